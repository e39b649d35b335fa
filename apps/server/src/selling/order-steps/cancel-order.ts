import { fail, type Result } from '@boxwright/contract';
import { isWaitingRefund } from '@boxwright/orders';
import {
  closeCartOfOrder,
  type DbOrTx,
  type Order,
  ordersCreditedFrom,
  ordersWithDieOf,
  raiseAlert,
  refundsOf,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';
import { creditInvoice, leftOfInvoice } from '../documents/credit-invoice.ts';
import { tellCompany } from '../orders/company-notice.ts';
import { causeOfCredit, reducesSupply, refundCauses } from '../refunds/refund-causes.ts';
import { refundable, requestRefunds } from '../refunds/request-refunds.ts';

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

/** An order that was sent and is closed after all: its invoice is credited, and what was paid for it goes back. */
async function closeInvoiced(
  services: Closing,
  tx: Tx,
  order: Order,
  { at, kept }: { readonly at: Date; readonly kept: number },
): Promise<void> {
  const reason = 'The goods came back, or were not sent';
  const most = (await refundable(tx, order)) - kept;
  // An agreed refund that waits credits its own part once it is paid.
  const later = (await refundsOf(tx, order.id))
    .filter(({ state, causeCode }) => isWaitingRefund(state) && reducesSupply(causeCode))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  await creditInvoice(services, tx, order, { reason, kept: kept + later });
  if (most > 0) await requestRefunds(services, tx, order, { cause: causeOfCredit(reason), most, at });
}

const refuse = (why: string) => fail('conflict', `${why} Please cancel that order first, or contact us.`);

const numbers = (orders: readonly Pick<Order, 'number' | 'placedAt'>[]): string => orders.map(orderNumber).join(', ');

type Closing = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>;

/**
 * Does what follows from a cancellation, in its transaction: requests the refunds, closes the cart and mails the desk.
 * The order's die and the samples credited against it are free as soon as it is cancelled. The caller holds the locks
 * of the cart and the order.
 *
 * @param step who cancels, and when: the mail about the step lists the refunds of that moment. `kept` is what the buyer
 * bears of the carriage of goods that came back, in paise
 */
export async function afterCancelling(
  services: Closing,
  tx: Tx,
  order: Order,
  { by, at, kept = 0 }: { readonly by: 'customer' | 'staff'; readonly at: Date; readonly kept?: number },
): Promise<void> {
  const cause = by === 'customer' ? refundCauses.cancelledByCustomer : refundCauses.cancelledByUs;
  if ((await leftOfInvoice(tx, order)) === null) await requestRefunds(services, tx, order, { cause, at });
  else await closeInvoiced(services, tx, order, { at, kept });
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
