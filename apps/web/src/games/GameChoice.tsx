import type { GameId } from '@stammtisch/protocol';
import { useId } from 'react';
import { SuitIcon } from '../cards/Card.tsx';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './GameChoice.module.css';
import { clientGame } from './registry.ts';

interface GameChoiceProps {
  games: readonly GameId[];
  value: GameId;
  onChange: (game: GameId) => void;
}

/** Which game: each with a line about it. */
export function GameChoice({ games, value, onChange }: GameChoiceProps) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('start.game')}</legend>
      <div className={styles.games}>
        {games.map((game) => {
          const about = clientGame(game).about[language];
          return (
            <label key={game} className={styles.game} data-testid={`game-${game}`}>
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                checked={game === value}
                onChange={() => onChange(game)}
              />
              <span className={styles.sign}>
                <SuitIcon {...clientGame(game).sign} />
              </span>
              <span>
                <span className={styles.name}>{about.name}</span>
                <span className={styles.about}>{about.about}</span>
                <span className={styles.players}>{about.players}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
