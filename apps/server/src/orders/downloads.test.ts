import { parseRupees } from '@boxwright/money';
import { documentsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '../payments/settlePayment.ts';
import { openShop, type Shop } from '../testing/openShop.ts';
import { openPayment } from '../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the order form loads as a PDF by its token, made once until something changes', async () => {
  const { customer, orderId, txnid, total } = await openPayment(shop);
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const load = () => shop.app.inject(`/downloads/order-form/${rows.data[0].fld_download_token}`);
  const first = await load();
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="order_form\d+\.pdf"$/);
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await documentsOf(shop.services.db, orderId, 'order-form')).toHaveLength(1);

  shop.payu.says(txnid, 'captured', parseRupees(total));
  await settlePayment(shop.services, txnid);
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(false);
  expect(await documentsOf(shop.services.db, orderId, 'order-form')).toHaveLength(2);
});

test('a token that nobody gave out loads nothing', async () => {
  for (const token of ['1', 'x'.repeat(39), '..%2F..%2Fsecret-key']) {
    expect((await shop.app.inject(`/downloads/order-form/${token}`)).statusCode).toBe(404);
  }
});
