import { findOrder } from '@boxwright/storage';
import { indianDay } from '../process/indian-day.ts';
import { dueDay } from '../selling/orders/due-day.ts';
import type { Shop, ShopCustomer, ShopVisitor } from './open-shop.ts';
import { readyToOrder } from './orders.ts';

/** What tests of receivables do as Accounts, the desk and customers. */
export async function openReceivables(shop: Shop) {
  const accounts = await shop.staff('Accounts');
  const desk = await shop.staff('Order desk');
  const { db } = shop.services;
  return {
    accounts,
    desk,
    today: () => indianDay(shop.clock.now()),
    placed: async (own: Parameters<typeof readyToOrder>[1] = {}) => {
      const { customer, place } = await readyToOrder(shop, own);
      const { order_id: orderId, total_amount: total } = (await place()).data;
      const customerId = (await findOrder(db, orderId))?.customerId ?? 0;
      return { customer, orderId: orderId as number, total: total as number, customerId };
    },
    /** An order as if its last day to pay were so many days ago. */
    dueSince: (orderId: number, days: number) =>
      db.$client.query('update orders set payment_due_on = $2 where id = $1', [
        orderId,
        dueDay(shop.clock.now(), -days),
      ]),
    terms: (customer_id: number, days: string, limit: number | null, seen = 0) =>
      accounts.call('SaveCreditTerms', { customer_id, days, limit, seen }),
    account: async (customer_id: number) =>
      (await accounts.call('GetCustomerAccount', { customer_id, from: '', to: '' })).data,
    rowOf: async (customerId: number) => {
      const { data } = await accounts.call('GetReceivables', {});
      return data.customers.find((row: { customer_id: number }) => row.customer_id === customerId);
    },
    waysOf: async (customer: ShopCustomer, orderid: number) => {
      const { data } = await customer.call('GetCheckout', { orderid });
      return { ...data, modes: data.ways.map(({ paymentmode }: { paymentmode: string }) => paymentmode) };
    },
    confirm: (customer: ShopCustomer, orderid: number, paymentmode = 'OnAccount') =>
      customer.call('ConfirmOrder', { orderid, paymentmode }),
    load: (url: string, visitor: ShopVisitor = accounts) =>
      shop.app.inject({ url, cookies: Object.fromEntries(visitor.cookies) }),
  };
}

export type Receivables = Awaited<ReturnType<typeof openReceivables>>;
