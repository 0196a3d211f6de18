import type { Place } from '../scene/places.ts';
import styles from './SpeechBubble.module.css';

/** What a seat says, beside its plate. Those who listen get the same from the live log. */
export function SpeechBubble({ text, place }: { text: string | undefined; place: Place }) {
  if (!text) return null;
  return (
    <div key={text} className={styles.bubble} data-place={place} aria-hidden="true">
      {text}
    </div>
  );
}
