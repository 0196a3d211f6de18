import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { scoreText } from '../../table/score/numbers.ts';
import { ScoreMark } from '../../table/score/ScoreCorner.tsx';
import type { PlateFacts } from '../../table/seats/SeatPlate.tsx';
import { SeatPlates } from '../../table/seats/SeatPlates.tsx';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import { SeatMarks } from './SeatMarks.tsx';

interface PlatesProps {
  view: DoppelkopfView;
  room: RoomView;
  speech: ReadonlyMap<Seat, string>;
}

/** The four seats of a Doppelkopf table. */
export function Plates({ view, room, speech }: PlatesProps) {
  const t = useTexts(doppelkopfTexts);
  const { own } = useScene();
  const factsOf = (seat: Seat): PlateFacts => {
    const { cards, tricks, augen } = view.seats[seat];
    const total = scoreText(view.score.totals[seat]);
    return {
      cards,
      tricks,
      dealer: view.deal.dealer === seat,
      awaited: view.table.awaited.includes(seat),
      note: augen === null ? undefined : t('trick.augen', { count: augen }),
      // What one says oneself is no news, and would lie over the trick; while all are asked there is none.
      bubble: seat === own && view.deal.phase !== 'fragen' ? undefined : speech.get(seat),
      open: view.offen?.hands[seat],
      marks: <SeatMarks view={view} seat={seat} />,
      score: <ScoreMark look="paper" name={t('seat.total', { points: total })} score={total} />,
    };
  };
  return <SeatPlates room={room} factsOf={factsOf} />;
}
