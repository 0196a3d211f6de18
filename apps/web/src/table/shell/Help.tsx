import { useTexts } from '../../i18n/useTexts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './Help.module.css';

/** How cards and buttons are handled, by finger, mouse and keys. */
export function Help({ onClose }: { onClose(): void }) {
  const t = useTexts(tableTexts);
  const keys = [
    [t('help.keyArrows'), t('help.arrows')],
    [t('help.keyEnter'), t('help.enter')],
    [t('help.keyDigits'), t('help.digits')],
    ['L', t('help.last')],
    ['V', t('help.history')],
    ['?', t('help.help')],
  ] as const;
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <div data-testid="table-help">
        <p>{t('help.touch')}</p>
        <p>{t('help.mouse')}</p>
        <dl className={styles.keys}>
          {keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
