import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { storedMailsTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const download = (who: ShopVisitor, url: string) =>
  shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(who.cookies) });

test('ExportCustomerData gives staff with the right an address that works once, and mails the customer', async () => {
  const admin = await shop.staff();
  const desk = await shop.staff('Order desk');
  const person = newPerson();
  const { data } = await admin.call('AddCustomerAtDesk', person);
  const asked = await admin.call('ExportCustomerData', { customer_id: data.customer_id, reason: 'Asked by mail.' });
  expect((await download(desk, asked.data.address)).statusCode).toBe(403);
  expect((await download(shop.visitor(), asked.data.address)).headers.location).toMatch(/^\/manage/);
  const answer = await download(admin, asked.data.address);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await download(admin, asked.data.address)).statusCode).toBe(404);
  expect((await storedMailsTo(shop, person.email)).some(({ key }) => key.startsWith('data-exported:'))).toBe(true);
});

test('ExportCustomerData refuses without a reason, and for customers that don’t exist', async () => {
  const admin = await shop.staff();
  expect(await admin.call('ExportCustomerData', { customer_id: 1, reason: ' ' })).toMatchObject({ status: 400 });
  expect(await admin.call('ExportCustomerData', { customer_id: 2_000_000, reason: 'x' })).toMatchObject({
    status: 404,
  });
});

test('ExportCustomerData refuses everybody who may not read personal data', async () => {
  const body = { customer_id: 1, reason: 'x' };
  expect(await refusedToOthers(shop, 'ExportCustomerData', body, 'Order desk')).toEqual([401, 401, 403]);
});
