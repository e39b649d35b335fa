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
import type { JobPayload } from '../../jobs/definitions.ts';
import type { Services } from '../../process/services.ts';
import { readCompanyIn } from '../company.ts';
import { issueReceiptVoucher } from '../documents/issue-receipt-voucher.ts';
import { tellCompany } from '../orders/company-notice.ts';
import { dueDay } from '../orders/due-day.ts';
import { refundCauses } from '../refunds/refund-causes.ts';
import { requestRefundsWithMail } from '../refunds/request-refunds.ts';
import { moneyFrom, type OrderMoney, writePaymentStatus } from './balance.ts';

/**
 * Books money that came in, from whichever source: the ledger, the order's payment status, its cart, the mails, and the
 * receipt voucher of an advance. What comes for a cancelled order goes straight back. The caller holds the locks of the
 * cart and the order.
 *
 * @param mailOf the mail that tells the customer
 * @param look told of the money before the voucher is issued, which locks its series
 * @returns undefined when this payment is in the ledger already
 */
export async function bookPayment(
  services: Services,
  tx: Tx,
  order: Order,
  payment: Omit<NewLedgerEntry, 'orderId' | 'createdAt'>,
  mailOf: (entry: LedgerEntry) => JobPayload<'WriteMail'>,
  look?: (money: OrderMoney) => Promise<void>,
): Promise<OrderMoney | undefined> {
  // In one round trip; what is read holds the entry.
  const [entry, payments, lines] = await Promise.all([
    appendLedger(tx, { ...payment, orderId: order.id, createdAt: services.now() }),
    paymentsOf(tx, order.id),
    linesOfOrders(tx, [order.id]),
  ]);
  if (!entry) return undefined;
  const money = moneyFrom(order, payments);
  await writePaymentStatus(tx, order, money);
  const booked = await withDayForTheRest(services, tx, order, money);
  await look?.(money);
  await closeCartOfOrder(tx, order);
  // Of a cancelled order it goes straight back, and the mail says so.
  const cause = refundCauses.paidAfterCancelling;
  if (order.status === 'Cancelled') await requestRefundsWithMail(services, tx, order, { cause });
  else await services.jobs.enqueue(tx, 'WriteMail', mailOf(entry));
  await tellCompany(tx, services, order);
  await issueReceiptVoucher(services, tx, { order: booked, entry, money, lines });
  return money;
}

/** The first part that is paid of an order begins the days that there are for the rest; cash waits for the delivery. */
async function withDayForTheRest(
  { db, now }: Services,
  tx: Tx,
  order: Order,
  money: Pick<OrderMoney, 'due' | 'status'>,
): Promise<Order> {
  const isFirstPart = money.status === 'Partially Paid' && order.paymentStatus !== 'Partially Paid';
  if (!isFirstPart || money.due === 0 || order.paymentMode === 'COD') return order;
  const { balanceDays } = await readCompanyIn(db, tx);
  const paymentDueOn = dueDay(now(), balanceDays);
  await setPaymentDay(tx, order.id, paymentDueOn);
  return { ...order, paymentDueOn };
}
