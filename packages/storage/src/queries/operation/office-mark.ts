import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';

/** How far orders, their steps and payments have got: another mark means that there is something new. */
export type OfficeMark = string;

/** Three look-ups at the end of an index, for nodes that no notification reaches. */
export async function readOfficeMark(db: DbOrTx): Promise<OfficeMark> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws(' ', (select max(id) from orders), (select max(id) from order_steps),
      (select max(id) from payment_ledger)) as mark`);
  return rows[0]?.mark ?? '';
}
