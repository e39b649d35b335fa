import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@boxwright/contract';
import { amountForPurpose, type PaymentPurpose } from '@boxwright/orders';
import { insertAttempt, inTransaction, type Order, type PaymentAttempt } from '@boxwright/storage';
import type { Services } from '../../process/services.ts';
import type { SignedInCustomer } from '../customers/identity/visitor.ts';
import { lockOwnOrder } from '../orders/own-order.ts';
import { orderMoneyOf, updateStatusAfterOpening } from './balance.ts';
import { nextCheckAt } from './check-times.ts';

/** A second click within this time means the same payment. */
const sameClickMs = 60_000;

/** The gateway takes no less than a rupee. */
const least = 100;

export interface StartedAttempt {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  readonly firstItem: string;
}

/** Opens a payment attempt for the customer's order, or returns the one opened a moment ago (a double click). */
export async function startAttempt(
  services: Services,
  asked: {
    readonly customer: Pick<SignedInCustomer, 'id'>;
    readonly orderId: number;
    readonly purpose: PaymentPurpose;
  },
): Promise<Result<StartedAttempt>> {
  return inTransaction(services.db, async (tx) => {
    const now = services.now();
    const own = await lockOwnOrder(tx, asked.customer, asked.orderId);
    if (!own.ok) return own;
    const { order, firstItem } = own.value;
    if (order.status === 'Cancelled') return fail('conflict', 'This order has been cancelled.');
    const money = await orderMoneyOf(tx, order);
    const amount = amountForPurpose(order.totalPaise, money.paid, asked.purpose);
    if (amount < least) return fail('conflict', 'This order is paid already.');

    const same = money.attempts.findLast(
      (attempt) =>
        attempt.state === 'open' &&
        attempt.gateway === services.gateway.name &&
        attempt.purpose === asked.purpose &&
        attempt.amountPaise === amount &&
        // Both directions: an attempt from before the clock was set back isn't recent.
        Math.abs(now.getTime() - attempt.createdAt.getTime()) < sameClickMs,
    );
    const attempt =
      same ??
      (await insertAttempt(tx, {
        orderId: order.id,
        txnid: randomBytes(15).toString('base64url'),
        purpose: asked.purpose,
        amountPaise: amount,
        gateway: services.gateway.name,
        createdAt: now,
        nextCheckAt: nextCheckAt(now, now),
      }));
    if (!same) await updateStatusAfterOpening(tx, order, money, attempt);
    // The checkout page enqueues the same mail; its key makes it written once per attempt.
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'order-received', orderId: order.id, txnid: attempt.txnid });
    return ok({ order, attempt, firstItem: firstItem ?? 'Boxes' });
  });
}
