import { type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

/** The setting that holds the terms. */
export const receivableTermsKey = 'receivable-terms';

const receivableTerms = z.object({
  /** How many days before the last day to pay the first reminder is mailed. */
  reminderDaysBefore: z.int().min(0).max(60).default(2),
  /** After how many days of being late each further reminder is mailed, rising. */
  reminderDaysAfter: z.array(z.int().min(1).max(365)).max(6).default([1, 15, 30]),
  /** Simple interest a year on what is late, in basis points; 0: none is asked. */
  interestBps: z.int().min(0).max(3600).default(0),
  /** Within how many days the payment provider settles a payment. */
  settlementDays: z.int().min(1).max(30).default(4),
});
export type ReceivableTerms = z.output<typeof receivableTerms>;

/** When customers are reminded, and what interest is stated. */
export async function readReceivableTerms(db: DbOrTx): Promise<ReceivableTerms> {
  return receivableTerms.catch(receivableTerms.parse({})).parse((await readSetting(db, receivableTermsKey)) ?? {});
}
