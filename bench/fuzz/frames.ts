import { parsed } from './json.ts';

/** The most bytes that the server takes in one message; one more, and it closes the connection. */
export const MESSAGE_BYTES = 8 * 1024;

/** JSON text that no value of JavaScript gives, such as `-0`, `1e999` or the same key twice, inside a value. */
export function verbatim(text: string): string {
  return `@@${text}@@`;
}

/** JSON with what is verbatim put in as it is. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/"@@((?:[^"\\]|\\.)*?)@@"/g, (_all, inner: string) => {
    const text = parsed(`"${inner}"`);
    return typeof text === 'string' ? text : 'null';
  });
}

/** A Socket.IO event as it goes over the wire, from the JSON of its arguments; with an id it asks for an answer. */
export function frameOf(json: string, id: number | null): string {
  return `42${id ?? ''}${json}`;
}

/** The same from the arguments. */
export function eventFrame(args: readonly unknown[], id: number | null): string {
  return frameOf(jsonText(args), id);
}

/** What a frame from the server says. */
export type Heard =
  | { readonly kind: 'open' | 'ping' | 'connected' | 'refused' | 'disconnected' | 'other' }
  | { readonly kind: 'event'; readonly name: string; readonly message: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown };

function heardList(text: string): readonly unknown[] {
  const list = parsed(text);
  return Array.isArray(list) ? list : [];
}

/** Reads a frame of Engine.IO 4 with Socket.IO 5 in it. */
export function readFrame(text: string): Heard {
  switch (text.slice(0, 2)) {
    case '40':
      return { kind: 'connected' };
    case '41':
      return { kind: 'disconnected' };
    case '42': {
      const [name, message] = heardList(text.slice(2));
      return { kind: 'event', name: String(name), message };
    }
    case '43': {
      const at = text.indexOf('[');
      const [answer] = heardList(text.slice(at));
      return { kind: 'answer', id: Number(text.slice(2, at)), answer };
    }
    case '44':
      return { kind: 'refused' };
  }
  if (text.startsWith('0')) return { kind: 'open' };
  return { kind: text.startsWith('2') ? 'ping' : 'other' };
}
