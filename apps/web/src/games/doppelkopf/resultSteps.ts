import type { BasePart, DealReport, Doubling, Party } from '@stammtisch/doppelkopf';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import type { DoppelkopfText } from './doppelkopfTexts.ts';

/** A step of the reckoning: what is added or doubled, and why. */
export interface Step {
  readonly key: string;
  readonly words: string;
}

/** The seats' names of a party. */
export function partyNames({ re }: DealReport, party: Party, scene: SceneValue): string {
  const seats = ([0, 1, 2, 3] as const).filter((seat) => re.includes(seat) === (party === 're'));
  return seats.map(scene.nameOf).join(', ');
}

/** The Absagen of a party, as they were said. */
function absagenOf(report: DealReport, party: Party, t: DoppelkopfText): string {
  return report.ansagen
    .filter(({ seat, ansage }) => report.re.includes(seat) === (party === 're') && ansage !== party)
    .map(({ ansage }) => t(`ansage.${ansage}`))
    .join(', ');
}

/** Why the deal is won or lost, in a sentence. */
export function whyOf(report: DealReport, t: DoppelkopfText): string {
  const { why, winner, needed, reAugen } = report;
  const gaps = { needed, re: reAugen };
  if (winner === null || why === 'beideVerfehlt') return t('result.why.beideVerfehlt');
  if (why === 'augen') return t(winner === 're' ? 'result.why.reAugen' : 'result.why.kontraAugen', gaps);
  const other = winner === 're' ? 'kontra' : 're';
  const party = why === 'absageErfuellt' ? winner : other;
  return t(`result.why.${why}`, { party: t(`party.${party}`), ansagen: absagenOf(report, party, t) });
}

function partWords(part: BasePart, t: DoppelkopfText): string {
  switch (part.reason) {
    case 'gewonnen':
    case 'gegenDieAlten':
      return t(`result.part.${part.reason}`);
    case 'angesagt':
    case 'verfehlt':
      return t(`result.part.${part.reason}`, { ansage: t(`ansage.${part.ansage}`) });
  }
}

/** The base, point by point. */
export function baseSteps({ parts }: DealReport, t: DoppelkopfText): readonly Step[] {
  return parts.map((part) => {
    const words = partWords(part, t);
    return { key: `${part.reason}:${words}`, words };
  });
}

function doublingWords(doubling: Doubling, scene: SceneValue, t: DoppelkopfText): string {
  const name = scene.nameOf(doubling.seat);
  if (doubling.reason === 'klopfen') return t('result.doubling.klopfen', { name });
  const ansage = t(`ansage.${doubling.ansage}`);
  return t('result.doubling.ansage', { ansage, name, n: doubling.trick });
}

/** Each doubling, with who made it. */
export function doublingSteps(report: DealReport, scene: SceneValue, t: DoppelkopfText): readonly Step[] {
  return report.doublings.map((doubling) => ({
    key: doubling.reason === 'klopfen' ? `k${doubling.seat}` : `${doubling.seat}${doubling.ansage}`,
    words: doublingWords(doubling, scene, t),
  }));
}
