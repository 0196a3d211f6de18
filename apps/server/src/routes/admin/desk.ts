import type { FastifyRequest } from 'fastify';
import type { AdminSessions } from '../../desk/adminSessions.ts';
import type { DeskMatches } from '../../desk/deskMatches.ts';
import type { Moderator } from '../../desk/moderator.ts';
import type { Games } from '../../games.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Imports } from '../../replay/imports.ts';
import type { ActRow } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';

/** All that the routes of the admin's desk need. */
export interface Desk {
  readonly store: Store;
  readonly games: Games;
  readonly limits: Limits;
  readonly passwordHash: string;
  readonly sessions: AdminSessions;
  readonly matches: DeskMatches;
  readonly imports: Imports;
  readonly moderator: Moderator;
  /** How many tables are in memory. */
  tables(): number;
}

type About = Partial<Pick<ActRow, 'matchId' | 'roomId' | 'detail'>>;

/** What is done, and from where, as the journal has it. What changes something is stored together with it. */
export function actOf(request: FastifyRequest, kind: ActRow['kind'], about: About = {}): ActRow {
  const { matchId = null, roomId = null, detail = '' } = about;
  return { at: Date.now(), address: request.ip, kind, matchId, roomId, detail };
}

/** Writes into the journal what is looked at. It is awaited: nothing is shown that is not recorded. */
export function record(
  { store }: Desk,
  request: FastifyRequest,
  kind: ActRow['kind'],
  about: About = {},
): Promise<void> {
  return store.recordAct(actOf(request, kind, about));
}
