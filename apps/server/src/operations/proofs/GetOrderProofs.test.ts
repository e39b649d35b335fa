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
  expect(data).toMatchObject({ closed: null, lines: [{ line_id: lineId, waiver: null }] });
  expect(data.customer_url).toContain(`/proofs/${token}`);
  await desk.call('MoveOrder', {
    orderid: orderId,
    seenstatus: 'IN-PROCESS',
    orderstatus: 'Cancelled',
    note: 'Wished.',
  });
  const cancelled = await desk.call('GetOrderProofs', { order_id: orderId });
  expect(cancelled.data.closed).toBe('This order is cancelled.');
  expect((await desk.call('GetOrderProofs', { order_id: 999_999 })).status).toBe(404);
});
