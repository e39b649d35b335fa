import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, deskBox, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddBoxToSale adds a box, also made to measure, with a note', async () => {
  const { call, read } = await begunSale(shop);
  const own = { ...deskBox, length: 70, width: 40, height: 110, note: 'Matt, please.' };
  expect(await call('AddBoxToSale', own)).toMatchObject({ status: 200 });
  const { lines } = await read();
  const described = { description: expect.stringContaining('70 × 40 × 110 mm'), quantity: 1000 };
  expect(lines[1]).toMatchObject({ ...described, takes_file: true });
  // Nothing is printed on it.
  await call('AddBoxToSale', { ...deskBox, print: '0' });
  expect((await read()).lines[2]).toMatchObject({ takes_file: false });
});

test('AddBoxToSale adds a style made to measure, which is named after it in any quantity', async () => {
  const { call, read } = await begunSale(shop);
  const own = { ...deskBox, by_style: true };
  expect(await call('AddBoxToSale', own)).toMatchObject({ status: 400, body: { field: 'length' } });
  expect((await call('AddBoxToSale', { ...own, length: 70, width: 40, height: 110 })).status).toBe(200);
  const [, line] = (await read()).lines;
  expect(line.name).toMatch(/ tuck end, made to measure$/i);
  expect(line.name).not.toMatch(/soap/i);
});

test('AddBoxToSale refuses boxes that the shop refuses', async () => {
  const { call } = await begunSale(shop);
  expect(await call('AddBoxToSale', { ...deskBox, quantity: 10 })).toMatchObject({
    status: 400,
    body: { field: 'quantity' },
  });
  expect(await call('AddBoxToSale', { ...deskBox, pincode: '' })).toMatchObject({
    status: 400,
    body: { field: 'destination' },
  });
  expect(await call('AddBoxToSale', { ...deskBox, varientid: 999_999 })).toMatchObject({ status: 404 });
});

test('AddBoxToSale refuses the second of two members', async () => {
  const { desk, saleId, read } = await begunSale(shop);
  const seen = (await read()).version;
  const add = () => desk.call('AddBoxToSale', { sale_id: saleId, seen, ...deskBox });
  const statuses = (await Promise.all([add(), add()])).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409]);
  expect((await read()).lines).toHaveLength(2);
});

test('AddBoxToSale refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, ...deskBox };
  expect(await refusedToOthers(shop, 'AddBoxToSale', body, 'Accounts')).toEqual([401, 401, 403]);
});
