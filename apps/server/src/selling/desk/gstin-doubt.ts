import { stateOfGstin } from '@boxwright/money';
import type { Db, Order } from '@boxwright/storage';
import { readStates } from '../delivery/states.ts';

/**
 * What is doubtful about the GSTIN that an order is billed to, as a sentence; empty for nothing, and once staff have
 * decided.
 */
export async function gstinDoubt(
  db: Db,
  { status, gstinDoubt: doubt, billingAddress: { gstin, state } }: Order,
): Promise<string> {
  if (doubt === null || gstin === null || status === 'Cancelled') return '';
  if (doubt === 'character')
    return `${gstin} is no GSTIN: a character is wrong. The invoice treats the buyer as one without.`;
  const registered = stateOfGstin(gstin) ?? '';
  const { names } = await readStates(db);
  return `The GSTIN is registered in ${names.get(registered) ?? registered}, and the billing address is in ${state}.`;
}
