import { Component, type ReactNode } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** What stands there when a part of the page has failed, such as a file that could not be loaded. */
function Crashed() {
  const t = useTexts(shellTexts);
  return (
    <Notice title={t('link.crashedTitle')} text={t('link.crashedText')}>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('link.reload')}
      </Button>
    </Notice>
  );
}

/** Catches what fails while drawing; the game itself is safe on the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
