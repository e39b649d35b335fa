import { findOrder, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

async function paidOrder() {
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  const read = async (who: ShopVisitor = customer) => (await who.call('GetOwnCorrection', { orderid })).data;
  const correct = async (own: object, who: ShopVisitor = customer) =>
    who.call('CorrectOwnOrder', { orderid, seen: (await read()).seen, notes: [], ...own });
  return { customer, orderid, read, correct };
}

const ravi = { contact: 'Ravi Kumar', mobile: '9840055555' };

test('a buyer corrects who receives it, the purchase order number and a note, and the desk reads that among the messages', async () => {
  const { customer, orderid, read, correct } = await paidOrder();
  expect(await read()).toMatchObject({ contact: null, purchase_order: null, notes: [] });
  await payInFull(shop, customer, orderid);
  expect(await read()).toMatchObject({
    contact: { name: 'Meena Sundaram' },
    purchase_order: '',
    notes: [{ note: '' }],
  });
  expect(await correct({})).toMatchObject({ status: 400, data: 'Nothing of your order is changed.' });
  const notes = [{ position: 1, note: 'Matt, please.' }];
  expect((await correct({ ...ravi, purchase_order: 'PO 77', notes })).status).toBe(200);
  expect(await read()).toMatchObject({
    ...{ contact: { name: 'Ravi Kumar', mobile: '9840055555' }, purchase_order: 'PO 77', notes },
  });
  const order = await findOrder(shop.services.db, orderid);
  expect(order?.shippingAddress).toMatchObject({ contactName: 'Ravi Kumar', area: '7 Race Course Road' });
  expect((await linesOfOrders(shop.services.db, [orderid]))[0]?.configuration['customDescription']).toBe(
    'Matt, please.',
  );
  const { messages } = (await desk.call('GetDeskOrder', { orderid })).data;
  expect(messages.at(-1)).toMatchObject({
    sender: 'customer',
    text: 'I have corrected who receives it, the purchase order number, the note to the printer of item 1 of this order.',
    read_at: null,
  });
});

test('what is made, invoiced or on its way can’t be corrected any more, nor what somebody else has changed', async () => {
  const { customer, orderid, read, correct } = await paidOrder();
  await payInFull(shop, customer, orderid);
  const { seen } = await read();
  expect((await correct({ purchase_order: 'PO 1' })).status).toBe(200);
  expect(await correct({ purchase_order: 'PO 2', seen })).toMatchObject({
    status: 409,
    data: expect.stringContaining('has changed meanwhile'),
  });
  await moveOrderTo(desk, orderid, 'Packed');
  const closed = { status: 409, data: expect.stringContaining('can’t be corrected any more') };
  expect(await correct({ notes: [{ position: 1, note: 'Late.' }] })).toMatchObject(closed);
  expect((await correct(ravi)).status).toBe(200);
  await moveOrderTo(desk, orderid, 'Dispatched');
  // Corrections are limited like messages.
  shop.clock.advance({ minutes: 2 });
  expect(await read()).toMatchObject({ contact: null, purchase_order: null, notes: [] });
  for (const own of [ravi, { purchase_order: 'PO 3' }]) expect(await correct(own)).toMatchObject(closed);
});

test('it needs a name and a mobile number, and one’s own order', async () => {
  const { customer, orderid, correct } = await paidOrder();
  await payInFull(shop, customer, orderid);
  for (const [own, field] of [
    [{ ...ravi, contact: ' ' }, 'contactName'],
    [{ ...ravi, mobile: '12' }, 'mobile'],
    [{ purchase_order: '12345678901234567' }, 'purchaseOrder'],
  ] as const)
    expect(await correct(own)).toMatchObject({ status: 400, body: { field } });
  const other = await shop.customer();
  expect((await correct(ravi, other)).status).toBe(404);
  expect((await other.call('GetOwnCorrection', { orderid })).status).toBe(404);
  const { status } = await shop.visitor().call('GetOwnCorrection', { orderid });
  expect([status, (await correct(ravi, shop.visitor())).status]).toEqual([401, 401]);
});
