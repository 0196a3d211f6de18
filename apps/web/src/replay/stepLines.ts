import type { ReplayDeal, ReplayStep } from '@stammtisch/protocol';
import type { Saying } from '../table/log/saying.ts';
import type { ReplayText } from './replayTexts.ts';

/** An entry in words. */
export interface StepLine {
  readonly seq: number;
  readonly text: string;
  /** Why the table acted for a seat, where that is worth a word. */
  readonly note: string | null;
  /** Whether it finished a trick. */
  readonly trick: boolean;
}

function noteOf({ acting }: ReplayStep, t: ReplayText): string | null {
  return acting === 'vertreten' || acting === 'zeit' ? t(`acting.${acting}`) : null;
}

/** The entries of a deal that have something to say, in their order. `tricks`: the seqs of those that finished one. */
export function stepLines(
  deal: ReplayDeal,
  tricks: readonly number[],
  saying: Saying,
  t: ReplayText,
): readonly StepLine[] {
  return deal.steps.flatMap((step) => {
    const sentences = step.events.flatMap((event) => saying.sentence(event) ?? []);
    if (sentences.length === 0) return [];
    const trick = tricks.includes(step.seq);
    return [{ seq: step.seq, text: sentences.join(' '), note: noteOf(step, t), trick }];
  });
}
