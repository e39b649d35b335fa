import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function linked() {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const token: string = (await deskOrder(await shop.staff(), orderId)).pay_url.split('/pay/')[1];
  return { customer, orderId, token, read: () => shop.visitor().call('GetOrderToPay', { token }) };
}

test('shows what is due and how it can be paid, without address, e-mail and telephone', async () => {
  const { customer, orderId, read } = await linked();
  const { data } = await read();
  expect(data).toMatchObject({ first_name: 'Meena', paid: 0, items: [{ quantity: 1000 }] });
  expect(data.ways.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['full', 'half']);
  expect(JSON.stringify(data)).not.toMatch(/Race Course|9840012345|Sundaram|shop\.example/);
  expect(data.open_payment).toBeNull();
  const started = (await customer.call('StartPayment', { orderid: orderId, purpose: 'half' })).data;
  const open = { txnid: started.txnid, state: 'open', amount: started.amount };
  expect((await read()).data).toMatchObject({ open_payment: open });
  await payInFull(shop, customer, orderId);
  expect((await read()).data).toMatchObject({ due: 0, ways: [] });
});

test('stops working when the customer stops their links, and half a year after the last step', async () => {
  const { customer, orderId, token, read } = await linked();
  const timeline = await customer.call('GetOrderTimeline', { orderid: orderId });
  await customer.call('StopTrackingLink', { orderid: orderId, token: timeline.data.fld_track_token });
  expect((await read()).data).toMatch(/^This link was stopped/);
  expect((await shop.visitor().call('GetOrderToPay', { token: 'x' })).status).toBe(404);
  expect((await shop.visitor().call('GetOrderToPay', {})).status).toBe(400);
  expect(token).not.toBe('');
});
