import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { approvePrint, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the next step of an order that went on unpaid waits for its money again, and an alert says who wants that', async () => {
  const [desk, accounts] = [await shop.staff('Order desk'), await shop.staff('Accounts')];
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' });
  await approvePrint(shop, orderid);
  const move = (seenstatus: string, orderstatus: string) =>
    desk.call('MoveOrder', { orderid, seenstatus, orderstatus });
  await move('IN-PROCESS', 'Order Accepted');
  await accounts.call('WaivePayment', { orderid, step: 'dispatch', reason: 'Pays on Friday.' });
  expect((await desk.call('WithdrawPaymentWaiver', { orderid })).status).toBe(403);
  shop.clock.advance({ minutes: 1 });
  expect((await accounts.call('WithdrawPaymentWaiver', { orderid })).status).toBe(200);
  const { waiver, timeline } = (await desk.call('GetDeskOrder', { orderid })).data;
  expect(waiver).toBeNull();
  expect(timeline.at(-1)).toMatchObject({ title: 'Let the order wait for its money again' });
  expect(JSON.stringify((await accounts.call('GetAlerts', {})).data)).toContain('doesn’t let it go on unpaid any more');
  expect((await move('Order Accepted', 'In Production')).data).toContain('to be paid before production');
  expect((await accounts.call('WithdrawPaymentWaiver', { orderid })).status).toBe(409);
  expect((await accounts.call('WithdrawPaymentWaiver', { orderid: 999_999 })).status).toBe(404);
});
