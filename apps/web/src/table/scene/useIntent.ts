import type { Tagged } from '@stammtisch/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RoomConnection } from '../../connection/types.ts';
import { useRefusalText } from './useRefusalText.ts';

const NOTICE_MS = 3500;

interface Pending<I> {
  readonly intent: I;
  /** Known once the server has answered; the view may still be one step behind. */
  readonly seq: number | null;
}

export interface IntentSender<I extends Tagged> {
  /** What has been sent and is not yet seen in the view. */
  readonly pending: I | null;
  send(intent: I): void;
  readonly notice: string | null;
  /** Shows a message for a while. */
  say(text: string): void;
}

/** Sends one intent at a time; a refusal is said in words. */
export function useIntent<I extends Tagged>(play: RoomConnection['play'], seq: number): IntentSender<I> {
  const refusalText = useRefusalText();
  const [pending, setPending] = useState<Pending<I> | null>(null);
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  const busy = useRef(false);

  if (pending?.seq != null && pending.seq <= seq) setPending(null);
  useEffect(() => {
    busy.current = pending !== null;
  }, [pending]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const say = useCallback((text: string) => setNotice({ text }), []);
  const send = useCallback(
    async (intent: I) => {
      // A ref and not the state: two clicks may come before the next rendering.
      if (busy.current) return;
      busy.current = true;
      setNotice(null);
      setPending({ intent, seq: null });
      const result = await play(intent);
      if (result.ok) return setPending({ intent, seq: result.seq });
      setPending(null);
      busy.current = false;
      say(refusalText(result.code));
    },
    [play, say, refusalText],
  );
  return { pending: pending?.intent ?? null, send, notice: notice?.text ?? null, say };
}
