import type { Failure } from '../../connection/api.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { deskTexts } from '../deskTexts.ts';
import { useFailureText } from '../useFailureText.ts';
import styles from './FailureNotice.module.css';

interface FailureNoticeProps {
  failure: Failure;
  onAgain: () => void;
}

/** What went wrong with a part of the page, and another try. */
export function FailureNotice({ failure, onAgain }: FailureNoticeProps) {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  return (
    <div className={styles.failure} role="alert" data-code={failure.code}>
      <p>{failureText(failure)}</p>
      <Button look="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
