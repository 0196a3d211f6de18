import type { RefusalCode } from '../../i18n/refusalCode.ts';
import type { tableDe } from './texts.de.ts';

/** The refusals that every game knows; their sentences come with the table. */
export type CommonRefusal = keyof (typeof tableDe)['refusal'];

/** The sentences that a game has to bring: one for each of its refusals that neither the table nor the shell has. */
export type OwnRefusals<Refusal extends string> = Readonly<
  Record<Exclude<Refusal, RefusalCode | CommonRefusal>, string>
>;
