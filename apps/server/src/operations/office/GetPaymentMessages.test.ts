import { paise } from '@boxwright/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, postReturn, postWebhook } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetPaymentMessages lists messages, whether they were signed, and their results', async () => {
  const admin = await shop.staff();
  expect((await admin.call('GetPaymentMessages')).data).toEqual({ messages: [], next: null });
  const { txnid, form, total, orderId } = await openPayment(shop);
  shop.payu.says(txnid, 'captured', paise(Math.round(total * 100)));
  await postReturn(shop, shop.payu.returned(form, 'captured'));
  await postWebhook(shop, { txnid, status: 'success', hash: 'forged' });
  const { messages, next } = (await admin.call('GetPaymentMessages')).data;
  expect(next).toBeNull();
  const bySource = (source: string) => messages.find((each: { fld_source: string }) => each.fld_source === source);
  expect(bySource('webhook')).toMatchObject({ fld_is_signed: false, fld_txnid: txnid });
  expect(bySource('return')).toMatchObject({
    fld_is_signed: true,
    fld_said: expect.stringContaining('success'),
    fld_attempt_state: 'succeeded',
    fld_order_id: orderId,
    fld_order_number: expect.stringMatching(/^BW\d{2}-\d{6}$/),
  });
  expect(bySource('verify')).toMatchObject({ fld_is_signed: null });
  const older = await admin.call('GetPaymentMessages', { before: messages[0].fld_event_id });
  expect(older.data.messages).toHaveLength(messages.length - 1);
  expect(JSON.stringify(messages)).not.toContain('Meena');
});

test('GetPaymentMessages refuses bad input, visitors, customers and roles without the right', async () => {
  expect(await (await shop.staff()).call('GetPaymentMessages', { before: 'x' })).toMatchObject({ status: 400 });
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetPaymentMessages')).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Accounts')).call('GetPaymentMessages')).toMatchObject({ status: 403 });
});
