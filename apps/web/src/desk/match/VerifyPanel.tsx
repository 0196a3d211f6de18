import type { DeskMatch, Verdict } from '@stammtisch/protocol';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replayPath } from '../../app/router.ts';
import { Button } from '../../ui/Button.tsx';
import { replaceSearch } from '../address.ts';
import { type Failure, matchFileHref, verifyMatch } from '../deskApi.ts';
import { useDesk } from '../deskContext.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useDeskText } from '../useDeskText.ts';
import { useFormats } from '../useFormats.ts';
import { searchOfEntry } from './place.ts';
import styles from './VerifyPanel.module.css';

interface VerifyPanelProps {
  matchId: string;
  match: DeskMatch;
}

function Found({ verdict, chapters }: { verdict: Verdict } & Pick<DeskMatch, 'chapters'>) {
  const t = useDeskText();
  const { t: raw } = useTranslation('desk');
  const { number } = useFormats();
  const { entries, deals, difference } = verdict;
  if (difference === null) {
    return <p>{t('verify.ok', { entries: number(entries), deals: number(deals) })}</p>;
  }
  const { seq, what, detail } = difference;
  const search = searchOfEntry(seq, chapters);
  return (
    <>
      <p>{t('verify.bad', { seq, what: raw(`verify.what.${what}`, { defaultValue: what }) })}</p>
      <p className={styles.detail}>{detail ?? t('verify.hidden')}</p>
      {search === null ? null : (
        <Button look="quiet" data-testid="show-difference" onClick={() => replaceSearch(search)}>
          {t('verify.show', { seq })}
        </Button>
      )}
    </>
  );
}

/** Has the server play the whole log again, and says whether it is what rules and seeds say. And the match as files. */
export function VerifyPanel({ matchId, match }: VerifyPanelProps) {
  const t = useDeskText();
  const { ask } = useDesk();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [checking, setChecking] = useState(false);
  const verify = async (): Promise<void> => {
    if (checking) return;
    setChecking(true);
    setVerdict(null);
    setFailure(null);
    const answer = await ask(verifyMatch(matchId));
    setChecking(false);
    if (answer.ok) setVerdict(answer);
    else setFailure(answer);
  };
  const file = <Download aria-hidden size={18} />;
  return (
    <Panel heading={t('verify.heading')}>
      <p className={styles.text}>{t('verify.text')}</p>
      {failure ? <FailureNotice failure={failure} onAgain={() => void verify()} /> : null}
      <div>
        <div className={styles.buttons}>
          <Button
            look="primary"
            icon={<ShieldCheck aria-hidden size={20} />}
            aria-disabled={checking}
            data-testid="verify"
            onClick={() => void verify()}
          >
            {checking ? t('verify.checking') : t('verify.button')}
          </Button>
          {match.imported ? null : (
            <>
              <ButtonLink
                href={matchFileHref(matchId, 'record.jsonl')}
                download
                icon={file}
                data-testid="export-record"
              >
                {t('match.record')}
              </ButtonLink>
              <ButtonLink
                href={matchFileHref(matchId, 'results.csv')}
                download
                icon={file}
                data-testid="export-results"
              >
                {t('match.results')}
              </ButtonLink>
              <ButtonLink href={replayPath(matchId)}>{t('match.publicPage')}</ButtonLink>
            </>
          )}
        </div>
        <div role="status">
          {verdict ? (
            <div className={styles.verdict} data-testid="verdict" data-ok={verdict.difference === null}>
              <Found verdict={verdict} chapters={match.chapters} />
            </div>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
