import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@boxwright/contract';
import { amountForPurpose, type PaymentPurpose } from '@boxwright/orders';
import {
  firstItemOf,
  insertAttempt,
  inTransaction,
  lockOrder,
  type Order,
  type PaymentAttempt,
} from '@boxwright/storage';
import type { Services } from '../services.ts';
import { moneyOf, noteOpened } from './balance.ts';
import { nextCheckAt } from './checkTimes.ts';

/** A second click within this time means the same payment. */
const sameClickMs = 60_000;

/** The gateway takes no less than a rupee. */
const least = 100;

export interface StartedAttempt {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  readonly firstItem: string;
}

/** Opens a payment attempt for the customer's order, or gives back the one that was opened a moment ago. */
export async function startAttempt(
  services: Services,
  asked: { readonly customerId: number; readonly orderId: number; readonly purpose: PaymentPurpose },
): Promise<Result<StartedAttempt>> {
  return inTransaction(services.db, async (tx) => {
    const now = services.now();
    const order = await lockOrder(tx, asked.orderId);
    if (order?.customerId !== asked.customerId) return fail('not_found', 'There is no such order.');
    if (order.status === 'Cancelled') return fail('conflict', 'This order has been cancelled.');
    const money = await moneyOf(tx, order);
    const amount = amountForPurpose(order.totalPaise, money.paid, asked.purpose);
    if (amount < least) return fail('conflict', 'This order is paid already.');

    const same = money.attempts.findLast(
      (attempt) =>
        attempt.state === 'open' &&
        attempt.gateway === services.gateway.name &&
        attempt.purpose === asked.purpose &&
        attempt.amountPaise === amount &&
        // Either way: an attempt of before the clock was set back is no click of a moment ago.
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
    if (!same) await noteOpened(tx, order, money, attempt);
    // The same mail that the checkout page asks for, whoever comes first: it's written once an attempt.
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'order-received', orderId: order.id, txnid: attempt.txnid });
    return ok({ order, attempt, firstItem: (await firstItemOf(tx, order.id)) ?? 'Boxes' });
  });
}
