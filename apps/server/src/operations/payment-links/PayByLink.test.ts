import { parseRupees } from '@boxwright/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedOrder } from '../../testing/after-sale.ts';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { postReturn, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function linked() {
  const { customer, place } = await readyToOrder(shop);
  const { data } = await place();
  const orderId: number = data.order_id;
  const token: string = (await deskOrder(await shop.staff(), orderId)).pay_url.split('/pay/')[1];
  return { customer, orderId, total: data.total_amount as number, token };
}

test('anybody with the link can pay half and then the rest, without signing in', async () => {
  const { orderId, total, token } = await linked();
  const anybody = shop.visitor();
  for (const [purpose, status] of [
    ['half', 'Partially Paid'],
    ['balance', 'Paid'],
  ] as const) {
    const started = await anybody.call('PayByLink', { token, purpose, acceptedtotal: total });
    expect(started.status).toBe(200);
    const { txnid, amount, fields } = started.data;
    shop.payu.says(txnid, 'captured', parseRupees(amount));
    await postReturn(shop, shop.payu.returned(fields, 'captured'));
    expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: status });
  }
  expect(await anybody.call('PayByLink', { token, purpose: 'full', acceptedtotal: total })).toMatchObject({
    status: 409,
    data: 'This order is paid already.',
  });
});

test('refuses a total that the page didn’t show, ways to pay that aren’t offered, and invalid links', async () => {
  const { total, token } = await linked();
  const pay = (more: object) =>
    shop.visitor().call('PayByLink', { token, purpose: 'full', acceptedtotal: total, ...more });
  expect((await pay({ acceptedtotal: total - 1 })).status).toBe(409);
  expect((await pay({ purpose: 'balance' })).status).toBe(422);
  expect((await pay({ purpose: 'nothing' })).status).toBe(400);
  expect((await pay({ token: `${token.slice(0, -2)}xx` })).status).toBe(404);
});

test('a tracking link can’t be used to pay', async () => {
  const { customer, orderId, total } = await linked();
  const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  const track = { token: data.fld_track_token, purpose: 'full', acceptedtotal: total };
  expect((await shop.visitor().call('PayByLink', track)).status).toBe(404);
});
