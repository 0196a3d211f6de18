import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Finds a socket's address the way Fastify finds a request's: X-Forwarded-For counts from trusted proxies alone. */
export function addressReader(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustProxy]);
  return (request) => proxyAddr(request, trust) ?? 'unknown';
}

/** Of an IPv6 address its first 64 bits: whoever has one has all that share them. Of all others the address itself. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a request comes from this machine itself, and not through a proxy on it: that adds headers or another name. */
export function isFromHere({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const proxied =
    headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;
  return !proxied && LOOPBACK.has(socket.remoteAddress ?? '') && LOOPBACK_NAME.test(headers.host ?? '');
}
