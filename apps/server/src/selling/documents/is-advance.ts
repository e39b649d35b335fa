import { wasSent } from '@boxwright/orders';
import { documentsOf, type Order, type Tx } from '@boxwright/storage';

/**
 * Whether money that comes for an order, in whichever way, is an advance that gets a receipt voucher (CGST Rule 50): only
 * until the order has an invoice. Later money is paid on the invoice, also where the order was closed after it.
 */
export async function isAdvance(tx: Tx, { id, status }: Pick<Order, 'id' | 'status'>): Promise<boolean> {
  if (wasSent(status)) return false;
  // Before production there can't be an invoice, so a purchase needs no query for one.
  if (status === 'IN-PROCESS' || status === 'Order Accepted') return true;
  return (await documentsOf(tx, id, 'tax-invoice')).length === 0;
}
