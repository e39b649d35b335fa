import { type DbOrTx, stateOfPincode } from '@boxwright/storage';
import { LRUCache } from 'lru-cache';

/**
 * GST code of the state where goods for a pincode are supplied (IGST Act s. 10): the state they are delivered to. Goods
 * that are picked up are supplied at the works. The supplier's state is also used for an unknown pincode, until the
 * buyer's address names the state.
 */
export async function placeOfSupply(db: DbOrTx, pincode: string | null, supplierState: string): Promise<string> {
  if (pincode === null) return supplierState;
  const known = states.get(pincode);
  if (known !== undefined) return known;
  const found = (await stateOfPincode(db, pincode))?.gstCode;
  if (found) states.set(pincode, found);
  return found ?? supplierState;
}

/** GST codes by pincode. There are about 19,000 pincodes and their states don't change, so nothing empties it. */
const states = new LRUCache<string, string>({ max: 25_000 });
