import { linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ordered() {
  const { customer, place } = await readyToOrder(shop, { line: { CustomItemDescription: 'Logo on the lid' } });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const [line] = await linesOfOrders(shop.services.db, [orderId]);
  const again = (quantity: number | string, more: object = {}) =>
    customer.call('OrderAgain', {
      orderid: orderId,
      lines: [{ fld_order_line_id: line?.id, fld_quantity: quantity }],
      ...more,
    });
  const cart = async () => (await customer.call('GetCartWebsite', { id: customer.id })).data;
  return { customer, orderId, line, again, cart };
}

test('puts the same box with its note into the cart once, however often it is pressed', async () => {
  const { again, cart } = await ordered();
  const answers = await Promise.all([again('2,000'), again(2000)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await cart()).toMatchObject([
    { fld_quantity: 2000, fld_custom_item_description: 'Logo on the lid', die_on_file: expect.anything() },
  ]);
  expect(await again(3000, { ifsame: 'ask' })).toMatchObject({ status: 409, details: { quantity: 2000 } });
  expect((await again(3000)).status).toBe(200);
  expect(await cart()).toHaveLength(2);
});

test('adds nothing if a quantity is refused or missing', async () => {
  const { again, cart, line } = await ordered();
  expect(await again(5)).toMatchObject({ status: 400, body: { field: `line-${line?.id}` } });
  expect(await again(0)).toMatchObject({ status: 400, data: 'Please enter a quantity for at least one item.' });
  expect((await again('many')).status).toBe(400);
  expect(await cart()).toEqual([]);
});

test('is for the order’s own customer', async () => {
  const { orderId, line } = await ordered();
  const other = await shop.customer();
  const body = { orderid: orderId, lines: [{ fld_order_line_id: line?.id, fld_quantity: 1000 }] };
  expect((await other.call('OrderAgain', body)).status).toBe(404);
  expect((await shop.visitor().call('OrderAgain', body)).status).toBe(401);
});
