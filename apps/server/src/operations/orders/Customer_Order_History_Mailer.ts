import { ok } from '@boxwright/contract';
import { attemptsOf, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';

export const Customer_Order_History_Mailer: Handler<'Customer_Order_History_Mailer'> = async ({ orderId }, call) => {
  const { db, jobs } = call.services;
  const own = await findOwnOrder(db, call.visitor.customer, orderId);
  if (!own.ok) return own;
  const order = own.value;
  // The page calls this while it opens the attempt. If there is no attempt yet, opening one enqueues the mail.
  const attempt = (await attemptsOf(db, order.id)).at(-1);
  if (!attempt) return ok({ queued: false });
  const { txnid } = attempt;
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'WriteMail', { mail: 'order-received', orderId: order.id, txnid }));
  return ok({ queued: true });
};
