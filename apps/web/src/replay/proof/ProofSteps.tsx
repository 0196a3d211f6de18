import { SEATS, type Seat } from '@stammtisch/kit';
import type { DealProofMessage, Replay } from '@stammtisch/protocol';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { type ReplayText, replayTexts } from '../replayTexts.ts';
import { type Checked, failedSeats, type OwnCheck } from './checkProof.ts';
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

/** Who took part in the shuffling and who did not, in words. */
function addedWords({ replay, proof, checked }: ProofStepsProps, t: ReplayText): string {
  const list = (seats: readonly Seat[]) => seats.map((seat) => replay.names[seat]).join(', ');
  const absent = SEATS.filter((seat) => !checked.counted.includes(seat) && checked.versaeumt[seat] === null);
  const words = [
    { key: 'proof.addedBy', seats: checked.counted },
    { key: 'proof.absent', seats: absent },
    { key: 'proof.ungeoeffnet', seats: failedSeats(checked, 'ungeoeffnet') },
    { key: 'proof.passtNicht', seats: failedSeats(checked, 'passtNicht') },
  ] as const;
  const bound = proof.umschlaege !== null && !checked.added ? [t('proof.boundBad')] : [];
  const told = words.filter(({ seats }) => seats.length > 0);
  return [...bound, ...told.map(({ key, seats }) => t(key, { names: list(seats) }))].join(' ');
}

/** What each browser added, in words and in numbers. */
function Added(props: ProofStepsProps) {
  const t = useTexts(replayTexts);
  const { replay, proof, checked } = props;
  const values = SEATS.flatMap((seat) => {
    const name = replay.names[seat];
    const added = [t('proof.contribution', { name }), proof.beitraege[seat] ?? t('proof.zero')] as const;
    if (proof.umschlaege === null) return [added];
    return [[t('proof.umschlag', { name }), proof.umschlaege[seat] ?? t('proof.nothing')] as const, added];
  });
  const title = proof.umschlaege === null ? 'proof.added' : 'proof.bound';
  return (
    <Step
      number={2}
      ok={checked.added}
      title={t(checked.counted.length === 0 ? 'proof.addedNobody' : title)}
      text={addedWords(props, t)}
      values={values}
    />
  );
}

/** How what this browser remembers is marked: right, wrong, or only told. */
const OWN_MARK: Readonly<Record<NonNullable<OwnCheck>, boolean | null>> = {
  there: true,
  late: null,
  unshown: null,
  leftOut: false,
  other: false,
};

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
      <Added {...{ replay, proof, checked }} />
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
      {own === null ? null : <Step number={5} ok={OWN_MARK[own]} title={t(`proof.own.${own}`)} />}
    </ol>
  );
}
