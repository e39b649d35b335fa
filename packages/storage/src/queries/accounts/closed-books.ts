import { sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import { writeSetting } from '../operation/settings.ts';

/** The setting with the last day of the months that are closed. The trigger `refuse_closed_day` reads it, too. */
export const closedBooksKey = 'closed-books';

/**
 * Closes the books through a day, or reopens what is after it. Waits for whoever is writing a document or an entry, so that
 * none comes into a closed month afterwards; the caller has locked the settings.
 */
export async function closeBooksThrough(tx: Tx, through: string): Promise<void> {
  await tx.execute(
    sql`lock table documents, payment_ledger, account_ledger, settlement_rows in share row exclusive mode`,
  );
  await writeSetting(tx, closedBooksKey, { through });
}
