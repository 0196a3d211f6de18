import { WebSocket } from 'ws';
import { eventFrame, readFrame } from './frames.ts';
import type { Person } from './people/person.ts';

const OPEN_MS = 20_000;

export interface ConnectionOptions {
  readonly url: string;
  readonly person: Person | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often it asks for the one socket that it may have; by default once. */
  readonly connects?: number;
}

/** Told of all that comes down a connection. */
export interface Listener {
  event(connection: Connection, name: string, message: unknown, text: string): void;
  closed?(connection: Connection): void;
}

/** Socket.IO spoken by hand over a websocket, so that anything at all can be said, and fast. */
export class Connection {
  readonly person: Person | null;
  /** Rooms that it asked to enter. */
  readonly rooms = new Set<string>();
  /** Number of the last message of the fuzzer that it sent. */
  lastSent = 0;
  /** Whether a newer connection has taken its place; until it enters again it must be told no more. */
  superseded = false;
  /** How many sockets the server has opened on it. */
  sockets = 0;
  /** Messages `enter` whose answers are still to come. */
  entering = 0;
  readonly #socket: WebSocket;
  readonly #connects: number;
  readonly #listener: Listener;
  readonly #answers = new Map<number, { readonly what: string; answered(answer: unknown): void }>();
  readonly #opened: Promise<boolean>;
  #settle: (connected: boolean) => void = () => {};
  #ids = 0;
  #closed = false;

  constructor({ url, person, headers = {}, connects = 1 }: ConnectionOptions, listener: Listener) {
    this.#connects = connects;
    this.person = person;
    this.#listener = listener;
    const cookie = person === null ? {} : { cookie: person.cookie };
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { ...cookie, ...headers },
      handshakeTimeout: OPEN_MS,
      perMessageDeflate: false,
    });
    this.#opened = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#socket.on('message', (data) => this.#heard(String(data)));
    // What fails is closed too; why does not matter to a fuzzer.
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#close());
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** How many answers are still to come. */
  get outstanding(): number {
    return this.#answers.size;
  }

  /** Whether the server let it in. */
  connected(): Promise<boolean> {
    return this.#opened;
  }

  send(frame: string | Uint8Array): void {
    if (!this.#closed && this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  /** What was asked first of all that is not answered yet. */
  get unanswered(): string {
    const [first] = this.#answers.values();
    return first?.what ?? '';
  }

  /** An id for a message whose answer is waited for. */
  expect(what: string, answered: (answer: unknown) => void): number {
    this.#ids++;
    this.#answers.set(this.#ids, { what, answered });
    return this.#ids;
  }

  /** Sends a message and waits for its answer; null if the connection closes first. */
  ask(name: string, message: unknown): Promise<unknown> {
    if (this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      const id = this.expect(name, resolve);
      this.send(eventFrame([name, message], id));
    });
  }

  close(): void {
    this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Reads nothing more, and leaves it lying on the way. */
  pause(): void {
    this.#socket.pause();
  }

  /** Reads on. */
  resume(): void {
    this.#socket.resume();
  }

  #close(): void {
    this.#closed = true;
    this.#settle(false);
    const waiting = [...this.#answers.values()];
    this.#answers.clear();
    for (const { answered } of waiting) answered(null);
    this.#listener.closed?.(this);
  }

  #heard(text: string): void {
    const heard = readFrame(text);
    switch (heard.kind) {
      case 'open':
        for (let i = 0; i < this.#connects; i++) this.send('40');
        break;
      case 'ping':
        this.send('3');
        break;
      case 'connected':
        this.sockets++;
        this.#settle(true);
        break;
      case 'refused':
        this.#settle(false);
        this.close();
        break;
      case 'event':
        this.#listener.event(this, heard.name, heard.message, text);
        break;
      case 'answer': {
        const asked = this.#answers.get(heard.id);
        this.#answers.delete(heard.id);
        asked?.answered(heard.answer);
      }
    }
  }
}
