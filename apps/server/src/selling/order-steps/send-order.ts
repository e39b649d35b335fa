import { add, paise } from '@boxwright/money';
import type { SuppliedItem } from '@boxwright/orders';
import { addRefunded, appendLedger, type Order, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { issueReprintChallan } from '../documents/issue-reprint-challan.ts';
import { printedOn } from '../documents/printed-on.ts';
import { grossOf } from '../documents/tax-lines.ts';
import { orderMoneyOf, updatePaymentStatus } from '../orders/balance.ts';
import { refundCauses } from '../refunds/refund-causes.ts';
import { refundable, requestRefundsWithMail } from '../refunds/request-refunds.ts';

interface SentOrder {
  /** Undefined where the goods are collected. */
  readonly transport: Parameters<typeof issueInvoice>[3];
  readonly supplied: readonly SuppliedItem[];
  readonly staffId: number | null;
}

/**
 * Issues the invoice of an order that is sent for the first time. What it charges less than the order is a credit in the
 * ledger, so that it isn't owed, and what was paid for it goes back. The caller holds the order's lock.
 */
export async function sendOrder(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  { transport, supplied, staffId }: SentOrder,
): Promise<void> {
  const { reprintOf, reprintCause } = order;
  if (reprintOf !== null && reprintCause !== null) {
    // It isn't a supply, so its challan goes alone.
    await issueReprintChallan(services, tx, { ...order, reprintOf, reprintCause }, { transport, supplied });
    return;
  }
  const { due } = await orderMoneyOf(tx, order);
  const invoice = await issueInvoice(services, tx, order, transport, supplied);
  const missing = order.totalPaise - add(...printedOn(invoice).lines.map(grossOf));
  if (missing === 0) return;
  const entry = { orderId: order.id, kind: 'credit', amountPaise: paise(missing), staffId } as const;
  await appendLedger(tx, { ...entry, gatewayPaymentId: invoice.number, createdAt: services.now() });
  await addRefunded(tx, order.id, missing);
  await updatePaymentStatus(tx, order);
  const most = Math.min(await refundable(tx, order), Math.max(0, missing - due));
  if (most > 0) await requestRefundsWithMail(services, tx, order, { cause: refundCauses.fewerSent, most });
}
