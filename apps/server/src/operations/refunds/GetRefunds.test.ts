import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedRefund } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let accounts: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
});
afterAll(() => shop.close());

const list = async (which: string, more: object = {}) =>
  (await accounts.call('GetRefunds', { list: which, ...more })).data;

test('GetRefunds lists refunds that wait for staff, and afterwards those that were paid, with their voucher', async () => {
  expect(await list('by-hand')).toEqual({ refunds: [], next: null });
  const first = await failedRefund(shop);
  const second = await failedRefund(shop);
  const waiting = await list('by-hand');
  expect(waiting.refunds).toMatchObject([
    { refund_id: first.refundid, order_id: first.orderId, state: 'by-hand', has_gateway: true, voucher: null },
    { refund_id: second.refundid, problem: 'The bank could not pay it back.', account: '', paid_on: null },
  ]);
  expect((await list('by-hand', { after: first.refundid })).refunds).toHaveLength(1);
  await accounts.call('SettleRefund', { refundid: first.refundid, how: 'paid', reference: 'NEFT 1' });
  expect((await list('by-hand')).refunds).toHaveLength(1);
  const [paid] = (await list('paid-back')).refunds;
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect(paid).toMatchObject({ refund_id: first.refundid, reference: 'NEFT 1', paid_on: expect.any(String) });
  expect(paid.paid_on >= today).toBe(true);
  expect(paid.voucher.number).toMatch(/^RF\//);
  expect((await shop.app.inject(paid.voucher.file)).statusCode).toBe(200);
  expect((await list('on-its-way')).refunds).toEqual([]);
});

test('GetRefunds refuses other lists, and is for staff who may pay back', async () => {
  expect((await accounts.call('GetRefunds', { list: 'all' })).status).toBe(400);
  expect((await (await shop.staff('Order desk')).call('GetRefunds', { list: 'by-hand' })).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('GetRefunds', { list: 'by-hand' })).status).toBe(401);
});
