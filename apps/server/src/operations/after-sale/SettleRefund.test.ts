import { ledgerOf, listChanges, refundsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder, storedOrder } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

/** A refund that the bank failed to pay. */
async function failed() {
  shop.payu.refunds.are('fails');
  const { customer, orderId } = await paidOrder(shop);
  await customer.call('CancelOrder', { orderid: orderId });
  await shop.runJobs();
  shop.payu.refunds.are('pays');
  const [refund] = await refundsOf(shop.services.db, orderId);
  return { customer, orderId, refundid: refund?.id ?? 0 };
}

test('has a failed refund tried again, under a new token', async () => {
  const { orderId, refundid } = await failed();
  expect((await desk.call('SettleRefund', { refundid, how: 'again' })).data).toEqual({ state: 'requested' });
  await shop.runJobs();
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  expect((await desk.call('SettleRefund', { refundid, how: 'again' })).status).toBe(409);
});

test('books what staff have transferred, once, and tells the customer', async () => {
  const { customer, orderId, refundid } = await failed();
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

test('is for staff, and for refunds that wait for them', async () => {
  const { customer, refundid } = await failed();
  for (const visitor of [customer, shop.visitor()]) {
    expect((await visitor.call('SettleRefund', { refundid, how: 'again' })).status).toBe(401);
  }
  expect((await desk.call('SettleRefund', { refundid: 999_999, how: 'again' })).status).toBe(404);
  expect((await desk.call('SettleRefund', { refundid, how: 'never' })).status).toBe(400);
});
