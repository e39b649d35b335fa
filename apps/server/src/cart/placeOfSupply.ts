import { type DbOrTx, stateOfPincode } from '@boxwright/storage';

/**
 * GST code of the state where goods for a pincode are supplied (IGST Act s. 10): where they are delivered. What is
 * picked up is supplied at the works, and so is what goes to a pincode that nobody can place, until the buyer's
 * address says where that is.
 */
export async function placeOfSupply(db: DbOrTx, pincode: string | null, supplierState: string): Promise<string> {
  if (pincode === null) return supplierState;
  const known = states.get(pincode);
  if (known !== undefined) return known;
  const found = (await stateOfPincode(db, pincode))?.gstCode;
  if (found && states.size < mostPincodes) states.set(pincode, found);
  return found ?? supplierState;
}

/** Where a pincode lies doesn't change: each is looked up once in a process's life, and there are about 19,000. */
const states = new Map<string, string>();
const mostPincodes = 25_000;
