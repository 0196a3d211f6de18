import { Link2 } from 'lucide-react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { replayTexts } from './replayTexts.ts';

/** Copies the address of the page: it leads whoever has it to this place. */
export function ShareButton() {
  const t = useTexts(replayTexts);
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
