import { and, between, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../connect.ts';
import type { State } from '../rows.ts';
import { pincodes, states } from '../schema/places.ts';
import { first } from './equalTo.ts';

/**
 * The state that a pincode lies in; for one that the data set lacks, the state of its neighbours with the same first
 * three digits. Undefined when there are none.
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
