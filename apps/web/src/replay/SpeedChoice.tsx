import { useTexts } from '../i18n/useTexts.ts';
import { replayTexts } from './replayTexts.ts';
import styles from './Stepper.module.css';
import { SPEEDS, type Speed } from './usePlayback.ts';

interface SpeedChoiceProps {
  speed: Speed;
  onSpeed(speed: Speed): void;
}

/** How quickly it plays by itself. */
export function SpeedChoice({ speed, onSpeed }: SpeedChoiceProps) {
  const t = useTexts(replayTexts);
  return (
    <label className={styles.speed}>
      <span className="visually-hidden">{t('move.speed')}</span>
      <select
        value={speed}
        onChange={(event) => onSpeed(SPEEDS.find((name) => name === event.target.value) ?? 'normal')}
      >
        {SPEEDS.map((name) => (
          <option key={name} value={name}>
            {t(`speed.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
