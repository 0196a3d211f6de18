import type { MischungSection } from '@stammtisch/kit';
import { umschlagOf } from '@stammtisch/kit/dealing';
import type { Result } from '@stammtisch/protocol';
import type { TestClient } from './client.ts';

/** Where the dealing of the client's table stands; null before it begins. */
export function mischungOf({ table }: TestClient): MischungSection | null {
  return (table?.view.mischung as MischungSection | null | undefined) ?? null;
}

/** The hash of these bytes for the deal that the client sees sealed. */
export function hashOf(client: TestClient, beitrag: string): string {
  const { table } = client;
  const mischung = mischungOf(client);
  if (table === null || table.seat === null || mischung === null) throw new Error('nothing is sealed');
  const { deal, commitment } = mischung;
  return umschlagOf(
    { algorithm: 'chacha20-v2', matchId: table.matchId, deal },
    commitment,
    table.seat,
    beitrag,
  );
}

/** Sends the hash of these bytes for the deal that is sealed. */
export function deposit(client: TestClient, beitrag: string, change: object = {}): Promise<Result> {
  const message = {
    matchId: client.table?.matchId ?? '',
    deal: mischungOf(client)?.deal ?? 0,
    umschlag: hashOf(client, beitrag),
    ...change,
  };
  return client.socket.emitWithAck('umschlag', message);
}

/** Shows these bytes for the deal that is sealed. */
export function show(client: TestClient, beitrag: string, change: object = {}): Promise<Result> {
  const message = {
    matchId: client.table?.matchId ?? '',
    deal: mischungOf(client)?.deal ?? 0,
    beitrag,
    ...change,
  };
  return client.socket.emitWithAck('beitrag', message);
}

/** Waits until the hashes of that deal may be deposited. */
export function untilSealed(client: TestClient, deal: number): Promise<void> {
  return client.until((one) => {
    const mischung = mischungOf(one);
    return mischung?.deal === deal && mischung.umschlaege === null && !mischung.gemischt;
  });
}

/** Waits until the hashes of that deal are taken down; gives them. */
export async function untilListed(client: TestClient, deal: number) {
  await client.until((one) => mischungOf(one)?.deal === deal && mischungOf(one)?.umschlaege !== null);
  return mischungOf(client)?.umschlaege ?? [];
}

/** Waits until that deal, or a later one, is mixed. */
export function untilMixed(client: TestClient, deal: number): Promise<void> {
  return client.until((one) => {
    const mischung = mischungOf(one);
    return mischung !== null && (mischung.deal > deal || (mischung.deal === deal && mischung.gemischt));
  });
}

/** Does for every deal from now on what a browser does, with the same bytes each time. */
export function behave(client: TestClient, beitrag: string): void {
  const sent = new Set<string>();
  const once = (what: string, send: () => Promise<Result>) => {
    const key = `${what} ${mischungOf(client)?.deal}`;
    if (sent.has(key)) return;
    sent.add(key);
    // The connection may go away with the answer outstanding.
    send().catch(() => undefined);
  };
  const look = () => {
    const mischung = mischungOf(client);
    if (mischung === null || mischung.gemischt) return;
    if (mischung.umschlaege === null) once('umschlag', () => deposit(client, beitrag));
    else once('beitrag', () => show(client, beitrag));
  };
  // Its own listeners merge what has come only after this one is called.
  client.socket.onAny(() => queueMicrotask(look));
  look();
}
