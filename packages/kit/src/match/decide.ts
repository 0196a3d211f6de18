import { type Beitraege, commitmentOf } from '../dealing/seed.ts';
import { isUnbound, openUmschlaege } from '../dealing/umschlaege.ts';
import { type AnyGame, accept, type Decision, type OfType, refuse, type Tagged } from '../game.ts';
import { type By, bySeat, isSeat, type Seat } from '../seats.ts';
import type { KernelEvent } from './events.ts';
import { isKernelType, type KernelIntent, kernelIntentSchema } from './intents.ts';
import { isEnded, type MatchState, type Siegel } from './state.ts';
import { nextStep } from './steps.ts';

/** A refusal that does not come from a game's rules. */
export type KernelRefusal = 'malformed' | 'notForYou' | 'matchOver' | 'notNow';

/** An intent that is well formed, with the seat it counts for. */
export type ParsedIntent =
  | { readonly kind: 'kernel'; readonly intent: KernelIntent }
  | { readonly kind: 'game'; readonly by: By; readonly intent: Tagged };

function typeOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
  return typeof raw.type === 'string' ? raw.type : null;
}

/** Splits `{…intent, seat}`, the form in which the table acts for a seat. */
function actingFor(raw: unknown): { seat: Seat; intent: unknown } | null {
  if (typeof raw !== 'object' || raw === null || !('seat' in raw) || !isSeat(raw.seat)) return null;
  const { seat, ...intent } = raw;
  return { seat, intent };
}

/**
 * Reads untrusted JSON as an intent. Strict; null if malformed. An intent by the table that carries `seat`
 * counts for that seat; the kernel's intents are the table's alone.
 */
export function parseIntent(game: AnyGame, by: By, raw: unknown): ParsedIntent | null {
  const type = typeOf(raw);
  if (type === null) return null;
  if (isKernelType(type)) {
    const parsed = kernelIntentSchema.safeParse(raw);
    return parsed.success && by === 'table' ? { kind: 'kernel', intent: parsed.data } : null;
  }
  const acting = by === 'table' ? actingFor(raw) : null;
  const intent = game.parseIntent(acting ? acting.intent : raw);
  return intent === null ? null : { kind: 'game', by: acting ? acting.seat : by, intent };
}

type DealingIntent = Extract<KernelIntent, { deal: number }>;

/** The first version is for logs that were written by it; new deals are sealed by the second. */
function sealed(match: MatchState, intent: OfType<KernelIntent, 'versiegeln'>): Decision<KernelEvent> {
  const { deal, secret, algorithm = 'chacha20-v1' } = intent;
  const commitment = commitmentOf({ algorithm, matchId: match.matchId, deal }, secret);
  return accept<KernelEvent>({ type: 'versiegelt', deal, algorithm, commitment, secret });
}

/** Bytes of a seat that was not bound to any beforehand are refused: they might be chosen by what the others showed. */
function mixed(match: MatchState, siegel: Siegel, opened: Beitraege): Decision<KernelEvent> {
  const { deal, algorithm, commitment, umschlaege } = siegel;
  if (umschlaege === null) return accept<KernelEvent>({ type: 'gemischt', deal, beitraege: opened });
  if (isUnbound(umschlaege, opened)) return refuse('notNow');
  const dealing = { algorithm, matchId: match.matchId, deal };
  const { beitraege, versaeumt } = openUmschlaege(dealing, commitment, umschlaege, opened);
  return accept<KernelEvent>({
    type: 'gemischt',
    deal,
    beitraege,
    versaeumt: bySeat((seat) => {
      const grund = versaeumt[seat];
      return grund === null ? null : { grund, mal: match.versaeumt[seat] + 1 };
    }),
  });
}

function decideDealing(game: AnyGame, match: MatchState, intent: DealingIntent): Decision<KernelEvent> {
  const { siegel } = match;
  const step = nextStep(game, match);
  if (step === null || step.type !== intent.type || step.deal !== intent.deal) return refuse('notNow');
  if (intent.type === 'versiegeln') return sealed(match, intent);
  if (siegel === null) return refuse('notNow');
  const { deal } = intent;
  switch (intent.type) {
    case 'hinterlegen':
      return accept<KernelEvent>({ type: 'hinterlegt', deal, umschlaege: intent.umschlaege });
    case 'mischen':
      return mixed(match, siegel, intent.beitraege);
    case 'offenlegen':
      return accept<KernelEvent>({ type: 'offengelegt', deal, secret: siegel.secret });
  }
}

function decideKernel(game: AnyGame, match: MatchState, intent: KernelIntent): Decision<KernelEvent> {
  switch (intent.type) {
    case 'versiegeln':
    case 'hinterlegen':
    case 'mischen':
    case 'offenlegen':
      return decideDealing(game, match, intent);
    case 'abbrechen':
      return isEnded(game, match) ? refuse('matchOver') : accept<KernelEvent>({ type: 'abgebrochen' });
    case 'vertreten':
    case 'zurueckkehren': {
      if (isEnded(game, match)) return refuse('matchOver');
      const vertreten = intent.type === 'vertreten';
      const { seat } = intent;
      if (match.vertreten[seat] === vertreten) return refuse('notNow');
      return accept<KernelEvent>({ type: 'vertretung', seat, vertreten });
    }
  }
}

/**
 * Decides a parsed intent on a whole match: the kernel's own by the kernel, all else by the game's rules.
 * Refuses with `matchOver` after the end and with `notNow` a deal that has not been sealed and mixed.
 */
export function decideMatch(game: AnyGame, match: MatchState, parsed: ParsedIntent): Decision<Tagged> {
  if (parsed.kind === 'kernel') return decideKernel(game, match, parsed.intent);
  if (isEnded(game, match)) return refuse('matchOver');
  if (parsed.by === 'table' && nextStep(game, match)?.type !== 'geben') return refuse('notNow');
  return game.decide(match.game, parsed.by, parsed.intent);
}
