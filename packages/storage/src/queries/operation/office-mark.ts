import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';

/** A text that changes whenever there is a new order, step or payment. */
export type OfficeMark = string;

/** Three look-ups, each at the end of an index. For nodes that get no notifications. */
export async function readOfficeMark(db: DbOrTx): Promise<OfficeMark> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws(' ', (select max(id) from orders), (select max(id) from order_steps),
      (select max(id) from payment_ledger)) as mark`);
  return rows[0]?.mark ?? '';
}
