import type { PaymentAttempt, Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/** Time that a buyer has on the payment page, to find a card or wait for a code, before a mail asks them to pay. */
const patienceMs = 30 * 60_000;

/** Asks for a payment by mail if it isn't decided in half an hour. */
export const remindOfPayment = (
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { orderId, txnid }: Pick<PaymentAttempt, 'orderId' | 'txnid'>,
): Promise<void> =>
  jobs.enqueue(tx, 'AskToPay', { orderId, txnid }, { startAfter: new Date(now().getTime() + patienceMs) });
