import { isErasedEmail } from '@boxwright/storage';
import { postMailAlone } from '../calls/post-mail.ts';
import { readOrderMail } from '../selling/orders/read-order-mail.ts';
import { composeMail, type OrdersToMail } from './compose-mail.ts';
import type { JobContext, JobHandler } from './handler.ts';

/** Composes a mail from stored data and enqueues sending it. Its key identifies the subject, so it is written once. */
export const WriteMail: JobHandler<'WriteMail'> = async (subject, context) => {
  const { services, log } = context;
  const composed = await composeMail(services, subject, ordersOf(context));
  // The customer's data may have been erased while the job waited.
  if (!composed || isErasedEmail(composed.recipient)) {
    log.info({ subject }, 'nothing to write about');
    return;
  }
  await postMailAlone(services, composed);
};

/** The orders that a batch has read, by the batch's context. */
const ofBatches = new WeakMap<JobContext, OrdersToMail>();

/**
 * Reads each order once per batch, because a purchase has two mails: to the buyer and to the company. Every mail sees
 * what the transaction of its job wrote, because that was stored before the batch was fetched.
 */
function ordersOf(context: JobContext): OrdersToMail {
  const known = ofBatches.get(context);
  if (known) return known;
  const orders = new Map<number, ReturnType<OrdersToMail>>();
  const read: OrdersToMail = (orderId) => {
    const order = orders.get(orderId) ?? readOrderMail(context.services, { orderId });
    orders.set(orderId, order);
    return order;
  };
  ofBatches.set(context, read);
  return read;
}
