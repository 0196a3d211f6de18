import type { DeskMatch } from '@stammtisch/protocol';
import { changedOptions } from '../../games/options/changes.ts';
import { OptionLine } from '../../games/options/OptionLine.tsx';
import { useOptionTexts } from '../../games/options/useOptionTexts.ts';
import { useGames } from '../../games/useGames.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { deskTexts } from '../deskTexts.ts';
import styles from './OptionsPanel.module.css';

/** The house rules by which a match was played. */
export function OptionsPanel({ match: { game, options } }: { match: DeskMatch }) {
  const t = useTexts(deskTexts);
  const games = useGames();
  const textOf = useOptionTexts(game);
  const specs = games?.find(({ id }) => id === game)?.options ?? {};
  const changed = changedOptions(specs, options);
  return (
    <Panel heading={t('match.options')}>
      <dl className={styles.lines}>
        {Object.entries(specs).map(([option, spec]) => (
          <OptionLine
            key={option}
            option={option}
            spec={spec}
            text={textOf(option)}
            value={options[option] ?? spec.default}
            changed={changed.includes(option)}
          />
        ))}
      </dl>
    </Panel>
  );
}
