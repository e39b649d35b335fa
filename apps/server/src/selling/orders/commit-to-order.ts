import { type Company, fail, ok, type Result } from '@boxwright/contract';
import type { Sum } from '@boxwright/money';
import { type DeferredMode, isPaidInCash, ways } from '@boxwright/orders';
import {
  type ChangedAmounts,
  closeCartOfOrder,
  confirmOrder,
  inTransaction,
  isCartAsOrdered,
  linesOfOrders,
  lockOrderWithCartOf,
  type Order,
  type OrderLine,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readCompany } from '../company/company.ts';
import { keepCoupon } from '../coupons/keep-coupon.ts';
import { orderMoneyOf } from './balance.ts';
import { checkArtworks } from './check-artworks.ts';
import { tellCompany } from './company-notice.ts';
import { lockCredit } from './credit.ts';
import { dueDay } from './due-day.ts';
import { refuseCash } from './open-cash.ts';
import { noSuchOrder } from './own-order.ts';
import { refuseChangedOrder, type SeenOrder } from './payable-order.ts';
import { paymentUnderWay } from './payment-under-way.ts';
import { waysToPayOrder } from './ways-to-pay-order.ts';

interface Commitment extends SeenOrder {
  readonly customerId: number;
  readonly orderId: number;
  readonly mode: DeferredMode;
}

/**
 * The buyer commits to an order that is paid on delivery, later or by transfer: its terms are stored, its cart is
 * closed, and it is mailed. Repeating it has no effect.
 */
export async function commitToOrder(services: Services, wanted: Commitment): Promise<Result<Order>> {
  const { db } = services;
  const company = await readCompany(db);
  const catalogue = await currentCatalogue(services);
  return inTransaction(db, (tx) => commitInTransaction(tx, services, wanted, { catalogue, company }));
}

/**
 * The same in the caller's transaction, which may place the order.
 *
 * @param isOnPhone whether the desk is speaking with the customer
 */
export async function commitInTransaction(
  tx: Tx,
  services: Services,
  wanted: Commitment,
  { catalogue, company }: { readonly catalogue: Catalogue; readonly company: Company },
  isOnPhone = false,
): Promise<Result<Order>> {
  const { now, jobs } = services;
  const order = await lockOrderWithCartOf(tx, wanted.customerId, wanted.orderId);
  if (!order) return noSuchOrder;
  if (order.confirmedAt !== null && order.paymentMode === wanted.mode) return ok(order);
  if (order.status === 'Cancelled') return fail('conflict', 'This order has been cancelled.');
  const money = await orderMoneyOf(tx, order);
  const mayChange = order.confirmedAt === null || ways[order.paymentMode].insteadOf === 'any';
  if (!mayChange || money.paid > 0) return fail('conflict', 'This order is placed already.');
  if (money.attempts.some(({ state }) => state === 'open' || state === 'pending')) return paymentUnderWay(order);

  const lines = await linesOfOrders(tx, [order.id]);
  const own = { customerId: order.customerId, orderId: order.id, total: order.totalPaise };
  const credit = await lockCredit(tx, services, own);
  const offered = waysToPayOrder({ order, lines, paid: 0 }, catalogue, company, credit);
  const way = offered.ways.find(({ mode }) => mode === wanted.mode);
  const isCash = isPaidInCash(wanted.mode);
  if (!way) {
    const why = isCash ? offered.cashProblem : credit.creditProblem;
    return fail('not_possible', why ?? 'This order can’t be paid in this way.');
  }
  const seen = { total: way.total, isCartAsOrdered: await isCartAsOrdered(tx, order) };
  const refused =
    refuseChangedOrder(seen, wanted) ??
    (isCash ? await refuseCash(tx, services, order, company.cashOnDelivery, isOnPhone) : undefined);
  if (refused) return refused;
  const withoutCoupon = await keepCoupon(tx, services, order);
  if (withoutCoupon) return withoutCoupon;

  const { daysToPay } = ways[wanted.mode];
  const days = { ...company, creditDays: credit.creditDays };
  const confirmed = await confirmOrder(
    tx,
    order.id,
    {
      paymentMode: wanted.mode,
      paymentStatus: 'Payment Pending',
      confirmedAt: now(),
      paymentDueOn: daysToPay === null ? null : dueDay(now(), days[daysToPay]),
    },
    isCash && offered.withCash ? amountsOf(offered.withCash, lines) : null,
  );
  await closeCartOfOrder(tx, confirmed);
  await jobs.enqueue(tx, 'WriteMail', { mail: 'order-received', orderId: order.id, txnid: null });
  await checkArtworks(tx, services, lines);
  await tellCompany(tx, services, confirmed);
  return ok(confirmed);
}

/** The amounts that the charge for cash on delivery changes. */
const amountsOf = ({ sum }: { readonly sum: Sum }, lines: readonly OrderLine[]): ChangedAmounts => ({
  order: {
    codFeePaise: sum.fee,
    cgstPaise: sum.tax.cgst,
    sgstPaise: sum.tax.sgst,
    igstPaise: sum.tax.igst,
    totalPaise: sum.total,
  },
  lines: lines.flatMap(({ id }, index) => {
    const tax = sum.lines[index]?.tax;
    return tax ? [{ id, cgstPaise: tax.cgst, sgstPaise: tax.sgst, igstPaise: tax.igst }] : [];
  }),
});
