import type { OperationName } from '@boxwright/contract';
import { parseRupees } from '@boxwright/money';
import { roundTripsMade } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopCustomer } from '../testing/open-shop.ts';
import { addressOf, postReturn, postWebhook, soapBoxes } from '../testing/orders.ts';
import { queriesDuring } from '../testing/queries-during.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Buys soap boxes and has the mails written; returns how many SQL statements and round trips each step took. */
async function buy(customer: ShopCustomer): Promise<{ sent: Record<string, number>; trips: Record<string, number> }> {
  const sent: Record<string, number> = {};
  const trips: Record<string, number> = {};
  const counted = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const answers: T[] = [];
    const before = roundTripsMade();
    const queries = await queriesDuring(async () => answers.push(await work()));
    sent[step] = queries.length;
    trips[step] = roundTripsMade() - before;
    return answers[0] as T; // pushed just above
  };
  const call = async (operation: OperationName, body: object) => {
    const answer = await counted(operation, () => customer.call(operation, body));
    expect(answer).toMatchObject({ status: 200 });
    return answer.data;
  };
  const { order_id: cartid } = await call('AddToCartWebsite', soapBoxes);
  await call('GetCartWebsite', { orderid: cartid });
  const { addressId } = await call('Add_CustomerAddress', addressOf('Shipping', { city: 131517 }));
  const placing = { cartid, billingaddress: addressId, shippingaddress: addressId, paymentmode: 'OnlinePayment' };
  const { order_id: orderid } = await call('PlaceOrder', placing);
  const { txnid, fields, amount } = await call('StartPayment', { orderid, purpose: 'full' });
  shop.payu.says(txnid, 'captured', parseRupees(amount));
  const returned = shop.payu.returned(fields, 'captured');
  const answer = await counted('return', () => postReturn(shop, returned));
  expect(answer.headers.location).toMatch(`/paymentprocess/${txnid}/`);
  await counted('webhook', () => postWebhook(shop, returned));
  await counted('mails', () => shop.runJobs());
  return { sent, trips };
}

/** A customer in a shop that has read the catalogue, the company and the city, and has sent the welcome. */
async function newBuyer(): Promise<ShopCustomer> {
  await buy(await shop.customer());
  const customer = await shop.customer();
  await shop.runJobs();
  return customer;
}

test('a purchase with its receipt voucher sends at most 50 SQL statements beside those of the job queue, in at most 28 round trips before its mails', async () => {
  const { sent, trips } = await buy(await newBuyer());
  expect(sent).toMatchObject({ GetCartWebsite: 1 });
  const { mails: _, ...ofSteps } = trips;
  expect(sumOf(sent), JSON.stringify(sent)).toBeLessThanOrEqual(50);
  expect(sumOf(ofSteps), JSON.stringify(ofSteps)).toBeLessThanOrEqual(28);
});

test('buying the same again takes two statements more to place the order: the order that paid for the die is locked, and the cart read under that lock', async () => {
  const customer = await newBuyer();
  const { sent: first } = await buy(customer);
  const { sent: again } = await buy(customer);
  expect(again).toMatchObject({ PlaceOrder: (first['PlaceOrder'] ?? 0) + 2, mails: first['mails'] });
});

const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
