import { appendLedger, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = (customer: ShopVisitor, orderId: number) => customer.call('GetCancellation', { orderid: orderId });

test('says until when an order can be cancelled and what is refunded, and then how the refunds stand', async () => {
  const { customer, orderId, total } = await paidOrder(shop);
  await inTransaction(shop.services.db, (tx) =>
    appendLedger(tx, { orderId, kind: 'cash', amountPaise: 5000, gatewayPaymentId: 'receipt 1' }),
  );
  const until = new Date(shop.clock.now().getTime() + 24 * 3_600_000);
  const before = await get(customer, orderId);
  expect(before.data).toMatchObject({ cancelled: false, problem: null, refund: total, cash_refund: 50, refunds: [] });
  expect(Math.abs(Date.parse(before.data.cancel_until) - until.getTime())).toBeLessThan(60_000);
  await customer.call('CancelOrder', { orderid: orderId });
  const states = async () => {
    const { data } = await get(customer, orderId);
    expect(data).toMatchObject({ cancelled: true, problem: expect.any(String), refund: 0, cash_refund: 0 });
    return data.refunds.map((refund: { amount: number; state: string; cash: boolean }) => [
      refund.amount,
      refund.state,
      refund.cash,
    ]);
  };
  expect(await states()).toEqual([
    [50, 'by-hand', true],
    [total, 'requested', false],
  ]);
  await shop.runJobs();
  expect(await states()).toEqual([
    [50, 'by-hand', true],
    [total, 'succeeded', false],
  ]);
});

test('is for the order’s customer', async () => {
  const { orderId } = await paidOrder(shop);
  expect((await get(await shop.customer(), orderId)).status).toBe(404);
  expect((await get(shop.visitor(), orderId)).status).toBe(401);
  expect((await shop.visitor().call('GetCancellation', {})).status).toBe(401);
  expect((await (await shop.customer()).call('GetCancellation', { orderid: 0 })).status).toBe(400);
});
