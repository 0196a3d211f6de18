import type { Replay } from '@stammtisch/protocol';
import { SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { navigate, replaceSearch, useSearch } from '../browser/address.ts';
import { START } from '../browser/router.ts';
import { useTitle } from '../browser/useTitle.ts';
import { fetchReplay, fetchReplayDeal } from '../connection/api.ts';
import { useFetched } from '../connection/useFetched.ts';
import { useGameName } from '../games/useGameName.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Ended } from './Ended.tsx';
import { openChapters, type Position, positionFrom, searchOf } from './position.ts';
import { ProofButton } from './proof/ProofButton.tsx';
import styles from './ReplayPage.module.css';
import { replayTexts } from './replayTexts.ts';
import { SeenMatch } from './SeenMatch.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StepList } from './StepList.tsx';
import { type LoadDeal, useReplayDeal } from './useReplayDeal.ts';

/** Where one is stands in the page's address, so that a copied link leads there. */
function move(to: Position): void {
  replaceSearch(searchOf(to));
}

interface OpenedProps {
  replay: Replay;
  position: Position;
}

function Opened({ replay, position }: OpenedProps) {
  const gameName = useGameName();
  const words = useTexts(replayTexts);
  const [tries, setTries] = useState(0);
  const load: LoadDeal = useCallback(
    (deal, view) => fetchReplayDeal(replay.matchId, deal, view),
    [replay.matchId],
  );
  const deal = useReplayDeal(load, position.deal, position.view, String(tries));
  const open = openChapters(replay);
  const chapter = open.find((one) => one.deal === position.deal) ?? open[0];
  useTitle(words('title', { game: gameName(replay.game) }));
  if (chapter === undefined) return null;
  return (
    <>
      <Header slim>
        <Ended replay={replay} />
      </Header>
      <main className={styles.main}>
        <SeenMatch
          {...{ replay, open, chapter, deal, position }}
          bottom={replay.you ?? 0}
          onMove={move}
          onAgain={() => setTries(tries + 1)}
          log={(there) => (
            <div className={styles.side}>
              {replay.endedAt === null ? <p className={styles.running}>{words('running')}</p> : null}
              <StepList
                {...{ replay, deal: there, seq: position.seq }}
                onSeq={(seq) => move({ ...position, seq })}
              />
              <div className={styles.buttons}>
                <ProofButton {...{ replay, open, load }} deal={there} />
                <ShareButton />
              </div>
            </div>
          )}
        />
      </main>
    </>
  );
}

function Unseen({ code, onAgain }: { code: string; onAgain: () => void }) {
  const t = useTexts(replayTexts);
  const errorText = useErrorText();
  const unknown = code === 'matchUnknown' || code === 'malformed';
  return (
    <>
      <Header />
      <Notice
        title={unknown ? t('unknownTitle') : errorText(code)}
        text={unknown ? t('unknownText') : undefined}
        picture={<SearchX aria-hidden size={56} />}
      >
        {unknown ? null : <Button onClick={onAgain}>{t('again')}</Button>}
        <Button look="primary" onClick={() => navigate(START)}>
          {t('toStart')}
        </Button>
      </Notice>
    </>
  );
}

/** A match that is seen again, by whoever has its link. */
export function ReplayPage({ matchId }: { matchId: string }) {
  const t = useTexts(replayTexts);
  const search = useSearch();
  const { value, failure, renew } = useFetched(useCallback(() => fetchReplay(matchId), [matchId]));
  if (value === null && failure !== null) return <Unseen code={failure.code} onAgain={renew} />;
  if (value === null) {
    return (
      <>
        <Header />
        <Notice title={t('loading')} />
      </>
    );
  }
  const position = positionFrom(search, openChapters(value));
  if (position !== null) return <Opened replay={value} position={position} />;
  return (
    <>
      <Header />
      <Notice title={t('nothing')}>
        <Button onClick={renew}>{t('again')}</Button>
      </Notice>
    </>
  );
}
