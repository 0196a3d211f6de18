import type { TableLog } from '@stammtisch/protocol';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RoomConnection } from '../../connection/types.ts';
import { useErrorText, useTexts } from '../../i18n/useTexts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './History.module.css';
import type { Say } from './useSay.ts';

export interface HistoryProps {
  /** The deal that is being played. */
  deal: number;
  /** Changes with every entry, so that what is open stays up to date. */
  seq: number;
  say: Say;
  log: RoomConnection['log'] | undefined;
  onClose(): void;
}

type Fetched = { readonly log: TableLog } | { readonly code: string } | null;

function useLog(log: HistoryProps['log'], deal: number, seq: number): Fetched {
  const [fetched, setFetched] = useState<Fetched>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every entry there is more to tell.
  useEffect(() => {
    let wanted = true;
    void log?.(deal).then((answer) => {
      if (wanted) setFetched(answer.ok ? { log: answer.log } : { code: answer.code });
    });
    return () => {
      wanted = false;
    };
  }, [log, deal, seq]);
  return fetched;
}

function Lines({ fetched, say }: { fetched: Fetched; say: Say }) {
  const t = useTexts(tableTexts);
  const errorText = useErrorText();
  if (fetched === null) return <p role="status">{t('history.loading')}</p>;
  if ('code' in fetched) return <p role="alert">{errorText(fetched.code)}</p>;
  const lines = fetched.log.entries.flatMap(({ seq, events }) =>
    events.flatMap((event, i) => {
      const text = say(event);
      return text === null ? [] : [{ key: `${seq}.${i}`, text }];
    }),
  );
  if (lines.length === 0) return <p>{t('history.none')}</p>;
  return (
    <ol className={styles.lines} data-testid="history-lines">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}

/** The play so far in words, deal by deal. */
export function History({ deal: current, seq, say, log, onClose }: HistoryProps) {
  const t = useTexts(tableTexts);
  const [deal, setDeal] = useState(current);
  const fetched = useLog(log, deal, seq);
  const deals = fetched !== null && 'log' in fetched ? fetched.log.deals : [];
  const at = deals.indexOf(deal);
  const step = (to: number | undefined, name: string, icon: typeof ChevronLeft) => {
    const Icon = icon;
    return (
      <IconButton label={name} disabled={to === undefined} onClick={() => to !== undefined && setDeal(to)}>
        <Icon aria-hidden />
      </IconButton>
    );
  };
  return (
    <Dialog title={t('history.title')} onClose={onClose}>
      <div className={styles.head}>
        {step(at > 0 ? deals[at - 1] : undefined, t('history.before'), ChevronLeft)}
        <b data-testid="history-deal">{deal === 0 ? t('history.draw') : t('history.deal', { n: deal })}</b>
        {step(at < 0 ? undefined : deals[at + 1], t('history.after'), ChevronRight)}
      </div>
      <Lines fetched={fetched} say={say} />
    </Dialog>
  );
}
