import type { GameId } from '@stammtisch/protocol';
import { useId } from 'react';
import { SuitIcon } from '../cards/Card.tsx';
import { useText } from '../i18n/useText.ts';
import styles from './GameChoice.module.css';
import { GAME_REGISTRY } from './registry.ts';

interface GameChoiceProps {
  games: readonly GameId[];
  value: GameId;
  onChange: (game: GameId) => void;
}

/** Which game: each with a line about it. */
export function GameChoice({ games, value, onChange }: GameChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('start.game')}</legend>
      <div className={styles.games}>
        {games.map((game) => (
          <label key={game} className={styles.game} data-testid={`game-${game}`}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={game === value}
              onChange={() => onChange(game)}
            />
            <span className={styles.sign}>
              <SuitIcon {...GAME_REGISTRY[game].sign} />
            </span>
            <span>
              <span className={styles.name}>{t(`games.${game}.name`)}</span>
              <span className={styles.about}>{t(`games.${game}.about`)}</span>
              <span className={styles.players}>{t(`games.${game}.players`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
