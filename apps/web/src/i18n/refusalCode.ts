import type { KernelRefusal } from '@stammtisch/kit';
import type { ErrorCode } from '@stammtisch/protocol';

/** Every code by which something may be refused by the server or the kernel. A game's rules bring words of their own. */
export type RefusalCode = ErrorCode | KernelRefusal;
