import { ok } from '@boxwright/contract';
import { isPaidInCash } from '@boxwright/orders';
import {
  findOpenCartOf,
  findOrderByCart,
  findOrderOf,
  isCartAsOrdered,
  linesOfOrders,
  type Order,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { creditFor } from '../../selling/orders/credit.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { openCashProblem } from '../../selling/orders/open-cash.ts';
import { openPaymentOf } from '../../selling/orders/open-payment-of.ts';
import { waysToPayOrder } from '../../selling/orders/ways-to-pay-order.ts';

export const GetCheckout: Handler<'GetCheckout'> = async ({ orderId }, { services, visitor }) => {
  const { db, now } = services;
  const customerId = visitor.customer.id;
  const company = await readCompany(db);
  const days = {
    payLaterBy: dueDay(now(), company.payLaterDays),
    transferBy: dueDay(now(), company.transferDays),
  };
  const order = await (orderId === undefined
    ? orderOfOpenCart(services, customerId)
    : findOrderOf(db, customerId, orderId));
  if (!order) {
    const none = { orderId: null, isCartChanged: false, openPayment: null, ways: [], cashProblem: null };
    return ok({ ...none, creditProblem: null, ...days, onAccountBy: days.payLaterBy });
  }
  const wanted = { customerId, orderId: order.id, total: order.totalPaise };
  const [money, lines, isAsOrdered, catalogue, credit] = await Promise.all([
    orderMoneyOf(db, order),
    linesOfOrders(db, [order.id]),
    isCartAsOrdered(db, order),
    currentCatalogue(services),
    creditFor(db, services, wanted),
  ]);
  const { ways, cashProblem: notOffered } = waysToPayOrder(
    { order, lines, paid: order.totalPaise - money.due },
    catalogue,
    company,
    credit,
  );
  const cashProblem = notOffered ?? (await openCashProblem(db, order, company.cashOnDelivery));
  const isUncommitted = money.paid === 0 && order.confirmedAt === null && order.status !== 'Cancelled';
  return ok({
    orderId: order.id,
    isCartChanged: !isAsOrdered,
    openPayment: openPaymentOf(money.attempts)?.transactionId ?? null,
    ways: ways.filter(({ mode }) => !isPaidInCash(mode) || cashProblem === null),
    cashProblem: isUncommitted ? cashProblem : null,
    creditProblem: isUncommitted ? credit.creditProblem : null,
    ...days,
    onAccountBy: dueDay(now(), credit.creditDays),
  });
};

/** The order that the customer's open cart became, if it was placed. */
async function orderOfOpenCart({ db }: Pick<Services, 'db'>, customerId: number): Promise<Order | undefined> {
  const cart = await findOpenCartOf(db, { customerId });
  return cart && findOrderByCart(db, cart.id);
}
