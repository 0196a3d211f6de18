import type { OptionSpecs } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { changedOptions, defaultOptions } from '../../games/options/changes.ts';
import { OptionField, type OptionFieldProps } from '../../games/options/OptionField.tsx';
import { OptionLine } from '../../games/options/OptionLine.tsx';
import { useOptionTexts } from '../../games/options/useOptionTexts.ts';
import { shellTexts } from '../../i18n/shellTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { hostName } from '../people.ts';
import type { RunCommand } from '../useCommand.ts';
import styles from './OptionsForm.module.css';
import { PatienceForm } from './PatienceForm.tsx';

interface OptionsFormProps {
  room: RoomView;
  specs: OptionSpecs;
  run: RunCommand;
}

/** All house rules of the room's game: for the host to set, for the others to read. */
export function OptionsForm({ room, specs, run }: OptionsFormProps) {
  const t = useTexts(shellTexts);
  const textOf = useOptionTexts(room.game);
  const changed = changedOptions(specs, room.options);
  const values = { ...defaultOptions(specs), ...room.options };
  const name = hostName(room);
  const items = Object.entries(specs).map(([option, spec]): OptionFieldProps & { key: string } => ({
    key: option,
    option,
    spec,
    text: textOf(option),
    value: values[option] ?? spec.default,
    changed: changed.includes(option),
    onChange: (value) => void run({ type: 'setOptions', options: { ...values, [option]: value } }),
  }));
  if (!room.you.host) {
    return (
      <div className={styles.form}>
        <p className={styles.note}>
          {name === null ? t('options.hostOnlyUnknown') : t('options.hostOnly', { name })}
        </p>
        <dl>
          {items.map(({ key, ...item }) => (
            <OptionLine key={key} {...item} />
          ))}
        </dl>
        <PatienceForm room={room} run={run} />
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {items.map(({ key, ...item }) => (
        <OptionField key={key} {...item} />
      ))}
      <PatienceForm room={room} run={run} />
      <Button
        look="quiet"
        disabled={changed.length === 0}
        onClick={() => void run({ type: 'setOptions', options: defaultOptions(specs) })}
      >
        {t('options.reset')}
      </Button>
    </div>
  );
}
