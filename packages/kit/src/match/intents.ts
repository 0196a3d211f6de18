import { z } from 'zod';
import { BEITRAG_BYTES, DEALING_ALGORITHM, SECRET_BYTES, UMSCHLAG_BYTES } from '../dealing/seed.ts';
import { bySeatSchema, seatSchema } from '../schemas.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** What one player's browser adds to a deal: 16 random bytes in lower-case hex. */
export const beitragSchema = hex(BEITRAG_BYTES);

/** The hash that a browser deposits for them: 32 bytes in lower-case hex. */
export const umschlagSchema = hex(UMSCHLAG_BYTES);

const deal = z.int().min(0);

/**
 * What the table does for every game alike. Sealing, depositing, mixing and laying open belong to the dealing that
 * anyone can check; deal 0 is the drawing for the first dealer, where a game has one.
 */
export const kernelIntentSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('versiegeln'),
    deal,
    secret: hex(SECRET_BYTES),
    /** Not in logs that were written before it had a second version. */
    algorithm: z.literal(DEALING_ALGORITHM).optional(),
  }),
  z.strictObject({
    type: z.literal('hinterlegen'),
    deal,
    umschlaege: bySeatSchema(umschlagSchema.nullable()),
  }),
  z.strictObject({
    type: z.literal('mischen'),
    deal,
    beitraege: bySeatSchema(beitragSchema.nullable()),
  }),
  z.strictObject({ type: z.literal('offenlegen'), deal }),
  z.strictObject({ type: z.literal('abbrechen') }),
  /** The computer stands in for a seat whose player is gone, and steps back when they return. */
  z.strictObject({ type: z.literal('vertreten'), seat: seatSchema }),
  z.strictObject({ type: z.literal('zurueckkehren'), seat: seatSchema }),
]);

export type KernelIntent = z.infer<typeof kernelIntentSchema>;

const KERNEL_TYPES: ReadonlySet<string> = new Set(kernelIntentSchema.options.map((o) => o.shape.type.value));

/** Whether an intent of this type is decided by the kernel and not by the game. */
export function isKernelType(type: string): boolean {
  return KERNEL_TYPES.has(type);
}
