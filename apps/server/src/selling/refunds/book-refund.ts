import { addRefunded, appendLedger, type Order, type Refund, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { updatePaymentStatus } from '../orders/balance.ts';
import { reducesSupply } from './refund-causes.ts';
import { issueRefundPaper } from './refund-papers.ts';

/**
 * Books money that is paid back: the ledger, the order's payment status, the document, and a mail to the customer. The
 * caller holds the order's lock and has just changed the refund's state to `succeeded`, which happens once.
 */
export async function bookRefund(services: Services, tx: Tx, order: Order, refund: Refund): Promise<void> {
  const entry = await appendLedger(tx, {
    orderId: order.id,
    attemptId: refund.attemptId,
    kind: 'refund',
    amountPaise: -refund.amountPaise,
    gatewayPaymentId: refund.reference ?? refund.token,
    receivedOn: refund.paidOn,
    createdAt: services.now(),
  });
  if (!entry) throw new Error(`The refund ${refund.id} is in the ledger already.`);
  if (reducesSupply(refund.causeCode)) await addRefunded(tx, order.id, refund.amountPaise);
  await updatePaymentStatus(tx, order);
  await issueRefundPaper(services, tx, order, entry, refund);
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'refund-done', refundId: refund.id });
}
