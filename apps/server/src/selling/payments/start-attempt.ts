import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import type { PaymentPurpose } from '@boxwright/orders';
import { insertAttempt, inTransaction, type Order, type PaymentAttempt, paymentsOf } from '@boxwright/storage';
import type { SignedInCustomer } from '../../adapters/identity/visitor.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import { keepCoupon } from '../coupons/keep-coupon.ts';
import { moneyFrom, updateStatusAfterOpening } from '../orders/balance.ts';
import { lockOwnOrder } from '../orders/own-order.ts';
import { refuseChangedOrder, type SeenOrder } from '../orders/payable-order.ts';
import { onlineWaysOf } from '../orders/ways-to-pay-order.ts';
import { nextCheckAt } from './check-times.ts';
import { remindOfPayment } from './remind-of-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** A second click within this time means the same payment. */
const sameClickMs = 60_000;

export interface StartedAttempt {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  readonly firstItem: string;
}

type Asked = {
  readonly customer: Pick<SignedInCustomer, 'id'>;
  readonly orderId: number;
  readonly purpose: PaymentPurpose;
} & SeenOrder;

/** The order has a payment that isn't decided yet. */
interface UnderWay {
  readonly order: Order;
  readonly undecided: PaymentAttempt;
}

/**
 * Opens a payment attempt for the customer's order, or returns the one opened a moment ago (a double click). An order
 * has one undecided payment at a time. The gateway is asked about an earlier one, which is given up when its buyer
 * entered nothing there. While the bank decides, no second one is opened, whichever tab or link asks.
 */
export async function startAttempt(services: Services, asked: Asked): Promise<Result<StartedAttempt>> {
  const first = await openAttempt(services, asked);
  if (!('undecided' in first)) return first;
  const settled = await settlePayment(services, first.undecided.txnid, { ...first, attempt: first.undecided }, true);
  if (!settled.ok && settled.reason !== 'other-gateway') {
    return fail('unavailable', 'We can’t reach the payment provider at the moment. Please try again in a minute.');
  }
  const second = await openAttempt(services, asked);
  return 'undecided' in second ? withTheBank(second) : second;
}

/** In one transaction, and so without asking the gateway: a transaction must not wait for it. */
function openAttempt(services: Services, asked: Asked): Promise<Result<StartedAttempt> | UnderWay> {
  return inTransaction(services.db, async (tx) => {
    const now = services.now();
    // Both in one round trip; the second query runs once the first has its lock.
    const [own, payments] = await Promise.all([
      lockOwnOrder(tx, asked.customer, asked.orderId),
      paymentsOf(tx, asked.orderId),
    ]);
    if (!own.ok) return own;
    const { order, firstItem, isCartAsOrdered } = own.value;
    const money = moneyFrom(order, payments);
    if (order.status === 'Cancelled' && money.due === 0) return fail('conflict', 'This order has been cancelled.');
    if (money.due === 0) return fail('conflict', 'This order is paid already.');
    const way = onlineWaysOf(order, money).find(({ purpose }) => purpose === asked.purpose);
    if (!way) return fail('not_possible', 'This order can’t be paid in this way. Please look at it again.');
    const changed = refuseChangedOrder({ total: order.totalPaise, isCartAsOrdered }, asked);
    if (changed) return changed;
    const amount = way.dueNow;

    const isSameClick = (attempt: PaymentAttempt) =>
      attempt.state === 'open' &&
      attempt.gateway === services.gateway.name &&
      attempt.purpose === asked.purpose &&
      attempt.amountPaise === amount &&
      // Both directions: an attempt from before the clock was set back isn't recent.
      Math.abs(now.getTime() - attempt.createdAt.getTime()) < sameClickMs;
    const undecided = money.attempts.findLast(({ state }) => state === 'open' || state === 'pending');
    if (undecided && isSameClick(undecided)) {
      return ok({ order, attempt: undecided, firstItem: firstItem ?? 'Boxes' });
    }
    if (undecided) return { order, undecided };
    const withoutCoupon = money.paid === 0 ? await keepCoupon(tx, services, order) : undefined;
    if (withoutCoupon) return withoutCoupon;
    const attempt = await insertAttempt(tx, {
      orderId: order.id,
      txnid: randomBytes(15).toString('base64url'),
      purpose: asked.purpose,
      amountPaise: amount,
      gateway: services.gateway.name,
      createdAt: now,
      nextCheckAt: nextCheckAt(now, now),
    });
    // An order to be paid later keeps that way to pay until it is paid.
    const mode = order.confirmedAt === null && money.paid === 0 ? way.mode : order.paymentMode;
    await updateStatusAfterOpening(tx, order, money, attempt, mode);
    await remindOfPayment(tx, services, attempt);
    return ok({ order, attempt, firstItem: firstItem ?? 'Boxes' });
  });
}

function withTheBank({ order, undecided: { txnid, amountPaise } }: UnderWay): Result<never> {
  const amount = formatRupees(paise(amountPaise));
  const text = `A payment of ${amount} for order ${orderNumber(order)} was started and isn’t decided yet, so no second one was opened. You needn’t pay again: see how it stands, we mail you as soon as the bank has decided.`;
  return fail('conflict', text, { details: { open_payment: txnid } });
}
