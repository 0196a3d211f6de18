import { Link2 } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useReplayText } from './useReplayText.ts';

/** Copies the address of the page: it leads whoever has it to this place. */
export function ShareButton() {
  const t = useReplayText();
  const say = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      say(t('copied'));
    } catch {
      say(t('copyFailed'));
    }
  };
  return (
    <Button look="quiet" icon={<Link2 aria-hidden size={18} />} onClick={copy} data-testid="share-replay">
      {t('share')}
    </Button>
  );
}
