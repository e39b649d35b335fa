import { ok, type Result } from '@boxwright/contract';
import type { DeferredMode } from '@boxwright/orders';
import { inTransaction } from '@boxwright/storage';
import type { SignedInCustomer } from '../../adapters/identity/visitor.ts';
import type { Services } from '../../calls/services.ts';
import { findOwnOrder } from './own-order.ts';

/** Enqueues the mail about an order that its buyer has committed to, as confirming it does. It is sent once. */
export async function mailCommittedOrder(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  customer: Pick<SignedInCustomer, 'id'>,
  orderId: number,
  mode: DeferredMode,
): Promise<Result<{ queued: boolean }>> {
  const own = await findOwnOrder(db, customer, orderId);
  if (!own.ok) return own;
  if (own.value.confirmedAt === null || own.value.paymentMode !== mode) return ok({ queued: false });
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'WriteMail', { mail: 'order-received', orderId, txnid: null }));
  return ok({ queued: true });
}
