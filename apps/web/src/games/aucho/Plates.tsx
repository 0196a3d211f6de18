import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { SEATS } from '../../table/places.ts';
import { useScene } from '../../table/Scene.tsx';
import { type PlateFacts, SeatPlate } from '../../table/SeatPlate.tsx';
import { StandMark } from './Slate.tsx';
import { SeatMarks } from './seatMarks.tsx';
import { type AuchoText, useAuchoText } from './useAuchoText.ts';

interface PlatesProps {
  view: AuchoView;
  room: RoomView;
  speech: ReadonlyMap<Seat, string>;
}

/** What a seat said last, for as long as the bidding goes on. */
function standingWord(view: AuchoView, seat: Seat, t: AuchoText): string | undefined {
  const { said } = view.seats[seat];
  const bidding = view.table.phase === 'bieten' || view.table.phase === 'lukasWahl';
  if (!bidding || (said !== 'weiter' && said !== 'kehr')) return undefined;
  return t(`say.${said}`);
}

/** The four seats of an Aucho table. */
export function Plates({ view, room, speech }: PlatesProps) {
  const t = useAuchoText();
  const { own } = useScene();
  const { dealer, awaited, players, deal, phase } = view.table;
  const factsOf = (seat: Seat): PlateFacts => ({
    cards: view.seats[seat].cards,
    tricks: view.seats[seat].tricks,
    dealer: dealer === seat,
    awaited: awaited.includes(seat),
    note:
      dealer === seat && deal > 0 && phase !== 'ende' && !players.includes(seat)
        ? t(seat === own ? 'seat.dealing' : 'seat.dealerWatching')
        : undefined,
    bubble: speech.get(seat) ?? (seat === own ? undefined : standingWord(view, seat, t)),
    marks: <SeatMarks view={view} seat={seat} />,
    score: <StandMark stand={view.score.stand[seat]} />,
  });
  return SEATS.map((seat) => (
    <SeatPlate key={seat} seat={seat} sitting={room.seats[seat]} facts={factsOf(seat)} />
  ));
}
