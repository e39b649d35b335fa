import { ledgerOf, listChanges, refundsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { failedRefund, storedOrder } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

test('tries a failed refund again, with a new token', async () => {
  const { orderId, refundid } = await failedRefund(shop);
  expect((await desk.call('SettleRefund', { refundid, how: 'again' })).data).toEqual({ state: 'requested' });
  await shop.runJobs();
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  expect((await desk.call('SettleRefund', { refundid, how: 'again' })).status).toBe(409);
});

test('books a transfer of staff once, and mails the customer', async () => {
  const { customer, orderId, refundid } = await failedRefund(shop);
  const paid = { refundid, how: 'paid', reference: 'NEFT 4412' };
  expect((await desk.call('SettleRefund', { ...paid, reference: '' })).data).toBe(
    'Please enter the number of the transfer.',
  );
  const both = await Promise.all([desk.call('SettleRefund', paid), desk.call('SettleRefund', paid)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 5)).toMatchObject([
    { before: { refund: 'by-hand' }, after: { refund: 'succeeded', reference: 'NEFT 4412' } },
  ]);
  const ledger = await ledgerOf(shop.services.db, orderId);
  expect(ledger.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'refunded');
  expect(mail).toMatch(/by bank transfer[\s\S]*NEFT 4412/);
});

test('notes the day of the transfer, which can’t be in the future or before the order', async () => {
  const { orderId, refundid } = await failedRefund(shop);
  const paid = (paid_on: string) => desk.call('SettleRefund', { refundid, how: 'paid', reference: 'NEFT 9', paid_on });
  expect((await paid('soon')).data).toBe('Please enter the day as day, month and year.');
  expect((await paid('2099-01-01')).data).toBe('The day can’t be in the future.');
  expect((await paid('2020-01-01')).data).toBe('The day is before that of the order.');
  const today = indianDay(shop.clock.now());
  expect((await paid(today)).status).toBe(200);
  expect(await refundsOf(shop.services.db, orderId)).toMatchObject([{ paidOn: today, reference: 'NEFT 9' }]);
});

test('is for staff, and only for refunds that wait for staff', async () => {
  const { customer, refundid } = await failedRefund(shop);
  for (const visitor of [customer, shop.visitor()]) {
    expect((await visitor.call('SettleRefund', { refundid, how: 'again' })).status).toBe(401);
  }
  expect((await desk.call('SettleRefund', { refundid: 999_999, how: 'again' })).status).toBe(404);
  expect((await desk.call('SettleRefund', { refundid, how: 'never' })).status).toBe(400);
});
