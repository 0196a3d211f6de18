import { shellTexts } from '../../i18n/shellTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { OptionFieldProps } from './OptionField.tsx';
import styles from './options.module.css';

/** One house rule to be read. */
export function OptionLine({ text, value, changed }: Omit<OptionFieldProps, 'onChange'>) {
  const t = useTexts(shellTexts);
  const yesNo = value === true ? t('options.yes') : t('options.no');
  const answer = typeof value === 'boolean' ? yesNo : text.answer(value);
  return (
    <div className={styles.line} data-changed={changed}>
      <dt>
        {text.label}
        <span className={styles.help}>{text.help}</span>
      </dt>
      <dd className={styles.answer}>
        {answer}
        {changed ? <span className={styles.mark}>{t('options.changedMark')}</span> : null}
      </dd>
    </div>
  );
}
