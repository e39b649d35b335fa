import { type GstinDoubt, stateOfGstin } from '@boxwright/money';
import type { Db, Order } from '@boxwright/storage';
import { readStates } from '../delivery/states.ts';

/**
 * What is doubtful about the GSTIN that an order is billed to, as a sentence; empty for nothing, and once staff have
 * decided.
 */
export const gstinDoubt = async (db: Db, { status, gstinDoubt: doubt, billingAddress }: Order): Promise<string> =>
  status === 'Cancelled' ? '' : gstinDoubtWords(db, doubt, billingAddress);

/** The same of any address. */
export async function gstinDoubtWords(
  db: Db,
  doubt: GstinDoubt | null,
  { gstin, state }: { readonly gstin: string | null; readonly state: string },
): Promise<string> {
  if (doubt === null || gstin === null) return '';
  if (doubt === 'character')
    return `${gstin} is no GSTIN: a character is wrong. The invoice treats the buyer as one without.`;
  const registered = stateOfGstin(gstin) ?? '';
  const { names } = await readStates(db);
  return `The GSTIN is registered in ${names.get(registered) ?? registered}, and the billing address is in ${state}.`;
}
