import type { DeskMatch } from '@stammtisch/protocol';
import { usePreference } from '../../browser/preferences.ts';
import { changedOptions } from '../../games/options/changes.ts';
import { OptionLine } from '../../games/options/OptionLine.tsx';
import { optionText } from '../../games/options/optionTexts.ts';
import { useGames } from '../../games/useGames.ts';
import { languagePreference } from '../../i18n/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useDeskText } from '../useDeskText.ts';
import styles from './OptionsPanel.module.css';

/** The house rules by which a match was played. */
export function OptionsPanel({ match: { game, options } }: { match: DeskMatch }) {
  const t = useDeskText();
  const games = useGames();
  const [language] = usePreference(languagePreference);
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
            text={optionText(game, language, option)}
            value={options[option] ?? spec.default}
            changed={changed.includes(option)}
          />
        ))}
      </dl>
    </Panel>
  );
}
