import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';

/** Whether the database can be written to; a standby can't until it is promoted. Throws if it doesn't respond. */
export async function takesWrites(db: DbOrTx): Promise<boolean> {
  const { rows } = await db.execute<{ takes: boolean }>(
    sql`select current_setting('transaction_read_only') = 'off' as takes`,
  );
  return rows[0]?.takes ?? false;
}
