import type { DeskMatch, ReplayChapter } from '@stammtisch/protocol';
import { useCallback, useState } from 'react';
import { replaceSearch } from '../../browser/address.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ErrorBoundary } from '../../page/ErrorBoundary.tsx';
import { openChapters, type Position, searchOf } from '../../replay/position.ts';
import { ProofButton } from '../../replay/proof/ProofButton.tsx';
import { SeenMatch } from '../../replay/SeenMatch.tsx';
import { seatOf } from '../../replay/tableAt.ts';
import { type LoadDeal, useReplayDeal } from '../../replay/useReplayDeal.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { fetchDeskDeal } from '../deskApi.ts';
import { useDesk } from '../deskContext.ts';
import { deskTexts } from '../deskTexts.ts';
import styles from './Log.module.css';
import { Log } from './Log.tsx';

interface SeenAtDeskProps {
  /** As the desk's address has it: a match from a file has another id in the file. */
  matchId: string;
  match: DeskMatch;
  chapter: ReplayChapter;
  position: Position;
}

/** The table as it was at each entry, and the log beside it. Where one is stands in the page's address. */
export function SeenAtDesk({ matchId, match, chapter, position }: SeenAtDeskProps) {
  const t = useTexts(deskTexts);
  const say = useToast();
  const { ask } = useDesk();
  const [tries, setTries] = useState(0);
  const load: LoadDeal = useCallback((deal, view) => ask(fetchDeskDeal(matchId, deal, view)), [ask, matchId]);
  const deal = useReplayDeal(load, position.deal, position.view, `${chapter.to} ${chapter.over} ${tries}`);
  const move = (to: Position): void => {
    // A deal that is not over is seen by nobody's eyes; the address does not say otherwise.
    if (!chapter.over && to.deal === position.deal && to.view !== 'open') say(t('log.running'));
    else replaceSearch(searchOf(to));
  };
  return (
    <ErrorBoundary>
      <div data-testid="desk-match" data-seq={position.seq} data-deal={position.deal} data-loaded={deal.kind}>
        <SeenMatch
          {...{ replay: match, open: match.chapters, chapter, deal, position }}
          bottom={seatOf(position.view) ?? 0}
          onMove={move}
          onAgain={() => setTries(tries + 1)}
          log={(there) => (
            <div className={styles.side}>
              <Log
                {...{ match, chapter, deal: there, seq: position.seq }}
                onSeq={(seq) => move({ ...position, seq: Math.max(chapter.from, seq) })}
              />
              {chapter.over ? (
                <ProofButton {...{ replay: match, deal: there, load }} open={openChapters(match)} />
              ) : null}
            </div>
          )}
        />
      </div>
    </ErrorBoundary>
  );
}
