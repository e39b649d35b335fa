import { fail, type Result } from '@boxwright/contract';
import { documentsOf, type Order, type Tx } from '@boxwright/storage';
import { printedOn } from '../documents/printed-on.ts';
import { isOfOneRate } from './creditable.ts';

/**
 * Refuses to take an amount off an invoice whose items have different rates or HSN codes: nobody has said which of them
 * it belongs to.
 */
export async function refuseUnnamedLines(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  field: 'amount' | 'refund',
): Promise<Result<never> | undefined> {
  const invoice = (await documentsOf(tx, id, 'tax-invoice')).at(-1);
  if (!invoice || isOfOneRate(printedOn(invoice).lines)) return undefined;
  const text =
    'The items of this invoice have different GST rates or HSN codes. Please write a credit note, which names them; it pays the money back.';
  return fail('not_possible', text, { field });
}
