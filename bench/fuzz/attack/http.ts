import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Random } from '@stammtisch/kit/testing/random';
import { jsonText } from '../frames.ts';
import type { Person } from '../people/person.ts';
import type { Verdict } from '../verdict.ts';
import { mutate } from './mutate.ts';

/** What lies next to the folder of the client and must never be served. */
export const HIDDEN_TEXT = 'this file lies outside of what is served';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

const PATHS = [
  '/api/session',
  '/api/rooms',
  '/api/games',
  '/api/transfer',
  '/api/transfer/claim',
  '/api/matches/aaaaaaaaaaaaaaaaaaaa',
  '/api/matches/aaaaaaaaaaaaaaaaaaaa/deals/1?view=open',
  '/api/matches/aaaaaaaaaaaaaaaaaaaa/deals/1e9?view=5&view=0',
  '/api/matches/%2e%2e/session',
  '/api/rooms/zzzzzzzzzzzzzz/matches',
  '/api/admin/session',
  '/api/admin/matches?player=%00&after=0-__proto__',
  '/api/admin/matches/aaaaaaaaaaaaaaaaaaaa/verify',
  '/api/admin/records',
  '/api/admin/rooms/zzzzzzzzzzzzzz/close',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/../../../../hidden.txt',
  '/m/abc',
  '/admin/m/..%2f..%2fhidden.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/',
  '/r/abc',
  '/r/%00',
  '/r/%E0%A4%A',
  `/r/${'a'.repeat(3000)}`,
  '/index.html',
  '/../hidden.txt',
  '/..%2fhidden.txt',
  '/%2e%2e/hidden.txt',
  '/%2e%2e%2fhidden.txt',
  '/assets/../../hidden.txt',
  '/assets/..%5c..%5chidden.txt',
  '/....//hidden.txt',
  '//hidden.txt',
  '/.%00./hidden.txt',
  '/assets/%252e%252e/%252e%252e/hidden.txt',
  '/fuzz.db',
  '/../fuzz.db',
  '/socket.io/',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=3&transport=websocket',
  '/socket.io/?EIO=4&transport=websocket&sid=__proto__',
  '/socket.io/socket.io.js',
  '/__proto__',
  '/constructor/prototype',
  '/api/session?__proto__[a]=1&a[]=2',
];

const TYPES = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  'x',
  '',
];

const COOKIES = [
  'stammtisch=',
  'stammtisch=%E0%A4%A',
  `stammtisch=${'a'.repeat(43)}`,
  '__proto__=1',
  'stammtisch={}; ;;=;',
];

/** Bytes that are not HTTP, or almost. */
const RAW = [
  '\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET  / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET /x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
];

function body(random: Random): string {
  const right = random.oneIn(2) ? { name: `Hostile ${random.below(50)}` } : { game: 'aucho' };
  switch (random.below(6)) {
    case 0:
      return jsonText(right);
    case 1:
      return `{"name":"${'x'.repeat(random.pick([100, 2000, 20_000, 200_000]))}"}`;
    case 2:
      return random.pick([
        '',
        '{',
        '[]',
        'null',
        '"x"',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{}}}',
        '\u0000',
      ]);
    default:
      return jsonText(mutate(right, random));
  }
}

/** Sends HTTP garbage to every route; no answer may be a failure of the server, or what is not served. */
export class HttpAttack {
  readonly #url: URL;
  readonly #verdict: Verdict;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(url: string, verdict: Verdict) {
    this.#url = new URL(url);
    this.#verdict = verdict;
  }

  send(random: Random, number: number, person: Person): Promise<void> {
    return random.oneIn(10) ? this.#bytes(random) : this.#request(random, number, person);
  }

  #request(random: Random, number: number, person: Person): Promise<void> {
    const method = random.oneIn(2) ? 'GET' : random.pick(METHODS);
    const path = random.pick(PATHS);
    const sends = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
    const text = sends ? body(random) : '';
    const headers: Record<string, string> = {
      cookie: random.oneIn(2) ? person.cookie : random.pick(COOKIES),
      accept: random.pick(['*/*', 'text/html', '']),
    };
    if (sends) headers['content-type'] = random.oneIn(2) ? 'application/json' : random.pick(TYPES);
    return this.#exchange({ method, path, headers, text }, number);
  }

  #exchange(
    {
      method,
      path,
      headers,
      text,
    }: { method: string; path: string; headers: Record<string, string>; text: string },
    number: number,
  ): Promise<void> {
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      const sent = request(
        { hostname, port, method, path, headers, agent: this.#agent, timeout: 20_000 },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('close', () => {
            this.#judge(
              `${method} ${path}`,
              answer.statusCode ?? 0,
              Buffer.concat(chunks).toString(),
              number,
            );
            resolve();
          });
        },
      );
      // A server may close on whoever sends too much.
      sent.on('error', () => resolve());
      sent.on('upgrade', (_answer, socket) => {
        socket.destroy();
        resolve();
      });
      sent.on('timeout', () => {
        this.#verdict.violate(`${method} ${path} was never answered`, number);
        sent.destroy();
      });
      sent.end(text);
    });
  }

  #judge(what: string, status: number, text: string, number: number): void {
    this.#verdict.answered(`HTTP ${status}`);
    if (status >= 500 && status !== 501)
      this.#verdict.violate(`${what} was answered ${status}: ${text}`, number);
    const shown = text.includes(HIDDEN_TEXT) || text.startsWith('SQLite format');
    if (shown) this.#verdict.violate(`${what} gave a file that is not served`, number);
    if (/\bat .*\.(ts|js):\d+/.test(text))
      this.#verdict.violate(`${what} gave a stack trace: ${text}`, number);
  }

  #bytes(random: Random): Promise<void> {
    const { hostname, port } = this.#url;
    const socket = connect(Number(port), hostname);
    return new Promise((resolve) => {
      socket.setTimeout(300, () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      socket.on('data', () => socket.end());
      socket.write(random.pick(RAW), 'latin1');
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
