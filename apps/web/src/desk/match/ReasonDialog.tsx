import { REASON_MAX, REASON_MIN } from '@stammtisch/protocol/constants';
import { type FormEvent, useState } from 'react';
import { shellTexts } from '../../i18n/shellTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { deskTexts } from '../deskTexts.ts';
import styles from './ReasonDialog.module.css';

interface ReasonDialogProps {
  title: string;
  text: string;
  yes: string;
  /** Gives what went wrong, in words; null if nothing did. */
  onYes: (reason: string) => Promise<string | null>;
  onNo: () => void;
}

/** Asks for the reason of something that people will notice, before it is done. */
export function ReasonDialog({ title, text, yes, onYes, onNo }: ReasonDialogProps) {
  const t = useTexts(deskTexts);
  const shell = useTexts(shellTexts);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = reason.trim();
    setWrong(given.length < REASON_MIN ? t('room.reasonShort') : await onYes(given));
  };
  return (
    <Dialog title={title} onClose={onNo}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{text}</p>
        <TextArea
          label={t('room.reason')}
          hint={t('room.reasonHint')}
          error={wrong}
          value={reason}
          maxLength={REASON_MAX}
          data-testid="reason"
          onChange={(event) => {
            setReason(event.target.value);
            setWrong(null);
          }}
        />
        <DialogActions>
          <Button look="quiet" onClick={onNo}>
            {shell('cancel')}
          </Button>
          <Button type="submit" look="danger" data-testid="reason-yes">
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
