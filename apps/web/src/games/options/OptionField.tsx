import type { OptionSpec } from '@stammtisch/kit';
import { shellTexts } from '../../i18n/shellTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import styles from './options.module.css';
import type { OptionText } from './useOptionTexts.ts';

type Value = string | number | boolean;

export interface OptionFieldProps {
  /** The option's name in the game's specification. */
  option: string;
  spec: OptionSpec;
  text: OptionText;
  value: Value;
  changed: boolean;
  onChange: (value: Value) => void;
}

function Control({ spec, text, value, onChange }: OptionFieldProps) {
  switch (spec.kind) {
    case 'choice':
      return (
        <Choice
          stacked
          label={text.label}
          hint={text.help}
          value={String(value)}
          options={spec.values.map((answer) => ({
            value: String(answer),
            label: text.answer(answer),
          }))}
          onChange={(chosen) =>
            onChange(spec.values.find((answer) => String(answer) === chosen) ?? spec.default)
          }
        />
      );
    case 'flag':
      return <Toggle label={text.label} hint={text.help} on={value === true} onChange={onChange} />;
    case 'number':
      return (
        <Stepper
          label={text.label}
          hint={text.help}
          value={Number(value)}
          min={spec.min}
          max={spec.max}
          onChange={onChange}
        />
      );
  }
}

/** One house rule to be set, drawn from its specification. */
export function OptionField(props: OptionFieldProps) {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.field} data-changed={props.changed} data-testid={`option-${props.option}`}>
      {props.changed ? <span className={styles.mark}>{t('options.changedMark')}</span> : null}
      <Control {...props} />
    </div>
  );
}
