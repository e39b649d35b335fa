import { isSentUnpaid } from '@boxwright/orders';
import {
  appendLedger,
  closeCartOfOrder,
  type LedgerEntry,
  linesOfOrders,
  type NewLedgerEntry,
  type Order,
  paymentsOf,
  setPaymentDay,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { issueReceiptVoucher } from '../documents/issue-receipt-voucher.ts';
import { moneyFrom, type OrderMoney, writePaymentStatus } from '../orders/balance.ts';
import { checkArtworks } from '../orders/check-artworks.ts';
import { tellCompany } from '../orders/company-notice.ts';
import { dayForTheRest } from '../orders/time-to-pay.ts';
import { refundCauses } from '../refunds/refund-causes.ts';
import { refundable, requestRefundsWithMail } from '../refunds/request-refunds.ts';

/**
 * Books money that came in, from whichever source: the ledger, the order's payment status, its cart, the mails, and the
 * receipt voucher of an advance. Money for a cancelled order beyond what its buyer bears of the carriage, and money above
 * the total, goes back: through the gateway that it came through, or by a transfer that waits for staff. The caller holds
 * the locks of the cart and the order.
 *
 * @param mailOf makes the mail to the customer; called once for a new entry, also if another mail takes its place
 * @param look gets the money and the excess of this payment, before the voucher is issued and locks its series
 * @returns undefined when this payment is in the ledger already
 */
export async function bookPayment(
  services: Services,
  tx: Tx,
  order: Order,
  payment: Omit<NewLedgerEntry, 'orderId' | 'createdAt'>,
  mailOf: (entry: LedgerEntry) => JobPayload<'WriteMail'>,
  look?: (money: OrderMoney, excess: number) => Promise<void>,
): Promise<OrderMoney | undefined> {
  // In one round trip; the payments that are read include the new entry.
  const [entry, payments, lines] = await Promise.all([
    appendLedger(tx, { ...payment, orderId: order.id, createdAt: services.now() }),
    paymentsOf(tx, order.id),
    linesOfOrders(tx, [order.id]),
  ]);
  if (!entry) return undefined;
  const mail = mailOf(entry);
  const money = moneyFrom(order, payments);
  await writePaymentStatus(tx, order, money);
  const booked = await withDayForTheRest(services, tx, order, money);
  const excess = order.status === 'Cancelled' ? 0 : excessOf(order, money, entry);
  await look?.(money, excess);
  await closeCartOfOrder(tx, order);
  // Money that goes straight back has its own mail, in place of the one about a received payment.
  // Of a closed order, what its buyer bears of the carriage is ours.
  const goesBack = order.status === 'Cancelled' ? (await refundable(tx, order)) - order.keptPaise : 0;
  if (goesBack > 0) {
    const cause = refundCauses.paidAfterCancelling;
    await requestRefundsWithMail(services, tx, order, { cause, most: goesBack });
  } else {
    // Recorded money of which a part was due has that part acknowledged too; the gateway acknowledges its own.
    const isAllBack = excess > 0 && (entry.attemptId !== null || excess === entry.amountPaise);
    if (!isAllBack) await services.jobs.enqueue(tx, 'WriteMail', mail);
    if (excess > 0) {
      const { attemptId: from } = entry;
      await requestRefundsWithMail(services, tx, order, { cause: refundCauses.paidTooMuch, most: excess, from });
    }
  }
  await tellCompany(tx, services, order);
  if (order.status !== 'Cancelled') await checkArtworks(tx, services, lines);
  await issueReceiptVoucher(services, tx, { order: booked, entry, money, lines });
  return money;
}

/**
 * The first partial payment of an order sets the day by which the rest is due; cash waits for the delivery, and an order
 * on account keeps its day.
 */
async function withDayForTheRest(
  services: Services,
  tx: Tx,
  order: Order,
  money: Pick<OrderMoney, 'due' | 'status'>,
): Promise<Order> {
  const isFirstPart = money.status === 'Partially Paid' && order.paymentStatus !== 'Partially Paid';
  if (!isFirstPart || money.due === 0 || isSentUnpaid(order.paymentMode)) return order;
  const paymentDueOn = await dayForTheRest(services, tx, order);
  await setPaymentDay(tx, order.id, paymentDueOn);
  return { ...order, paymentDueOn };
}

/** The part of a payment that wasn't due any more. The excess of earlier payments was dealt with when they came. */
function excessOf(order: Order, { ledger }: OrderMoney, { amountPaise }: LedgerEntry): number {
  const received = ledger.reduce((sum, entry) => (entry.kind === 'refund' ? sum : sum + entry.amountPaise), 0);
  return Math.min(amountPaise, Math.max(0, received - order.totalPaise));
}
