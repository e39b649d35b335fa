import { type AccountLedgerEntry, findOrder, noteReceiptOfTds, type Order, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { OrderMoney } from '../orders/balance.ts';
import { bookPayment } from './book-payment.ts';

interface Deducted {
  readonly amount: number;
  readonly deductedOn: string;
  readonly staffId: number;
  /** With which it was entered: what takes that back takes the tax back too. */
  readonly receipt: AccountLedgerEntry;
}

/**
 * Books tax that a buyer has deducted from what it pays for an order: it settles the order like money, because the
 * government owes it to us. The caller holds the locks of the cart and the order, and has seen that so much is due.
 */
export async function bookTds(
  services: Services,
  tx: Tx,
  order: Order,
  { amount, deductedOn, staffId, receipt }: Deducted,
): Promise<OrderMoney> {
  // A payment of the same call may have changed its status and day.
  const now = (await findOrder(tx, order.id)) ?? order;
  let entryId = 0;
  const money = await bookPayment(
    services,
    tx,
    now,
    {
      ...{ kind: 'tds', amountPaise: amount, gatewayPaymentId: 'TDS', receivedOn: deductedOn, staffId },
    },
    ({ id }) => {
      entryId = id;
      return { mail: 'payment-recorded', ledgerId: id };
    },
  );
  if (!money) throw new Error('Deducted tax was booked under the order’s lock.');
  await noteReceiptOfTds(tx, receipt.id, entryId);
  return money;
}
