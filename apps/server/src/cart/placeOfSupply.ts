import { type DbOrTx, stateOfPincode } from '@boxwright/storage';

/**
 * GST code of the state where goods for a pincode are supplied (IGST Act s. 10): where they are delivered. What is
 * picked up is supplied at the works, and so is what goes to a pincode that nobody can place, until the buyer's
 * address says where that is.
 */
export async function placeOfSupply(db: DbOrTx, pincode: string | null, supplierState: string): Promise<string> {
  if (pincode === null) return supplierState;
  return (await stateOfPincode(db, pincode))?.gstCode ?? supplierState;
}
