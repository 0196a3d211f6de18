import { createHash } from 'node:crypto';
import type { AdminSession } from '@stammtisch/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn, cookieName, newToken, tokenHash } from '../players/token.ts';
import type { ActRow } from '../store/records.ts';
import type { JournalStore } from '../store/store.ts';

/** Name of the cookie by which the desk knows who is logged in. */
const ADMIN_COOKIE = 'stammtisch-admin';

/** Without TLS the desk's cookie goes to nothing but the desk; behind TLS its name asks for the whole host. */
const cookiePath = (secure: boolean) => (secure ? '/' : '/api/admin');

/** A session ends so long after the last thing that was asked for. */
const IDLE_MS = 60 * 60_000;
/** It is written down anew only when so much of that has passed. */
const RENEW_MS = 60_000;

/** Sessions of the admin's desk: a random token in a cookie of its own, in the store only its hash. */
export class AdminSessions {
  readonly #store: JournalStore;
  readonly #passwordHash: string;

  constructor(store: JournalStore, passwordHash: string) {
    this.#store = store;
    this.#passwordHash = passwordHash;
  }

  /** Opens a session, together with the act of logging in, and gives its cookie. */
  async open(request: FastifyRequest, reply: FastifyReply, login: ActRow): Promise<AdminSession> {
    const token = newToken();
    const until = login.at + IDLE_MS;
    await this.#store.openAdminSession(this.#keyOf(token) ?? '', until, login);
    this.#setCookie(request, reply, token);
    return { state: 'in', until };
  }

  /** Whether a request comes from a session that lasts; then it lasts on. */
  async find(request: FastifyRequest, reply: FastifyReply, now = Date.now()): Promise<AdminSession> {
    const token = cookieIn(request.cookies, ADMIN_COOKIE);
    const key = this.#keyOf(token);
    const until = key === null ? null : await this.#store.adminSession(key);
    if (token === undefined || key === null || until === null || until < now) return { state: 'out' };
    const renewed = now + IDLE_MS;
    if (renewed - until < RENEW_MS) return { state: 'in', until };
    await this.#store.extendAdminSession(key, renewed);
    this.#setCookie(request, reply, token);
    return { state: 'in', until: renewed };
  }

  /** Ends a session, together with the act of logging out, and takes its cookie away; without one just the cookie. */
  async close(request: FastifyRequest, reply: FastifyReply, logout: ActRow | null): Promise<void> {
    const key = this.#keyOf(cookieIn(request.cookies, ADMIN_COOKIE));
    if (key !== null && logout !== null) await this.#store.closeAdminSession(key, logout);
    const secure = request.protocol === 'https';
    reply.clearCookie(cookieName(ADMIN_COOKIE, secure), { path: cookiePath(secure), secure });
  }

  /** The password's hash goes in: with another password every session is over. */
  #keyOf(token: string | undefined): string | null {
    const hash = tokenHash(token);
    return hash === null ? null : createHash('sha256').update(`${hash} ${this.#passwordHash}`).digest('hex');
  }

  #setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = request.protocol === 'https';
    reply.setCookie(cookieName(ADMIN_COOKIE, secure), token, {
      path: cookiePath(secure),
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: IDLE_MS / 1000,
    });
  }
}
