import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { mostTdsBps } from '@boxwright/orders';
import {
  findCustomer,
  heldFor,
  inTransaction,
  lockAccount,
  lockOrderWithCart,
  type Order,
  receiptsWithReference,
  type Tx,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { refuseShared } from '../../selling/payments/refuse-shared.ts';
import { takeReceipt } from '../../selling/payments/take-receipt.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const RecordReceipt: Handler<'RecordReceipt'> = async (input, call) => {
  const { services, visitor } = call;
  const { customerId, how, amount, receivedOn, isShared = false } = input;
  const now = services.now();
  const badDay =
    refuseDay(receivedOn, indianDay(now), 'receivedOn') ??
    (await refuseClosedDay(services.db, receivedOn, 'receivedOn'));
  if (badDay) return badDay;
  // Capitals and spaces may differ when it is typed again.
  const typed = how === 'cheque' ? `${input.reference} ${input.bank ?? ''}` : input.reference;
  const reference = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  const wanted = input.allotments
    .filter((each) => each.amount > 0 || each.tds > 0)
    .sort((a, b) => a.orderId - b.orderId);
  if (new Set(wanted.map(({ orderId }) => orderId)).size < wanted.length) {
    return fail('invalid', 'An order is named twice.', { field: 'allotments' });
  }
  return inTransaction(services.db, async (tx) => {
    const orders: Order[] = [];
    for (const { orderId } of wanted) {
      const order = await lockOrderWithCart(tx, orderId);
      if (order?.customerId !== customerId) return fail('not_found', 'This customer has no such order.');
      orders.push(order);
    }
    await lockAccount(tx, customerId);
    const customer = await findCustomer(tx, customerId);
    if (!customer || customer.erasedAt !== null) return noSuchCustomer;
    const same = await receiptsWithReference(tx, how, reference);
    const own = same.find((receipt) => receipt.customerId === customerId);
    // A double click.
    if (own?.amount === amount) return ok({ held: await heldFor(tx, customerId) });
    if (own) {
      const recorded = formatRupees(paise(own.amount));
      return fail('conflict', `${reference} is recorded for this customer already, with ${recorded}.`, {
        field: 'reference',
      });
    }
    const allotments = [];
    for (const each of wanted) {
      const order = orders.find(({ id }) => id === each.orderId);
      if (!order) throw new Error('The order was locked.');
      const refused = await refuseAllotment(tx, order, each, receivedOn);
      if (refused) return refused;
      allotments.push({ order, amount: each.amount, tds: each.tds });
    }
    const shared = isShared ? undefined : await refuseShared(tx, { how, reference });
    if (shared) return shared;
    await takeReceipt(services, tx, {
      ...{ customerId, how, amount, reference, receivedOn, allotments },
      staffId: visitor.staff.id,
    });
    const held = await heldFor(tx, customerId);
    await noted(tx, call, 'RecordReceipt', ['customer', customerId, customer.name], {
      after: {
        ...{ amountPaise: amount, how, reference, receivedOn, heldPaise: held },
        orders: allotments
          .map(({ order, amount: part, tds }) =>
            [orderNumber(order), formatRupees(paise(part)), tds > 0 ? `TDS ${formatRupees(paise(tds))}` : '']
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
      },
    });
    return ok({ held });
  });
};

type Allotment = Input<'RecordReceipt'>['allotments'][number];

async function refuseAllotment(
  tx: Tx,
  order: Order,
  { amount, tds, seenDue }: Allotment,
  receivedOn: string,
): Promise<Result<never> | undefined> {
  const number = orderNumber(order);
  const { due } = await orderMoneyOf(tx, order);
  if (due !== seenDue) {
    return fail(
      'conflict',
      `What is due of ${number} has changed meanwhile: it is ${formatRupees(paise(due))} now. Please look again.`,
    );
  }
  if (amount + tds > due) {
    return fail('invalid', `Only ${formatRupees(paise(due))} are due of ${number}. What is more is held on account.`, {
      field: 'allotments',
    });
  }
  if (receivedOn < indianDay(order.placedAt) && tds > 0) {
    return fail('invalid', `Tax was deducted before the day of ${number}.`, { field: 'receivedOn' });
  }
  if (tds * 10_000 > order.totalPaise * mostTdsBps) {
    return fail('invalid', `No buyer deducts that much tax from ${number}. Please look at the amount.`, {
      field: 'allotments',
    });
  }
  return undefined;
}
