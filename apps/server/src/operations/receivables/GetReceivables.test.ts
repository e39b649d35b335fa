import { accountFile, receivablesFile } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull } from '../../testing/orders.ts';
import { openReceivables, type Receivables } from '../../testing/receivables.ts';

let shop: Shop;
let office: Receivables;
beforeAll(async () => {
  shop = await openShop();
  office = await openReceivables(shop);
});
afterAll(() => shop.close());

test('receivables and accounts are for staff who see accounts; whoever has paid isn’t listed', async () => {
  const { customerId, customer } = await office.placed();
  const calls = [
    ['GetReceivables', {}],
    ['GetCustomerAccount', { customer_id: customerId, from: '', to: '' }],
    ['SendStatement', { customer_id: customerId, from: office.today(), to: office.today() }],
    ['SaveCreditTerms', { customer_id: customerId, days: '', limit: null, seen: 0 }],
  ] as const;
  for (const [name, input] of calls) {
    expect((await office.desk.call(name, input)).status).toBe(403);
    expect((await customer.call(name, input)).status).toBe(401);
  }
  for (const url of [receivablesFile, accountFile(customerId, 'csv'), accountFile(customerId, 'pdf')])
    expect((await office.load(url, office.desk)).statusCode).toBe(403);
  expect((await office.load(accountFile(9_999_999, 'csv'))).statusCode).toBe(404);
  expect((await office.load(accountFile(customerId, 'csv', { from: '2026-05-01', to: '2026-04-01' }))).statusCode).toBe(
    400,
  );
  expect((await office.accounts.call('GetCustomerAccount', { customer_id: 9_999_999, from: '', to: '' })).status).toBe(
    404,
  );
  const reversed = { customer_id: customerId, from: '2026-05-01', to: '2026-04-01' };
  expect((await office.accounts.call('GetCustomerAccount', reversed)).status).toBe(400);
  await payInFull(shop, customer, (await office.placed({ customer })).orderId);
  expect(await office.rowOf(customerId)).toBeUndefined();
});
