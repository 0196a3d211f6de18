import type { AuchoView } from '@stammtisch/aucho';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { MatchEnd } from '../../table/score/MatchEnd.tsx';
import { scoreText } from '../../table/score/numbers.ts';
import styles from './AuchoEnd.module.css';
import { auchoTexts } from './auchoTexts.ts';
import { Chalk } from './Chalk.tsx';

interface AuchoEndProps {
  ranking: NonNullable<AuchoView['ranking']>;
  onSlate(): void;
  children?: ReactNode;
}

/** The end of a match of Aucho: the ranking with what each has on the slate. */
export function AuchoEnd({ ranking, onSlate, children }: AuchoEndProps) {
  const t = useTexts(auchoTexts);
  return (
    <MatchEnd
      ranking={ranking}
      look="slate"
      scoreOf={({ seat, striche, haerdoepfel, stand }) => (
        <>
          <span className={styles.chalk}>
            <Chalk kind="striche" count={striche} salt={seat} />
            <Chalk kind="haerdoepfel" count={haerdoepfel} salt={seat + 4} />
          </span>
          <span className={styles.stand}>
            <span className="visually-hidden">{t('slate.stand')} </span>
            {scoreText(stand)}
          </span>
        </>
      )}
      sheet={t('end.slate')}
      onSheet={onSlate}
    >
      {children}
    </MatchEnd>
  );
}
