import type { Imported } from '@stammtisch/protocol';
import { createContext, useContext } from 'react';
import type { Answer } from '../connection/api.ts';

export interface DeskValue {
  /** Waits for an answer; where the server no longer knows the admin, the log-in is shown again. */
  ask<T extends object>(answer: Promise<Answer<T>>): Promise<Answer<T>>;
  logOut(): Promise<void>;
  /** The matches of the file that was read last. */
  readonly imported: Imported['matches'];
  setImported(matches: Imported['matches']): void;
}

export const DeskContext = createContext<DeskValue | null>(null);

/** What all pages of the desk share. */
export function useDesk(): DeskValue {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk outside of the desk');
  return desk;
}
