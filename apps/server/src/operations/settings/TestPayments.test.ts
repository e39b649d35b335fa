import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('TestPayments asks the gateway about a transaction that doesn’t exist', async () => {
  const owner = await shop.staff();
  expect(await owner.call('TestPayments')).toMatchObject({
    status: 200,
    data: { text: expect.stringMatching(/^PayU answers and knows this account/) },
  });
});

test('TestPayments says why the gateway gives no answer', async () => {
  const owner = await shop.staff();
  shop.payu.breaksDown(true);
  expect(await owner.call('TestPayments')).toMatchObject({
    status: 422,
    data: 'PayU can’t be reached from this server. Please look at its connection to the internet.',
  });
  shop.payu.breaksDown(false);
});

test('TestPayments takes no transaction', async () => {
  expect((await (await shop.staff()).call('TestPayments', { txnid: 'x' })).status).toBe(400);
});

test('TestPayments is for staff who may change settings', async () => {
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await visitor.call('TestPayments')).status).toBe(401);
  expect((await (await shop.staff('Accounts')).call('TestPayments')).status).toBe(403);
});
