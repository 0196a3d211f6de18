import { isSeat, type Viewer } from '@stammtisch/kit';
import { tableSnapshotSchema, tableUpdateSchema } from '@stammtisch/protocol';
import { isObject, type JsonObject } from '../json.ts';
import type { Follower, Moment } from './follower.ts';
import { cardsIn, mayKnow } from './knowledge.ts';

/** Sections that show cards of other times than this deal's; each is checked in its own way. */
const ELSEWHEN = new Set(['result', 'draws']);

/** A message with a view in it, as it was heard. */
export interface Told {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: JsonObject;
  /** Null for a snapshot. */
  readonly events: readonly JsonObject[] | null;
  readonly text: string;
}

function isAsProtocol(name: string, message: unknown): boolean {
  const schema = name === 'table' ? tableUpdateSchema : tableSnapshotSchema;
  return schema.safeParse(message).success;
}

/** Reads a message that tells of a table; a text says what is wrong with it. */
export function readTold(name: string, message: unknown, viewer: Viewer, text: string): Told | string {
  if (!isObject(message) || !isObject(message.view) || !isAsProtocol(name, message)) {
    return `a message «${name}» is not as the protocol says`;
  }
  // What was sent itself, not what the schema makes of it, in whatever order.
  const { view, events, seat } = message;
  const seq = Number(message.seq);
  if (name === 'table') {
    return { viewer, seq, view, events: Array.isArray(events) ? events.filter(isObject) : [], text };
  }
  if (seat !== (isSeat(viewer) ? viewer : null)) return `a snapshot for seat ${seat} came to ${viewer}`;
  return { viewer, seq, view, events: null, text };
}

/** Whether it says what the kit's projector gives this viewer at that seq, all of it and nothing else. */
function wrongProjection(follower: Follower, { viewer, seq, view, events }: Told): string | null {
  const expected = follower.sections(seq, viewer);
  for (const [name, value] of Object.entries(view)) {
    if (JSON.stringify(value) !== expected[name]) return `section ${name} is not what ${viewer} may see`;
  }
  const before = events === null ? {} : follower.sections(seq - 1, viewer);
  for (const [name, value] of Object.entries(expected)) {
    const missing = !Object.hasOwn(view, name);
    if (missing && before[name] !== value) return `section ${name} has changed and is not told`;
  }
  if (events !== null && JSON.stringify(events) !== follower.events(seq, viewer)) {
    return `events are not what ${viewer} may see`;
  }
  return null;
}

function wrongHand({ known }: Moment, viewer: Viewer, hand: unknown): boolean {
  const shown = cardsIn(isObject(hand) ? hand.cards : []).sort();
  const held = isSeat(viewer) ? [...known.hands[viewer]].sort() : [];
  return shown.length > 0 && shown.join() !== held.join();
}

function wrongResult({ known }: Moment, result: unknown): boolean {
  if (!isObject(result)) return false;
  const lukas = Array.isArray(result.lukas) ? result.lukas : [];
  return !known.finished.includes(JSON.stringify([result.hands, lukas]));
}

/** Whether it names a card that this viewer cannot know: worked out from the log's events, whatever the projector says. */
function hiddenCard(moment: Moment, { viewer, view, events }: Told): string | null {
  const current = Object.entries(view).filter(([name]) => !ELSEWHEN.has(name));
  const said = (events ?? []).filter(({ type }) => type !== 'gezogen');
  for (const card of cardsIn([said, Object.fromEntries(current)])) {
    if (!mayKnow(moment.known, viewer, card)) return `${card}, which ${viewer} cannot know`;
  }
  if (wrongHand(moment, viewer, view.hand)) return `a hand that is not the one of ${viewer}`;
  if (wrongResult(moment, view.result)) return 'hands of a deal that is not over';
  for (const card of cardsIn(view.draws))
    if (!moment.draws.includes(card)) return `${card}, which nobody drew`;
  return null;
}

/** The secrets that seal the deals must not be seen before they are laid open. */
function sealedSecret({ match }: Moment, text: string): string | null {
  const secret = match.siegel?.secret ?? '';
  return secret !== '' && text.includes(secret) ? 'the secret of a deal that is not over' : null;
}

/** What is wrong with a message that tells of a table; null if nothing is. */
export function whatIsWrong(follower: Follower, told: Told): string | null {
  const moment = follower.at(told.seq);
  if (moment === undefined) return `seq ${told.seq}, which is not in the store`;
  const wrong =
    sealedSecret(moment, told.text) ?? hiddenCard(moment, told) ?? wrongProjection(follower, told);
  return wrong === null ? null : `${wrong} (match ${follower.row.id}, seq ${told.seq})`;
}
