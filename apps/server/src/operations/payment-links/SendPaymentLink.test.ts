import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { begunSale, deskBox } from '../../testing/desk-sales.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const send = (visitor: ShopVisitor, orderid: number) => visitor.call('SendPaymentLink', { orderid });

test('mails the customer the link once, however often it is pressed', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  expect((await send(desk, orderId)).data).toEqual({ recipient: customer.email });
  await send(desk, orderId);
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email, 'please pay');
  expect(mails).toHaveLength(1);
  const token = /\/pay\/([\w-]+)/.exec(mails[0] ?? '')?.[1] ?? '';
  expect((await shop.visitor().call('GetOrderToPay', { token })).status).toBe(200);
});

test('refuses paid orders, and everybody who may not change orders', async () => {
  const { customer, orderId } = await paidOrder(shop);
  expect(await send(desk, orderId)).toMatchObject({ status: 409, data: 'There is nothing to pay for this order.' });
  expect((await send(desk, 999_999)).status).toBe(404);
  expect((await desk.call('SendPaymentLink', {})).status).toBe(400);
  for (const visitor of [customer, shop.visitor()]) expect((await send(visitor, orderId)).status).toBe(401);
  expect((await send(await shop.staff('Accounts'), orderId)).status).toBe(403);
});

test('no link is shown or mailed for cash on delivery; its payment can be recorded', async () => {
  const { read, place, email } = await begunSale(shop);
  const cash = (await read()).ways.find(({ paymentmode }: { paymentmode: string }) => paymentmode === 'COD');
  const orderId: number = (await place({ payment: 'COD', accepted_total: cash.total })).data.order_id;
  expect((await deskOrder(desk, orderId)).pay_url).toBe('');
  expect(await send(desk, orderId)).toMatchObject({
    status: 409,
    data: 'This order can’t be paid online, so there is no link to pay it.',
  });
  await shop.runJobs();
  expect(await mailsTo(shop, email, 'please pay')).toEqual([]);
  const received_on = shop.clock.now().toISOString().slice(0, 10);
  const received = { how: 'cash', amount: cash.total, seen_due: cash.total, reference: 'Receipt 7', received_on };
  expect((await desk.call('RecordPayment', { orderid: orderId, ...received })).data).toMatchObject({ due: 0 });
});

test('no link is shown or mailed for an amount that the gateway doesn’t accept', async () => {
  const { call, read, place } = await begunSale(shop, 'Admin');
  const [{ line_id }] = (await read()).lines;
  await call('RemoveSaleLine', { line_id });
  await call('AddBoxToSale', { ...deskBox, delivery_type: 'SelfPickup', pincode: null });
  const [box] = (await read()).lines;
  await call('AgreePrice', { line_id: box.line_id, amount: 0.4, reason: 'A present.' });
  const { data } = await place({ shipping_address: null });
  expect(data).toMatchObject({ due: 0.42, pay_address: '' });
  expect((await deskOrder(desk, data.order_id)).pay_url).toBe('');
  expect((await send(desk, data.order_id)).status).toBe(409);
});
