import type { SeatView } from '@stammtisch/protocol';
import { Crown, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ManageSeat.module.css';
import type { RunCommand } from './useCommand.ts';

interface WayProps {
  text?: string;
  look: 'quiet' | 'danger';
  icon: ReactNode;
  label: string;
  testId: string;
  onPress: () => void;
}

/** One thing that can be done; it says beforehand what it means, so that pressing it is enough. */
function Way({ text, look, icon, label, testId, onPress }: WayProps) {
  return (
    <div className={styles.way}>
      {text ? <p>{text}</p> : null}
      <Button wide look={look} icon={icon} data-testid={testId} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

export interface ManageSeatProps {
  seat: 0 | 1 | 2 | 3;
  held: SeatView;
  run: RunCommand;
  onClose: () => void;
}

/** What a host can do about a seat that somebody else holds. */
export function ManageSeat({ seat, held, run, onClose }: ManageSeatProps) {
  const t = useTexts(shellTexts);
  // Whoever sat there has stood up while the host was thinking.
  if (held.kind === 'empty') return null;
  const { kind, name } = held;
  const order = (type: 'passHost' | 'clearSeat'): void => {
    onClose();
    void run({ type, seat });
  };
  const clear = {
    look: 'danger',
    icon: <UserX aria-hidden size={20} />,
    label: t('seat.clear', { name }),
    testId: `clear-${seat}`,
    onPress: () => order('clearSeat'),
  } as const;
  return (
    <Dialog title={name} onClose={onClose}>
      {kind === 'player' ? (
        <>
          <Way
            text={t('seat.passHostConfirm', { name })}
            look="quiet"
            icon={<Crown aria-hidden size={20} />}
            label={t('seat.passHost', { name })}
            testId={`pass-host-${seat}`}
            onPress={() => order('passHost')}
          />
          <Way {...clear} text={t('seat.clearConfirm', { name })} />
        </>
      ) : (
        <Way {...clear} />
      )}
    </Dialog>
  );
}
