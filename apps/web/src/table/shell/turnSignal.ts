import { useEffect, useRef } from 'react';
import { soundPreference, usePreference } from '../../browser/preferences.ts';

let audio: AudioContext | null = null;

/** Two soft knocks of a small wooden bell; silent where the browser does not let a page sound yet. */
function ring(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    for (const [delay, pitch] of [
      [0, 660],
      [0.13, 880],
    ] as const) {
      const at = audio.currentTime + delay;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.35);
    }
  } catch {
    // Without sound there are still the ring, the line and the title.
  }
}

/** Rings and vibrates when it becomes the viewer's turn, unless that is switched off. The room sets the tab's title. */
export function useTurnSignal(turn: boolean): void {
  const [sound] = usePreference(soundPreference);
  const was = useRef(turn);
  useEffect(() => {
    if (turn && !was.current && sound === 'on') {
      ring();
      // Browsers refuse to vibrate before the first touch, and some cannot.
      navigator.vibrate?.([60, 60, 60]);
    }
    was.current = turn;
  }, [turn, sound]);
}
