import { nextStep, type Seat, type Siegel, type TableStep } from '@stammtisch/kit';
import { fitsUmschlag } from '@stammtisch/kit/dealing';
import { clientMessageSchemas, type ErrorCode } from '@stammtisch/protocol';
import type { LiveTable } from '../tables/tableService.ts';
import type { Audience } from './audience.ts';
import { type Handler, type Handlers, handler, refuse } from './handlers.ts';
import type { IoSocket } from './types.ts';

export interface DealingServices {
  readonly audience: Pick<Audience, 'tableOf'>;
}

/** What a seat says to the dealing of its table: where that stands, and who says it. */
interface Said {
  readonly live: LiveTable;
  readonly seat: Seat;
  readonly step: TableStep | null;
}

/** The table and the seat of a connection, for a deal whose dealing goes on; or why not. */
async function saidBy(
  { audience }: DealingServices,
  socket: IoSocket,
  { matchId, deal }: { readonly matchId: string; readonly deal: number },
): Promise<Said | ErrorCode> {
  const found = await audience.tableOf(socket, matchId);
  if (found === null) return 'matchUnknown';
  const { live, viewer } = found;
  if (typeof viewer !== 'number') return 'notSeated';
  const step = nextStep(live.table.game, live.table.match);
  return step?.deal === deal ? { live, seat: viewer, step } : 'stale';
}

/** `umschlag`: refuses `matchUnknown`, `notSeated`, and `stale` any deal but one that is sealed, its hashes not taken down. */
function umschlag(services: DealingServices): Handler {
  return handler(clientMessageSchemas.umschlag, async (socket, message, answer) => {
    const said = await saidBy(services, socket, message);
    if (typeof said === 'string') return answer(refuse(said));
    const { live, seat, step } = said;
    if (step?.type !== 'hinterlegen') return answer(refuse('stale'));
    live.contributions.deposit(message.deal, seat, message.umschlag);
    answer({ ok: true });
    live.driver.poke();
  });
}

/** Whether a seat may show these bytes: in the first version of dealing nobody was bound to any. */
function fits(matchId: string, siegel: Siegel, seat: Seat, beitrag: string): boolean {
  const { algorithm, deal, commitment, umschlaege } = siegel;
  if (umschlaege === null) return true;
  return fitsUmschlag({ algorithm, matchId, deal }, commitment, seat, {
    umschlag: umschlaege[seat],
    beitrag,
  });
}

/**
 * `beitrag`: refuses `matchUnknown`, `notSeated`, `stale` any deal but one whose hashes are taken down and that is not
 * mixed, and `wrongBeitrag` bytes that the seat is not bound to.
 */
function beitrag(services: DealingServices): Handler {
  return handler(clientMessageSchemas.beitrag, async (socket, message, answer) => {
    const said = await saidBy(services, socket, message);
    if (typeof said === 'string') return answer(refuse(said));
    const { live, seat, step } = said;
    if (step?.type !== 'mischen') return answer(refuse('stale'));
    const right = fits(message.matchId, step.siegel, seat, message.beitrag);
    live.contributions.show(message.deal, seat, message.beitrag, right);
    answer(right ? { ok: true } : refuse('wrongBeitrag'));
    live.driver.poke();
  });
}

/** By what the browsers add to a deal: first a hash, then the bytes. */
export function dealingHandlers(services: DealingServices): Pick<Handlers, 'umschlag' | 'beitrag'> {
  return { umschlag: umschlag(services), beitrag: beitrag(services) };
}
