import type { Output } from '@boxwright/contract';
import { findOrder, otherOrderOfSale } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import type { Sale } from './read-sale.ts';

/** The order by which the quotation of a sale was ordered, from another sale or by its customer; null without one. */
export async function orderedAs(
  { db }: Pick<Services, 'db'>,
  { cart, order }: Pick<Sale, 'cart' | 'order'>,
): Promise<Output<'GetSale'>['orderedAs']> {
  const other = order === undefined ? await otherOrderOfSale(db, cart) : undefined;
  const found = other && (await findOrder(db, other.orderId));
  return other && found ? { ...other, number: orderNumber(found) } : null;
}
