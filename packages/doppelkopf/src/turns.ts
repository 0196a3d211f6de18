import { lastCard, type Seat } from '@stammtisch/kit';
import type { DoppelkopfIntent } from './intents.ts';
import { type DoppelkopfState, dealtStage, type Stage } from './state.ts';
import { turnOf } from './trick.ts';

/** Whom the table waits for; a possible knock does not count (DK-21). */
export function awaited(state: DoppelkopfState): readonly Seat[] {
  const { stage } = state;
  switch (stage.phase) {
    case 'fragen':
      return [stage.turn];
    case 'spiel':
      return [turnOf(stage)];
    case 'bereit':
    case 'ende':
      return [];
  }
}

function turnOpenedAt(stage: Stage): number {
  switch (stage.phase) {
    case 'fragen':
      return stage.turnAt;
    case 'spiel':
      return stage.play.turnAt;
    case 'bereit':
    case 'ende':
      return 0;
  }
}

/**
 * The seq of the entry that opened the decision which this intent answers; without intent, the turn. An announcement
 * answers the turn like the card after it (DK-17), a knock the deal, whoever's turn it is (DK-21).
 */
export function openedAt(state: DoppelkopfState, _seat: Seat, intent?: DoppelkopfIntent): number {
  if (intent?.type === 'klopfen') return dealtStage(state.stage)?.deal.givenAt ?? 0;
  return turnOpenedAt(state.stage);
}

/** Doppelkopf has nothing that must wait for a fixed time. */
export function heldSince(): null {
  return null;
}

/**
 * What the one awaited seat can only do now, and everybody knows it: lay its last card. No announcement reaches
 * trick 12 (DK-19) and no knock a seat's twelfth card (DK-21). Null wherever hands would decide that.
 */
export function automatic(
  state: DoppelkopfState,
): { readonly seat: Seat; readonly intent: DoppelkopfIntent } | null {
  const { stage } = state;
  if (stage.phase !== 'spiel') return null;
  const seat = turnOf(stage);
  return lastCard(seat, stage.deal.hands[seat]);
}
