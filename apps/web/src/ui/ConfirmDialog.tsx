import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  look?: 'primary' | 'danger';
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that cannot be taken back. The harmless answer comes first. */
export function ConfirmDialog({ title, text, yes, no, look = 'danger', onYes, onNo }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <DialogActions>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
        <Button look={look} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
