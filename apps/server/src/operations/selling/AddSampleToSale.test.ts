import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { begunSale, deskBox, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

const { varientid, boardid, delivery_type, pincode } = deskBox;
const sample = { varientid, boardid, delivery_type, pincode };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddSampleToSale adds a kit at its fixed price, which is taken off the next sale of such boxes once it is paid', async () => {
  const { call, read, place, desk, customerId, addressId } = await begunSale(shop);
  const [box] = (await read()).lines;
  await call('RemoveSaleLine', { line_id: box.line_id });
  expect(await call('AddSampleToSale', sample)).toMatchObject({ status: 200 });
  const { lines, delivery, total } = await read();
  const description = expect.stringMatching(
    /Chosen board: Folding Box Board 300 gsm\. Without a file it is made plain\.$/,
  );
  expect(lines).toMatchObject([{ kind: 'sample', quantity: 1, description, takes_file: true }]);
  expect({ delivery, total }).toEqual({ delivery: 0, total: 1000 });
  const { data: placed } = await place();

  const next = (await desk.call('StartSale', { customer_id: customerId })).data.sale_id;
  await desk.call('AddBoxToSale', { sale_id: next, seen: 1, ...deskBox });
  const readNext = async () => (await desk.call('GetSale', { sale_id: next })).data;
  const before = await readNext();
  expect(before.credits).toEqual([]);
  const received = { how: 'transfer', amount: 1000, seen_due: 1000, reference: 'UTR 4412' };
  const received_on = indianDay(shop.clock.now());
  await desk.call('RecordPayment', { orderid: placed.order_id, ...received, received_on });
  const after = await readNext();
  expect(after.credits).toMatchObject([{ order_number: placed.number }]);
  expect(before.total - after.total).toBeCloseTo(after.credits[0].amount);
  const order = await desk.call('PlaceSale', {
    sale_id: next,
    seen: after.version,
    shipping_address: addressId,
    billing_address: addressId,
    payment: 'Link',
    accepted_total: after.total,
  });
  expect(order.data.total).toBe(after.total);
});

test('AddSampleToSale refuses samples that the shop refuses, and sales that have changed', async () => {
  const { call } = await begunSale(shop);
  expect(await call('AddSampleToSale', { ...sample, pincode: null })).toMatchObject({
    status: 400,
    body: { field: 'destination' },
  });
  expect(await call('AddSampleToSale', { ...sample, varientid: 999_999 })).toMatchObject({ status: 404 });
  expect(await call('AddSampleToSale', { ...sample, seen: 0 })).toMatchObject({ status: 409 });
});

test('AddSampleToSale refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, ...sample };
  expect(await refusedToOthers(shop, 'AddSampleToSale', body, 'Accounts')).toEqual([401, 401, 403]);
});
