import { setTimeout as rest } from 'node:timers/promises';
import { parseRupees } from '@boxwright/money';
import { connect, findCustomerByEmail, findOrder, inTransaction, ledgerOf, migrate } from '@boxwright/storage';
import { seedPlaces } from '@boxwright/storage/seed';
import { eventually, unique } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/database-proxy.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addressOf, postReturn, soapBoxes } from '../../testing/orders.ts';
import { openPair, type Pair } from '../../testing/standby.ts';
import { openDatabase } from './database.ts';

let pair: Pair;
/** The shop's address of the database, which is moved from the primary to the standby. */
let address: DatabaseProxy;
let shop: Shop;
beforeAll(async () => {
  pair = await openPair();
  address = await openDatabaseProxy(pair.primaryUrl);
  const { url } = address;
  const database = connect(url);
  await migrate(database);
  await inTransaction(database.db, seedPlaces);
  shop = await openShop({ database: { ...database, url } });
});
afterAll(async () => {
  await shop.close();
  address.close();
  await pair.close();
});

/** What the shop has confirmed to customers. */
interface Confirmed {
  readonly emails: string[];
  readonly orders: { readonly orderId: number; readonly customerId: number }[];
  readonly payments: { readonly orderId: number; readonly total: number }[];
}

class Unavailable extends Error {}

/** The answer to one request; the only failure that a customer may see is a 503 that says when to try again. */
function answered<A extends { readonly status: number; readonly headers: Readonly<Record<string, unknown>> }>(
  answer: A,
): A {
  if (answer.status === 503 && Number(answer.headers['retry-after']) > 0) throw new Unavailable();
  if (answer.status >= 400) throw new Error(`answered ${JSON.stringify(answer)}`);
  return answer;
}

/** A customer signs up, orders and pays; every answer is noted as it comes. */
async function sell(confirmed: Confirmed): Promise<void> {
  const visitor = shop.visitor();
  const [email, password] = [`${unique()}@shop.example`, 'Carton2026'];
  const person = { name: 'Meena Sundaram', email, mobile: '9840012345', companyName: 'Meena Soaps', password };
  const signedUp = answered(await visitor.call('AddCustomer', person));
  confirmed.emails.push(email);
  answered(await visitor.call('AddwebsiteLogin', { email, password }));
  const cart = answered(await visitor.call('AddToCartWebsite', soapBoxes));
  const shipping = answered(await visitor.call('Add_CustomerAddress', addressOf('Shipping')));
  const billing = answered(await visitor.call('Add_CustomerAddress', addressOf('Billing')));
  const placed = answered(
    await visitor.call('PlaceOrder', {
      cartid: cart.data.order_id,
      shippingaddress: shipping.data.addressId,
      billingaddress: billing.data.addressId,
      orderstatus: 'IN-PROCESS',
      paymentstaus: 'Payment Initiated',
      paymentmode: 'OnlinePayment',
    }),
  );
  const orderId: number = placed.data.order_id;
  confirmed.orders.push({ orderId, customerId: signedUp.data.customerid });
  const { data: payment } = answered(await visitor.call('StartPayment', { orderid: orderId, purpose: 'full' }));
  shop.payu.says(payment.txnid, 'captured', parseRupees(payment.amount));
  const { statusCode, headers } = await postReturn(shop, shop.payu.returned(payment.fields, 'captured'));
  answered({ status: statusCode, headers });
  confirmed.payments.push({ orderId, total: payment.amount });
}

test('a standby is promoted while customers buy: they get 503 meanwhile, and nothing that was confirmed is lost', async () => {
  const confirmed: Confirmed = { emails: [], orders: [], payments: [] };
  let refused = 0;
  let isOver = false;
  const customers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      await sell(confirmed).catch(async (error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
        refused += 1;
        await rest(50);
      });
    }
  });
  const moreSales = async () => {
    const before = confirmed.payments.length;
    await eventually(async () => expect(confirmed.payments.length).toBeGreaterThan(before + 2));
  };
  const isReported = (status: string) =>
    eventually(async () => expect((await shop.app.inject('/readyz')).json()).toEqual({ status }));

  try {
    await moreSales();
    pair.crash();
    await isReported('database unreachable');

    // The address is moved before the standby is promoted, so the database can be read but not written.
    address.leadTo(pair.standbyUrl);
    await isReported('database is read-only');
    const log = pino({ level: 'silent' });
    await expect(openDatabase({ databaseUrl: address.url, dataDir: '/nowhere', log })).rejects.toThrow(
      /is read-only, as a standby is: promote it, or correct DATABASE_URL\.$/,
    );

    await pair.promote();
    await isReported('ready');
    await moreSales();
  } finally {
    isOver = true;
    await Promise.all(customers);
  }
  expect(refused).toBeGreaterThan(0);

  const { db } = shop.services;
  expect((await shop.runJobs()).failed).toBe(0);
  for (const email of confirmed.emails) expect(await findCustomerByEmail(db, email)).toMatchObject({ email });
  for (const { orderId, customerId } of confirmed.orders)
    expect(await findOrder(db, orderId)).toMatchObject({ customerId });
  for (const { orderId, total } of confirmed.payments) {
    expect((await ledgerOf(db, orderId)).map(({ amountPaise }) => amountPaise)).toEqual([parseRupees(total)]);
  }
});
