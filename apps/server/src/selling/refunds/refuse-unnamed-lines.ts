import { fail, type Result } from '@boxwright/contract';
import { documentsOf, type Order, refundsOf, type Tx } from '@boxwright/storage';
import { grossOf } from '../documents/tax-lines.ts';
import { creditableOf, isOfOneRate } from './creditable.ts';

/**
 * Refuses to take an amount off what is left of an invoice if its items have different rates or HSN codes: nobody has
 * said which of them it belongs to.
 */
export async function refuseUnnamedLines(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  field: 'amount' | 'refund',
): Promise<Result<never> | undefined> {
  const left = creditableOf(await documentsOf(tx, id), await refundsOf(tx, id))?.left ?? [];
  if (isOfOneRate(left.filter((line) => grossOf(line) > 0))) return undefined;
  const text =
    'The items of this invoice have different GST rates or HSN codes. Please write a credit note, which names them; it pays the money back.';
  return fail('not_possible', text, { field });
}
