import type { Order, Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/** Most buyers have paid by then: the order desk gets one mail instead of two. */
const patienceMs = 5 * 60_000;

/**
 * Mails the order desk the state of an order when the job runs, once for each state (amount, payment, cancellation).
 * With `isUnpaid` the mail waits a little, because the buyer is about to pay.
 */
export const tellCompany = (
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  order: Pick<Order, 'id'>,
  { isUnpaid = false } = {},
): Promise<void> =>
  jobs.enqueue(
    tx,
    'WriteMail',
    { mail: 'order-alert', orderId: order.id },
    isUnpaid ? { startAfter: new Date(now().getTime() + patienceMs) } : {},
  );
