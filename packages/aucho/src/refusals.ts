import type { CommonRefusal } from '@stammtisch/kit';

/** Why an intent is refused; `mustFollow` is AU-20. The client has a sentence for each in every language. */
export type AuchoRefusal =
  | CommonRefusal
  | 'mustTrump' // AU-21: trump was led
  | 'underTrump' // AU-22
  | 'noVierUnder' // AU-8
  | 'cannotRob' // AU-14
  | 'noWeis'; // AU-24, AU-25
