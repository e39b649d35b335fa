import { ok } from '@boxwright/contract';
import { attemptsOf, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { remindOfPayment } from '../../selling/payments/remind-of-payment.ts';

export const Customer_Order_History_Mailer: Handler<'Customer_Order_History_Mailer'> = async ({ orderId }, call) => {
  const { db } = call.services;
  const own = await findOwnOrder(db, call.visitor.customer, orderId);
  if (!own.ok) return own;
  // Opening a payment enqueues the same mail; because of its key it is written once per attempt.
  const attempt = (await attemptsOf(db, own.value.id)).at(-1);
  if (!attempt) return ok({ queued: false });
  await inTransaction(db, (tx) => remindOfPayment(tx, call.services, attempt));
  return ok({ queued: true });
};
