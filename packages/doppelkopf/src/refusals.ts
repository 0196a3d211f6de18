import type { CommonRefusal } from '@stammtisch/kit';

/**
 * Why an intent is refused; `mustFollow` is DK-15. The client has a sentence for each in every language. No code
 * depends on what only others know (DK-13).
 */
export type DoppelkopfRefusal =
  | CommonRefusal
  | 'noHochzeit' // DK-9: the hand does not hold both Kreuz-Asse
  | 'noAnsage'; // DK-17 … DK-19: whatever the reason, so that none tells a party
