import { SEATS } from '@stammtisch/kit';
import type { DealProofMessage, Replay } from '@stammtisch/protocol';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { replayTexts } from '../replayTexts.ts';
import type { Checked } from './checkProof.ts';
import styles from './ProofPanel.module.css';

interface StepProps {
  number: number;
  /** Null where there is nothing to check, only to tell. */
  ok: boolean | null;
  title: string;
  text?: string | undefined;
  /** What it rests on, by its name. */
  values?: readonly (readonly [name: string, value: string])[] | undefined;
}

function Mark({ ok }: { ok: boolean | null }): ReactNode {
  const t = useTexts(replayTexts);
  if (ok === null) return <span className={styles.mark} aria-hidden="true" />;
  return (
    <span className={styles.mark} data-ok={ok} role="img" aria-label={t(ok ? 'proof.right' : 'proof.wrong')}>
      {ok ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
    </span>
  );
}

function Step({ number, ok, title, text, values = [] }: StepProps) {
  const t = useTexts(replayTexts);
  return (
    <li className={styles.step} data-testid={`proof-step-${number}`} data-ok={ok ?? 'told'}>
      <Mark ok={ok} />
      <div>
        <b>{title}</b>
        {text ? <p>{text}</p> : null}
        {values.length > 0 ? (
          <details>
            <summary>{t('proof.numbers')}</summary>
            <dl>
              {values.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <code>{value}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** The cards of what was given or drawn, in their order. */
function cardsOf(given: DealProofMessage['given']): string {
  return given
    .map((intent) => {
      if ('deck' in intent && Array.isArray(intent.deck)) return intent.deck.join(' ');
      return 'cards' in intent && Array.isArray(intent.cards) ? intent.cards.join(' ') : '';
    })
    .join(' | ');
}

interface ProofStepsProps {
  replay: Replay;
  proof: DealProofMessage;
  checked: Checked;
}

/** What each browser added, in words and in numbers. */
function Added({ replay, proof, checked }: ProofStepsProps) {
  const t = useTexts(replayTexts);
  const { names } = replay;
  const list = (added: boolean) =>
    SEATS.filter((seat) => (proof.beitraege[seat] !== null) === added)
      .map((seat) => names[seat])
      .join(', ');
  const [there, absent] = [list(true), list(false)];
  const nobody = there === '';
  const told = nobody ? '' : t('proof.addedBy', { names: there });
  const left = absent === '' ? '' : t('proof.absent', { names: absent });
  const values = SEATS.map(
    (seat) =>
      [t('proof.contribution', { name: names[seat] }), proof.beitraege[seat] ?? t('proof.zero')] as const,
  );
  return (
    <Step
      number={2}
      ok={checked.added}
      title={t(nobody ? 'proof.addedNobody' : 'proof.added')}
      text={`${told} ${left}`}
      values={values}
    />
  );
}

/** The way from the seal to the cards, step by step. */
export function ProofSteps({ replay, proof, checked }: ProofStepsProps) {
  const t = useTexts(replayTexts);
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    proof.committedAt,
  );
  const { sealed, commitment, cards, hands, algorithm, own } = checked;
  return (
    <ol className={styles.steps}>
      <Step
        number={1}
        ok={sealed}
        title={t(sealed ? 'proof.sealed' : 'proof.sealedBad', { time })}
        text={t('proof.sealedText')}
        values={[[t('proof.commitment'), proof.commitment]]}
      />
      <Added replay={replay} proof={proof} checked={checked} />
      <Step
        number={3}
        ok={commitment}
        title={t(commitment ? 'proof.opened' : 'proof.openedBad')}
        values={[[t('proof.secret'), proof.secret]]}
      />
      <Step
        number={4}
        ok={cards && hands}
        title={t(cards ? (hands ? 'proof.cards' : 'proof.handsBad') : 'proof.cardsBad')}
        text={algorithm ? undefined : t('proof.algorithmBad')}
        values={[
          [t('proof.algorithm'), proof.algorithm],
          [t('proof.deck'), cardsOf(proof.given)],
        ]}
      />
      {own === null ? null : (
        <Step number={5} ok={own === 'late' ? null : own === 'there'} title={t(`proof.own.${own}`)} />
      )}
    </ol>
  );
}
