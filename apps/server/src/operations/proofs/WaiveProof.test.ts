import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a waiver needs a reason, raises an alert, and holds for the artwork that it was given for', async () => {
  const { desk, lineId, orderId, send } = await orderToProof(shop);
  expect((await desk.call('WaiveProof', { line_id: lineId, reason: '' })).status).toBe(400);
  const { data } = await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved on the press.' });
  expect(data.line.waiver).toMatchObject({ reason: 'Approved on the press.' });
  const { data: alerts } = await desk.call('GetAlerts', {});
  expect(JSON.stringify(alerts)).toContain('Approved on the press.');
  await send();
  const { data: after } = await desk.call('GetOrderProofs', { order_id: orderId });
  expect(after.lines[0].waiver).toBeNull();
});

test('is refused for what is approved, and for a role without the right', async () => {
  const { desk, lineId, decide } = await sentProof(shop);
  const printer = await shop.staff('Production');
  expect((await printer.call('WaiveProof', { line_id: lineId, reason: 'x' })).status).toBe(403);
  await decide('approve');
  expect((await desk.call('WaiveProof', { line_id: lineId, reason: 'x' })).status).toBe(409);
});
