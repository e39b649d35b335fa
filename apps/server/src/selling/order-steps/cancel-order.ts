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
  setPaymentDay,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { readCompanyIn } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { creditInvoice, leftOfInvoice } from '../documents/credit-invoice.ts';
import { orderMoneyOf, writePaymentStatus } from '../orders/balance.ts';
import { tellCompany } from '../orders/company-notice.ts';
import { dueDay } from '../orders/due-day.ts';
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
  const isOne = dependent.length === 1;
  return dependent.length > 0
    ? refuse(
        `${isOne ? 'Order' : 'Orders'} ${numbers(dependent)} ${isOne ? 'was' : 'were'} priced without a die, because this order pays for it.`,
        isOne ? 'that order' : 'these orders',
      )
    : undefined;
}

/**
 * An order that was sent and is closed after all: its invoice is credited, and what was paid for it goes back. What its
 * buyer bears of the carriage and hasn't paid is due by a day.
 */
async function closeInvoiced(services: Closing, tx: Tx, order: Order, at: Date): Promise<void> {
  const kept = order.keptPaise;
  const reason = 'The goods came back, or were not sent';
  const most = (await refundable(tx, order)) - kept;
  // An agreed refund that waits credits its own part once it is paid.
  const later = (await refundsOf(tx, order.id))
    .filter(({ state, causeCode }) => isWaitingRefund(state) && reducesSupply(causeCode))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  await creditInvoice(services, tx, order, { reason, kept: kept + later });
  if (most > 0) await requestRefunds(services, tx, order, { cause: causeOfCredit(reason), most, at });
  if (kept === 0) return;
  const money = await orderMoneyOf(tx, order);
  await writePaymentStatus(tx, order, money);
  if (money.due === 0) return;
  const { balanceDays } = await readCompanyIn(services.db, tx);
  await setPaymentDay(tx, order.id, dueDay(at, balanceDays));
}

const refuse = (why: string, others = 'that order') =>
  fail('conflict', `${why} Please cancel ${others} first, or contact us.`);

const numbers = (orders: readonly Pick<Order, 'number' | 'placedAt'>[]): string => orders.map(orderNumber).join(', ');

const pricedWithIts = (orders: Parameters<typeof numbers>[0]): string =>
  `${numbers(orders)} ${
    orders.length === 1
      ? 'was priced with its die: look at that order before it is made.'
      : 'were priced with its die: look at these orders before they are made.'
  }`;

type Closing = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>;

/**
 * Does what follows from a cancellation, in its transaction: requests the refunds, closes the cart and mails the desk.
 * The order's die and the samples credited against it are free as soon as it is cancelled. The caller holds the locks
 * of the cart and the order.
 *
 * @param step who cancels, and when: the mail about the step lists the refunds of that moment
 */
export async function afterCancelling(
  services: Closing,
  tx: Tx,
  order: Order,
  { by, at }: { readonly by: 'customer' | 'staff'; readonly at: Date },
): Promise<void> {
  const cause = by === 'customer' ? refundCauses.cancelledByCustomer : refundCauses.cancelledByUs;
  if ((await leftOfInvoice(tx, order)) === null) await requestRefunds(services, tx, order, { cause, at });
  else await closeInvoiced(services, tx, order, at);
  await closeCartOfOrder(tx, order);
  await tellCompany(tx, services, order);
  const dependent = by === 'staff' ? await ordersWithDieOf(tx, order, orderNumber(order)) : [];
  if (dependent.length === 0) return;
  await raiseAlert(tx, {
    key: `die-cancelled:${order.id}`,
    kind: 'die-cancelled' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)} is cancelled, but ${pricedWithIts(dependent)}`,
  });
}
