import type { Problem } from '@stammtisch/protocol';

/** What an HTTP request came to. */
export interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, of the shape that the test names and looks at. */
  readonly body: T;
}

/**
 * Asks an HTTP server: POST with a body, else GET; `method` for anything else. Without a word the answer is taken for a
 * refusal.
 */
export async function ask<T = Problem>(
  url: string,
  { cookie = '', body, method, type = 'application/json' }: AskOptions = {},
): Promise<Answered<T>> {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }) },
    ...sent,
  });
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
  const { status, headers } = response;
  return { status, headers, text, body: isJson ? JSON.parse(text) : null };
}

export interface AskOptions {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly method?: string;
  readonly type?: string;
}

/** The cookie that an answer sets, as it is sent back. */
export function cookieOf({ headers }: Pick<Answered<unknown>, 'headers'>): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
