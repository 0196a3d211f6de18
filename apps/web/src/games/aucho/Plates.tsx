import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { scoreText } from '../../table/score/numbers.ts';
import { ScoreMark } from '../../table/score/ScoreCorner.tsx';
import type { PlateFacts } from '../../table/seats/SeatPlate.tsx';
import { SeatPlates } from '../../table/seats/SeatPlates.tsx';
import { type AuchoText, auchoTexts } from './auchoTexts.ts';
import { SeatMarks } from './SeatMarks.tsx';

interface PlatesProps {
  view: AuchoView;
  room: RoomView;
  speech: ReadonlyMap<Seat, string>;
}

/** What a seat said last, for as long as the bidding goes on. */
function standingWord(view: AuchoView, seat: Seat, t: AuchoText): string | undefined {
  const { said } = view.seats[seat];
  const bidding = view.deal.phase === 'bieten' || view.deal.phase === 'lukasWahl';
  if (!bidding || (said !== 'weiter' && said !== 'kehr')) return undefined;
  return t(`say.${said}`);
}

/** The four seats of an Aucho table. */
export function Plates({ view, room, speech }: PlatesProps) {
  const t = useTexts(auchoTexts);
  const { own } = useScene();
  const { dealer, players } = view.deal;
  const { awaited } = view.table;
  const factsOf = (seat: Seat): PlateFacts => ({
    cards: view.seats[seat].cards,
    tricks: view.seats[seat].tricks,
    dealer: dealer === seat,
    awaited: awaited.includes(seat),
    note:
      dealer === seat && players.length > 0 && !players.includes(seat)
        ? t(seat === own ? 'seat.dealing' : 'seat.dealerWatching')
        : undefined,
    // What one says oneself is no news, and would lie over the trick.
    bubble: seat === own ? undefined : (speech.get(seat) ?? standingWord(view, seat, t)),
    open: view.offen?.hands[seat],
    marks: <SeatMarks view={view} seat={seat} />,
    score: (
      <ScoreMark
        look="slate"
        name={t('seat.stand', { count: view.score.stand[seat] })}
        score={scoreText(view.score.stand[seat])}
      />
    ),
  });
  return <SeatPlates room={room} factsOf={factsOf} />;
}
