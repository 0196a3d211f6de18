/** What an HTTP request came to. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; its shape is looked at by the test. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  readonly body: any;
}

/** Asks an HTTP server: POST with a body, else GET; `method` for anything else. */
export async function ask(
  url: string,
  { cookie = '', body, method, type = 'application/json' }: AskOptions = {},
): Promise<Answered> {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }) },
    ...sent,
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true;
  const isLines = response.headers.get('content-type')?.includes('ndjson') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: json && !isLines ? JSON.parse(text) : null,
  };
}

export interface AskOptions {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly method?: string;
  readonly type?: string;
}

/** The cookie that an answer sets, as it is sent back. */
export function cookieOf({ headers }: Answered): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
