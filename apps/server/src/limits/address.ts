import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Finds a socket's address the way Fastify finds a request's: X-Forwarded-For counts from trusted proxies alone. */
export function addressReader(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustProxy]);
  return (request) => proxyAddr(request, trust) ?? 'unknown';
}
