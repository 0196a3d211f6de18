import type { ReplayChapter } from '@stammtisch/protocol';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './Choosers.module.css';
import { dealName } from './dealName.ts';
import { replayTexts } from './replayTexts.ts';

interface DealChoiceProps {
  chapters: readonly ReplayChapter[];
  /** Those that can be looked at. */
  open: readonly ReplayChapter[];
  deal: number;
  onDeal(chapter: ReplayChapter): void;
}

/** Which deal is looked at. */
export function DealChoice({ chapters, open, deal, onDeal }: DealChoiceProps) {
  const t = useTexts(replayTexts);
  const id = useId();
  const at = open.findIndex((one) => one.deal === deal);
  const go = (chapter: ReplayChapter | undefined) => {
    if (chapter !== undefined) onDeal(chapter);
  };
  return (
    <div className={styles.chooser}>
      <label htmlFor={id} className="visually-hidden">
        {t('deals')}
      </label>
      <IconButton
        label={t('dealBefore')}
        data-testid="deal-prev"
        disabled={at <= 0}
        onClick={() => go(open[at - 1])}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <select
        id={id}
        value={deal}
        data-testid="deal-choice"
        onChange={(event) => go(open.find((one) => one.deal === Number(event.target.value)))}
      >
        {chapters.map((chapter) => {
          const name = dealName(chapter.deal, t);
          return (
            <option key={chapter.deal} value={chapter.deal} disabled={!open.includes(chapter)}>
              {chapter.over ? name : t('dealRunning', { deal: name })}
            </option>
          );
        })}
      </select>
      <IconButton
        label={t('dealAfter')}
        data-testid="deal-next"
        disabled={at < 0 || at === open.length - 1}
        onClick={() => go(open[at + 1])}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
