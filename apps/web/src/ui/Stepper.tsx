import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from './Button.tsx';
import styles from './fields.module.css';

interface StepperProps {
  label: ReactNode;
  hint?: string | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small number, changed one by one. */
export function Stepper({ label, hint, value, min, max, onChange }: StepperProps) {
  const t = useTexts(shellTexts);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its fields
    <div className={styles.toggle} role="group" aria-labelledby={id}>
      <div>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint ? <span className={styles.note}>{hint}</span> : null}
      </div>
      <div className={styles.stepper}>
        <IconButton label={t('options.less')} disabled={value <= min} onClick={() => onChange(value - 1)}>
          <Minus aria-hidden size={20} />
        </IconButton>
        <output className={styles.number}>{value}</output>
        <IconButton label={t('options.more')} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <Plus aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  );
}
