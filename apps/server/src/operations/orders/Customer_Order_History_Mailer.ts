import { fail, ok } from '@boxwright/contract';
import { attemptsOf, findOrderOf, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';

export const Customer_Order_History_Mailer: Handler<'Customer_Order_History_Mailer'> = async ({ orderId }, call) => {
  const { customer } = call.visitor;
  if (!customer) return fail('signed_out', signedOutText);
  const { db, jobs } = call.services;
  const order = await findOrderOf(db, customer.id, orderId);
  if (!order) return fail('not_found', 'There is no such order.');
  // The page asks for the mail and opens the attempt at once: without an attempt yet, opening one writes the mail.
  const attempt = (await attemptsOf(db, order.id)).at(-1);
  if (!attempt) return ok({ queued: false });
  const { txnid } = attempt;
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'WriteMail', { mail: 'order-received', orderId: order.id, txnid }));
  return ok({ queued: true });
};
