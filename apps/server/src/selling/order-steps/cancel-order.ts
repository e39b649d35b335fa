import { fail, type Result } from '@boxwright/contract';
import {
  closeCartOfOrder,
  type DbOrTx,
  type Order,
  ordersCreditedFrom,
  ordersWithDieOf,
  raiseAlert,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';
import { tellCompany } from '../orders/company-notice.ts';
import { refundCauses } from '../refunds/refund-causes.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';

/**
 * Why an order can't be cancelled although its status allows it: another order's price depends on it. Undefined when
 * none does. To cancel it then, hold the order's lock: crediting a sample waits for it.
 */
export async function refuseToCancel(
  db: DbOrTx,
  order: Order,
  by: 'customer' | 'staff',
): Promise<Result<never> | undefined> {
  const credited = await ordersCreditedFrom(db, order.id);
  if (credited.length > 0) {
    return refuse(`The price of this sample comes off order ${numbers(credited)}.`);
  }
  if (by === 'staff') return undefined;
  const dependent = await ordersWithDieOf(db, order, orderNumber(order));
  return dependent.length > 0
    ? refuse(`Order ${numbers(dependent)} was priced without a die, because this order pays for it.`)
    : undefined;
}

const refuse = (why: string) => fail('conflict', `${why} Please cancel that order first, or contact us.`);

const numbers = (orders: readonly Pick<Order, 'number' | 'placedAt'>[]): string => orders.map(orderNumber).join(', ');

/**
 * Does what follows from a cancellation, in its transaction: requests the refunds, closes the cart and mails the desk.
 * The order's die and the samples credited against it are free as soon as it is cancelled. The caller holds the locks
 * of the cart and the order.
 *
 * @param step who cancels, and when: the mail about the step lists the refunds of that moment
 */
export async function afterCancelling(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  { by, at }: { readonly by: 'customer' | 'staff'; readonly at: Date },
): Promise<void> {
  const cause = by === 'customer' ? refundCauses.cancelledByCustomer : refundCauses.cancelledByUs;
  await requestRefunds(services, tx, order, { cause, at });
  await closeCartOfOrder(tx, order);
  await tellCompany(tx, services, order);
  const dependent = by === 'staff' ? await ordersWithDieOf(tx, order, orderNumber(order)) : [];
  if (dependent.length === 0) return;
  await raiseAlert(tx, {
    key: `die-cancelled:${order.id}`,
    kind: 'die-cancelled' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)} is cancelled, but ${numbers(dependent)} was priced with its die: look at that order before it is made.`,
  });
}
