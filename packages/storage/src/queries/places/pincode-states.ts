import { and, between, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { State } from '../../rows.ts';
import { pincodes, states } from '../../schema/places.ts';
import { first } from '../equal-to.ts';

/**
 * The state of a pincode; for one that isn't in the data set, the state of those with the same first three digits.
 * Undefined if there are none.
 */
export async function stateOfPincode(db: DbOrTx, pincode: string): Promise<State | undefined> {
  const area = pincode.slice(0, 3);
  const rows = await db
    .select({ state: states })
    .from(pincodes)
    .innerJoin(states, eq(states.id, pincodes.stateId))
    .where(and(between(pincodes.pincode, `${area}000`, `${area}999`)))
    .orderBy(sql`(${pincodes.pincode} = ${pincode}) desc`, pincodes.pincode)
    .limit(1);
  return first(rows)?.state;
}
