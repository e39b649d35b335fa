import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows the steps with courier and note, the payments, and the link to share', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  const { status, data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  expect(status).toBe(200);
  expect(data.steps).toMatchObject([
    { fld_order_status: 'Order Accepted' },
    { fld_order_status: 'In Production' },
    { fld_order_status: 'Packed', fld_note: 'Two cartons.' },
    { fld_order_status: 'Dispatched', fld_courier: 'Blue Dart', fld_tracking_number: '4412 7781' },
  ]);
  expect(data.payments).toHaveLength(1);
  expect(data.payments[0].amount).toBeGreaterThan(0);
  const tracked = await shop.visitor().call('GetTrackedOrder', { token: data.fld_track_token });
  expect(tracked.data.fld_order_id).toBe(orderId);
});

test('is only for one’s own orders, and needs an order', async () => {
  const { orderId } = await paidOrder(shop);
  const stranger = await shop.customer();
  expect((await stranger.call('GetOrderTimeline', { orderid: orderId })).status).toBe(404);
  expect((await shop.visitor().call('GetOrderTimeline', { orderid: orderId })).status).toBe(401);
  expect((await stranger.call('GetOrderTimeline', { orderid: 'none' })).status).toBe(400);
});

test('leads its customer to its artwork and proofs, and says what there is to do', async () => {
  const { customer, orderId, guest, token, lineId, send, desk } = await orderToProof(shop);
  const proofs = async () => (await customer.call('GetOrderTimeline', { orderid: orderId })).data.fld_proofs;
  expect(await proofs()).toEqual({
    fld_proofs_url: expect.stringMatching(/\/proofs\/[\w-]+$/),
    fld_proofs_next: 'send',
  });
  expect((await guest.call('GetProofs', { token: (await proofs()).fld_proofs_url.split('/proofs/')[1] })).status).toBe(
    200,
  );
  await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'later' });
  expect(await proofs()).toMatchObject({ fld_proofs_next: 'send' });
  const { data } = await send();
  expect(await proofs()).toMatchObject({ fld_proofs_next: 'nothing' });
  await desk.call('IssueProof', { line_id: lineId, seen_artwork_id: data.line.artworks[0].id, note: '' });
  expect(await proofs()).toMatchObject({ fld_proofs_next: 'approve' });
});

test('has no page of proofs while an order is still being placed', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  expect((await customer.call('GetOrderTimeline', { orderid })).data.fld_proofs).toBeNull();
});
