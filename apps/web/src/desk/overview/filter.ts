import type { GameId, MatchFilter } from '@stammtisch/protocol';
import { DAY, LIST_PLACE, MATCH_STATES, NAME_UNITS_MAX, TAG } from '@stammtisch/protocol/constants';
import { isRoomId } from '../../browser/router.ts';
import { KNOWN_GAMES } from '../../games/registry.ts';

/** What the list is asked for: which matches, and from where on. */
export interface ListQuery {
  readonly filter: MatchFilter;
  readonly after: string | null;
}

const REFUSED = ['yes', 'no'] as const satisfies readonly MatchFilter['refused'][];

/** Whether a text can be a tag. */
export function isTag(text: string): boolean {
  return TAG.test(text);
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function matching(text: string | null, fits: (text: string) => boolean): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed !== '' && fits(trimmed) ? trimmed : undefined;
}

/** Reads the page's address; what cannot be right there counts as not there. */
export function queryFrom(search: string): ListQuery {
  const query = new URLSearchParams(search);
  const games: readonly GameId[] = KNOWN_GAMES;
  const filter: MatchFilter = {
    game: oneOf(games, query.get('game')),
    room: matching(query.get('room'), isRoomId),
    player: matching(query.get('player'), (text) => text.length <= NAME_UNITS_MAX),
    from: matching(query.get('from'), (text) => DAY.test(text)),
    to: matching(query.get('to'), (text) => DAY.test(text)),
    state: oneOf(MATCH_STATES, query.get('state')),
    refused: oneOf(REFUSED, query.get('refused')),
    tag: matching(query.get('tag'), isTag),
  };
  return { filter, after: matching(query.get('after'), (text) => LIST_PLACE.test(text)) ?? null };
}

/** The query of an address; empty where everything is shown from the beginning. */
export function searchOf({ filter, after }: ListQuery): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== '') query.set(name, value);
  if (after !== null) query.set('after', after);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
