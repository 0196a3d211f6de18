import type { DeskMatch } from '@stammtisch/protocol';
import { Crown, RefreshCw } from 'lucide-react';
import { clientGame } from '../../games/registry.ts';
import { useGameName } from '../../games/useGameName.ts';
import { type Formats, useFormats } from '../../i18n/useFormats.ts';
import { type KnownText, useKnownTexts, useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import panel from '../../ui/Panel.module.css';
import { deskTexts } from '../deskTexts.ts';
import { stateOf } from '../overview/MatchRow.tsx';
import styles from './MatchHead.module.css';

interface MatchHeadProps {
  matchId: string;
  match: DeskMatch;
  onRenew: () => void;
}

/** What the game counts, beside the place. */
function scoreOf(ranked: object, column: string, known: KnownText): string | null {
  const count = Object.entries(ranked).find(([name]) => name === column)?.[1];
  return typeof count === 'number' ? known('score', { count }) : null;
}

/** The four: by their places if there are any, else by their seats. */
function Players({ match: { game, names, ranking } }: { match: DeskMatch }) {
  const t = useTexts(deskTexts);
  const { recordTexts, scoreColumn } = clientGame(game);
  const known = useKnownTexts(recordTexts);
  if (ranking === null) {
    return (
      <ul className={styles.players}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat}>{name}</li>
        ))}
      </ul>
    );
  }
  return (
    <ol className={styles.players} aria-label={t('match.ranking')}>
      {[...ranking]
        .sort((a, b) => a.place - b.place)
        .map((ranked) => (
          <li key={ranked.seat} data-won={ranked.place === 1}>
            {ranked.place === 1 ? <Crown aria-hidden size={18} /> : null}
            {t('match.place', { place: ranked.place, name: names[ranked.seat] })}
            <span>{scoreOf(ranked, scoreColumn, known)}</span>
          </li>
        ))}
    </ol>
  );
}

function lengthOf({ createdAt, endedAt }: DeskMatch, { span }: Formats): string | null {
  return endedAt === null ? null : span((endedAt - createdAt) / 1000);
}

function Facts({ matchId, match }: Omit<MatchHeadProps, 'onRenew'>) {
  const t = useTexts(deskTexts);
  const formats = useFormats();
  const { patience, endedAt, createdAt } = match;
  const limit = (seconds: number) => (seconds === 0 ? t('match.noLimit') : formats.span(seconds));
  const facts: readonly (readonly [string, string | null])[] = [
    [t('match.began'), formats.moment(createdAt)],
    [t('match.ended'), endedAt === null ? t('match.running') : formats.moment(endedAt)],
    [t('match.length'), lengthOf(match, formats)],
    [t('match.rules'), t('match.rulesVersion', { version: match.rulesVersion })],
    [
      t('match.patience'),
      patience &&
        `${t('match.zugzeit', { time: limit(patience.zugzeit) })}; ${t('match.abwesenheit', { time: limit(patience.abwesenheit) })}`,
    ],
    [t('match.id'), match.imported ? match.matchId : matchId],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** What match it is: who played, when, how long, by which version of the rules, and who won. */
export function MatchHead({ matchId, match, onRenew }: MatchHeadProps) {
  const gameName = useGameName();
  const t = useTexts(deskTexts);
  const { moment } = useFormats();
  const state = stateOf(match);
  return (
    <header className={panel.panel}>
      <div className={panel.head}>
        <h1 className={styles.title}>
          {t('match.title', { game: gameName(match.game), time: moment(match.createdAt) })}
        </h1>
        <span className={styles.state} data-testid="match-state" data-state={state}>
          {t(`state.${state}`)}
        </span>
        {state === 'running' ? (
          <Button look="quiet" icon={<RefreshCw aria-hidden size={18} />} onClick={onRenew}>
            {t('reload')}
          </Button>
        ) : null}
      </div>
      {match.imported ? <p className={styles.imported}>{t('match.imported')}</p> : null}
      <Players match={match} />
      <Facts matchId={matchId} match={match} />
    </header>
  );
}
