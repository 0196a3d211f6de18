import type { Standing } from '@stammtisch/protocol';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './Standings.module.css';

/** How the matches of this room went so far, chalked on a slate. */
export function Standings({ standings }: { standings: readonly Standing[] }) {
  const t = useTexts(shellTexts);
  return (
    <table className={styles.slate} data-testid="standings">
      <caption className={styles.caption}>{t('room.standings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('room.standingName')}</th>
          <th scope="col">{t('room.standingMatches')}</th>
          <th scope="col">{t('room.standingWins')}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ name, matches, wins }, at) => (
          // Two may bear the same name; the order is the server's.
          // biome-ignore lint/suspicious/noArrayIndexKey: there is nothing else to tell them apart by
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{matches}</td>
            <td>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
