import type { DeskMatch, Verdict } from '@stammtisch/protocol';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { replaceSearch } from '../../browser/address.ts';
import { replayPath } from '../../browser/router.ts';
import type { Failure } from '../../connection/api.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useKnownTexts, useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { matchFileHref, verifyMatch } from '../deskApi.ts';
import { useDesk } from '../deskContext.ts';
import { deskTexts } from '../deskTexts.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { searchOfEntry } from './place.ts';
import styles from './VerifyPanel.module.css';

interface VerifyPanelProps {
  matchId: string;
  match: DeskMatch;
}

function Found({ verdict, chapters }: { verdict: Verdict } & Pick<DeskMatch, 'chapters'>) {
  const t = useTexts(deskTexts);
  const known = useKnownTexts(deskTexts);
  const { number } = useFormats();
  const { entries, deals, difference } = verdict;
  if (difference === null) {
    return <p>{t('verify.ok', { entries: number(entries), deals: number(deals) })}</p>;
  }
  const { seq, what, detail } = difference;
  const search = searchOfEntry(seq, chapters);
  return (
    <>
      <p>{t('verify.bad', { seq, what: known(`verify.what.${what}`) ?? what })}</p>
      <p className={styles.detail}>{detail ?? t('verify.hidden')}</p>
      {search === null ? null : (
        <Button look="quiet" data-testid="show-difference" onClick={() => replaceSearch(search)}>
          {t('verify.show', { seq })}
        </Button>
      )}
    </>
  );
}

/** The match as files, and where everybody sees it. */
function Files({ matchId }: { matchId: string }) {
  const t = useTexts(deskTexts);
  const file = (name: 'record' | 'results', href: string) => (
    <ButtonLink href={href} download icon={<Download aria-hidden size={18} />} data-testid={`export-${name}`}>
      {t(`match.${name}`)}
    </ButtonLink>
  );
  return (
    <>
      {file('record', matchFileHref(matchId, 'record.jsonl'))}
      {file('results', matchFileHref(matchId, 'results.csv'))}
      <ButtonLink href={replayPath(matchId)}>{t('match.publicPage')}</ButtonLink>
    </>
  );
}

function useVerdict(matchId: string) {
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
  return { verdict, failure, checking, verify };
}

/** Has the server play the whole log again, and says whether it is what rules and seeds say. And the match as files. */
export function VerifyPanel({ matchId, match }: VerifyPanelProps) {
  const t = useTexts(deskTexts);
  const { verdict, failure, checking, verify } = useVerdict(matchId);
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
          {match.imported ? null : <Files matchId={matchId} />}
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
