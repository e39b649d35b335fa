import { returnRequestsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaint, deliveredOrder, uploadPhoto } from '../../testing/after-sale.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

const send = (customer: ShopVisitor, orderId: number, more: object = {}) =>
  customer.call('RequestReturn', { orderid: orderId, ...complaint, ...more });

test('stores a complaint with its photographs once, and mails the customer and the desk', async () => {
  const { customer, orderId } = await deliveredOrder(shop, desk);
  expect(await send(customer, orderId)).toMatchObject({
    status: 400,
    data: 'Please add a photograph of the fault.',
    body: { field: 'photos' },
  });
  const { body } = await uploadPhoto(shop, customer, orderId);
  const both = await Promise.all([send(customer, orderId), send(customer, orderId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await returnRequestsOf(shop.services.db, orderId)).toMatchObject([
    { state: 'received', reason: 'damaged', batchNumber: 'B-2211', manufacturedOn: '2026-11-01' },
  ]);
  const { data } = await customer.call('GetReturns', { orderid: orderId });
  expect(data).toMatchObject({ photos: [], requests: [{ state: 'received', photos: [{ token: body.data.token }] }] });
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'we have your return request')).toHaveLength(1);
  const { data: mailbox } = await desk.call('GetMailbox', {
    search: `Return request ${data.requests[0].return_id}, order`,
  });
  const { data: alert } = await desk.call('GetMail', { fld_mail_id: mailbox[0].fld_mail_id });
  expect(alert.fld_text).toContain(`/manage/return-photos/${body.data.token}.webp`);
});

test.each([
  [{ reason: '' }, 'Please choose what is wrong.'],
  [{ batch_number: ' ' }, 'Please enter the batch number from the label of the carton.'],
  [{ manufactured_on: '1 Nov' }, 'Please enter the date as day, month and year.'],
  [{ manufactured_on: '2026-02-30' }, 'There is no such day. Please look at the date.'],
  [{ manufactured_on: '2099-01-01' }, 'The manufacturing date can’t be in the future.'],
  [{ description: '' }, 'Please describe what is wrong.'],
  [{ wish: '' }, 'Please choose what you would like.'],
])('refuses %j', async (more, text) => {
  const customer = await shop.customer();
  expect(await send(customer, 1, more)).toMatchObject({ status: 400, data: text });
});

test('is accepted from delivery until midnight in India of the fifth day after it, and only for one’s own order', async () => {
  const open = await paidOrder(shop);
  expect(await send(open.customer, open.orderId)).toMatchObject({
    status: 409,
    data: 'This order is not delivered yet.',
  });
  const { customer, orderId } = await deliveredOrder(shop, desk);
  expect((await send(open.customer, orderId)).status).toBe(404);
  expect((await send(shop.visitor(), orderId)).status).toBe(401);
  const { data } = await customer.call('GetReturns', { orderid: orderId });
  const endOfLastDay = new Date(`${data.last_day}T23:59:59+05:30`);
  expect((endOfLastDay.getTime() - shop.clock.now().getTime()) / 86_400_000).toBeGreaterThan(5);
  shop.clock.set(endOfLastDay);
  expect(await uploadPhoto(shop, customer, orderId)).toMatchObject({ status: 200 });
  shop.clock.advance({ seconds: 1 });
  expect(await send(customer, orderId)).toMatchObject({
    status: 409,
    data: 'Returns can be requested within 5 days of receipt. Please contact us.',
  });
  expect(await uploadPhoto(shop, customer, orderId)).toMatchObject({ status: 409 });
  // It hadn't arrived: the days begin when it does.
  const today = await shop.staff();
  const move = (from: string, to: string) =>
    today.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: to, note: 'Of another parcel.' });
  await move('Delivered', 'Dispatched');
  expect(await send(customer, orderId)).toMatchObject({ status: 409, data: 'This order is not delivered yet.' });
  await move('Dispatched', 'Delivered');
  expect(await uploadPhoto(shop, customer, orderId)).toMatchObject({ status: 200 });
});
