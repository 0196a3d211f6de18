import type { AuchoRefusal } from '@stammtisch/aucho';
import type { KernelRefusal } from '@stammtisch/kit';
import type { ErrorCode } from '@stammtisch/protocol';

/** Every code by which something may be refused: by the server, the kernel or a game's rules. */
export type RefusalCode = ErrorCode | KernelRefusal | AuchoRefusal;
