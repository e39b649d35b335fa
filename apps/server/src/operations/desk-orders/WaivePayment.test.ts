import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { approvePrint, payInFull, readyToOrder } from '../../testing/orders.ts';
import { jobOf } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
let accounts: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
  accounts = await shop.staff('Accounts');
});
afterAll(() => shop.close());

/** A placed order of which nothing has come. */
async function unpaid() {
  const { customer, place } = await readyToOrder(shop);
  const { data } = await place();
  return { customer, orderId: data.order_id as number };
}
/** The same, and its customer pays later. */
async function paidLater(): Promise<number> {
  const { customer, orderId } = await unpaid();
  await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'PayLater' });
  return orderId;
}
const move = (orderid: number, seenstatus: string, orderstatus: string) =>
  desk.call('MoveOrder', { orderid, seenstatus, orderstatus, courier: 'India Post' });
const accept = (orderId: number) => move(orderId, 'IN-PROCESS', 'Order Accepted');
const read = async (orderId: number) => (await desk.call('GetDeskOrder', { orderid: orderId })).data;

describe('an order that isn’t paid', () => {
  test('isn’t accepted before it is paid', async () => {
    const { customer, orderId } = await unpaid();
    expect(await accept(orderId)).toMatchObject({
      code: 'not_possible',
      data: expect.stringMatching(
        /^₹[\d,.]+ of ₹[\d,.]+ are to be paid before acceptance, and nothing has come\. Record the payment/,
      ),
    });
    expect((await read(orderId)).steps[0].waits_for).toContain('to be paid before acceptance');
    await payInFull(shop, customer, orderId);
    expect((await read(orderId)).steps[0].waits_for).toBe('');
    expect((await accept(orderId)).status).toBe(200);
  });

  test('is left out of a step for many, and named', async () => {
    const [open, paid] = [await unpaid(), await unpaid()];
    await payInFull(shop, paid.customer, paid.orderId);
    const orders = [open, paid].map(({ orderId }) => ({ orderid: orderId, seenstatus: 'IN-PROCESS' }));
    const { data } = await desk.call('MoveOrders', { orders, orderstatus: 'Order Accepted' });
    expect(data.orders).toMatchObject([
      { fld_moved: false, fld_problem: expect.stringContaining('to be paid before acceptance') },
      { fld_moved: true, fld_problem: '' },
    ]);
  });

  test('of a customer who pays later is accepted, and neither made nor sent', async () => {
    const orderId = await paidLater();
    expect((await accept(orderId)).status).toBe(200);
    expect((await move(orderId, 'Order Accepted', 'In Production')).data).toContain('to be paid before production');
    const { fld_job_id, fld_version } = await jobOf(desk, orderId);
    for (const press of ['StartJobStep', 'MoveJob'] as const)
      expect((await desk.call(press, { fld_job_id, fld_version })).data).toContain('waits for money');
  });
});

describe('staff with the right', () => {
  test('let it go on up to a step, with a reason that an alert and the order’s page name', async () => {
    const orderId = await paidLater();
    await accept(orderId);
    const waiver = { orderid: orderId, step: 'production', reason: 'Pays at the end of the month.' };
    expect((await desk.call('WaivePayment', waiver)).status).toBe(403);
    expect(await accounts.call('WaivePayment', { ...waiver, reason: ' ' })).toMatchObject({ code: 'invalid' });
    expect(await accounts.call('WaivePayment', waiver)).toMatchObject({ status: 200 });
    expect((await read(orderId)).waiver).toMatchObject({ step: 'production', reason: waiver.reason });
    expect(JSON.stringify((await accounts.call('GetAlerts', {})).data)).toContain(waiver.reason);
    await approvePrint(shop, orderId);
    expect((await move(orderId, 'Order Accepted', 'In Production')).status).toBe(200);
    expect((await move(orderId, 'In Production', 'Packed')).status).toBe(200);
    expect((await move(orderId, 'Packed', 'Dispatched')).data).toContain('to be paid before dispatch');
    await accounts.call('WaivePayment', { ...waiver, step: 'dispatch' });
    expect((await move(orderId, 'Packed', 'Dispatched')).status).toBe(200);
  });

  test('can’t let an order go on that isn’t there', async () => {
    const waiver = { orderid: 999_999, step: 'dispatch', reason: 'By mistake.' };
    expect((await accounts.call('WaivePayment', waiver)).status).toBe(404);
  });
});
