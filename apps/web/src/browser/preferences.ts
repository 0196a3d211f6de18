import { useSyncExternalStore } from 'react';

/** A choice of this browser's reader that outlasts the page. */
export interface Preference<T extends string> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** Storage may be switched off (private windows, strict settings); then a choice lasts as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the value still holds for this page.
  }
}

/** A preference kept in localStorage under `stammtisch.<name>`; anything but one of `values` reads as the fallback. */
export function createPreference<T extends string>(
  name: string,
  values: readonly T[],
  fallback: T,
): Preference<T> {
  const key = `stammtisch.${name}`;
  const listeners = new Set<() => void>();
  const parse = (raw: string | null): T => values.find((value) => value === raw) ?? fallback;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  let current = parse(read(key));
  // Another tab of the same browser changed it.
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    current = parse(event.newValue);
    tell();
  });
  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      write(key, value);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The preference's value, and how to change it. */
export function usePreference<T extends string>(preference: Preference<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.get), preference.set];
}

/** Sound and vibration when it is one's turn. */
export const soundPreference = createPreference('sound', ['on', 'off'], 'on');
