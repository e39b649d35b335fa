import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows the desk an order’s artwork with the customer’s link; an unknown order is not found', async () => {
  const { desk, orderId, lineId, token } = await orderToProof(shop);
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  expect(data).toMatchObject({ lines: [{ line_id: lineId, waiver: null }] });
  expect(data.customer_url).toContain(`/proofs/${token}`);
  expect((await desk.call('GetOrderProofs', { order_id: 999_999 })).status).toBe(404);
});
