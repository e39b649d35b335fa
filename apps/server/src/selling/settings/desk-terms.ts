import { type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

/** The setting that holds the terms. */
export const deskTermsKey = 'desk-terms';

const deskTerms = z.object({
  /** The largest discount on a line that the order desk may agree to; larger ones are for staff who set prices. */
  mostDiscountBps: z.int().min(0).max(10_000).default(3000),
  /** Whether a proof is sent by itself when the check of its file finds nothing to stop or warn of. */
  sendsCleanProofs: z.boolean().default(false),
});
export type DeskTerms = z.output<typeof deskTerms>;

/** The terms on which the order desk sells. They aren't among the company's facts, because customers don't see them. */
export async function readDeskTerms(db: DbOrTx): Promise<DeskTerms> {
  return deskTerms.catch(deskTerms.parse({})).parse((await readSetting(db, deskTermsKey)) ?? {});
}

/** The lowest price that a discount leaves, in whole paise. */
export const leastAgreed = (engine: number, mostDiscountBps: number): number =>
  Math.ceil((engine * (10_000 - mostDiscountBps)) / 10_000);
