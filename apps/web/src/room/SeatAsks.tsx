import type { Seat } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { Armchair } from 'lucide-react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './MatchNotices.module.css';
import type { RunCommand } from './useCommand.ts';

interface AskSeatProps {
  room: RoomView;
  /** The seat of a player who is gone. */
  seat: Seat;
  run: RunCommand;
}

/** For whoever watches: to ask for the seat that was theirs in another browser. */
export function AskSeat({ room, seat, run }: AskSeatProps) {
  const t = useTexts(shellTexts);
  if (room.you.seat !== null || room.you.asks !== null) return null;
  return (
    <Button look="quiet" data-testid={`ask-seat-${seat}`} onClick={() => void run({ type: 'askSeat', seat })}>
      {t('match.askSeat')}
    </Button>
  );
}

interface SeatAsksProps {
  room: RoomView;
  nameOf: (seat: Seat) => string;
  run: RunCommand;
}

/** Who asks for whose seat, with a yes and a no for those whose word it takes; and what became of one's own seat. */
export function SeatAsks({ room, nameOf, run }: SeatAsksProps) {
  const t = useTexts(shellTexts);
  const { you, asks } = room;
  return (
    <>
      {you.seatWentTo !== null && you.seat === null ? (
        <p className={styles.notice} data-testid="seat-went">
          <Armchair aria-hidden size={18} /> {t('match.seatWent', { name: you.seatWentTo })}
        </p>
      ) : null}
      {asks.map(({ seat, name, yes, needed }) => (
        <p key={`${seat} ${name}`} className={styles.notice} data-testid={`asks-${seat}`}>
          {t('match.asks', { name, of: nameOf(seat) })}
          {needed > 1 ? ` (${t('match.asksCount', { yes, needed })})` : null}
          {you.answers[seat]
            ? [true, false].map((said) => (
                <Button
                  key={String(said)}
                  look="quiet"
                  data-testid={`${said ? 'yes' : 'no'}-${seat}`}
                  onClick={() => void run({ type: 'answerAsk', seat, name, yes: said })}
                >
                  {t(said ? 'match.asksYes' : 'match.asksNo')}
                </Button>
              ))
            : null}
        </p>
      ))}
    </>
  );
}
