import { isGstin, stateOfGstin } from '@boxwright/money';
import type { Db, Order, StoredDocument } from '@boxwright/storage';
import { readStates } from '../delivery/states.ts';

/**
 * What is doubtful about the GSTIN that an order is billed to, as a sentence; empty for nothing, once staff have decided
 * where the order is supplied, and once it is invoiced or cancelled.
 */
export async function gstinDoubt(
  db: Db,
  { status, supplyReason, billingAddress: { gstin, state, stateGstCode } }: Order,
  documents: readonly Pick<StoredDocument, 'kind'>[],
): Promise<string> {
  if (!gstin || supplyReason === 'desk' || status === 'Cancelled') return '';
  if (documents.some(({ kind }) => kind === 'tax-invoice')) return '';
  if (!isGstin(gstin))
    return `${gstin} is no GSTIN: a character is wrong. The invoice will treat the buyer as one without.`;
  const registered = stateOfGstin(gstin);
  if (registered === null || stateGstCode === null || registered === stateGstCode) return '';
  const { names } = await readStates(db);
  return `The GSTIN is registered in ${names.get(registered) ?? registered}, and the billing address is in ${state}.`;
}
