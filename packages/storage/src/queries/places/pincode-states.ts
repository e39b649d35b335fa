import { and, between, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { State } from '../../rows.ts';
import { pincodes, states } from '../../schema/places.ts';
import { first } from '../equal-to.ts';
import { findPincode } from './places.ts';

/**
 * The state of a pincode. A pincode that isn't in the data set gets the state of pincodes with the same first three
 * digits; undefined if there are none.
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

/**
 * The states in which a pincode can lie: its own, or, if it isn't in the data set, those of all pincodes with the same
 * first three digits. Empty if there are none.
 */
export async function statesOfPincode(db: DbOrTx, pincode: string): Promise<State[]> {
  const known = await findPincode(db, pincode);
  if (known) return [known.state];
  const area = pincode.slice(0, 3);
  const rows = await db
    .selectDistinct({ state: states })
    .from(pincodes)
    .innerJoin(states, eq(states.id, pincodes.stateId))
    .where(between(pincodes.pincode, `${area}000`, `${area}999`));
  return rows.map(({ state }) => state);
}
