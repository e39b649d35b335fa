import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

/** An order in cash that a courier has delivered. */
async function delivered(): Promise<number> {
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  expect(await customer.call('ConfirmOrder', { orderid, paymentmode: 'COD' })).toMatchObject({ status: 200 });
  await moveOrderTo(staff, orderid, 'Delivered');
  return orderid;
}
const owed = async () => (await staff.call('GetCourierCash', {})).data;
const remit = (list: string, own: object = {}, who = staff) =>
  who.call('RecordRemittance', { list, reference: 'utr 77', received_on: indianDay(shop.clock.now()), ...own });
const waiting = async () =>
  (await staff.call('GetToday')).data.waiting.find((each: { fld_kind: string }) => each.fld_kind === 'courier-cash')
    .fld_count;

test('what couriers collect is owed until it is remitted, by one transfer for many, and again once that is reversed', async () => {
  await delivered();
  expect((await owed()).couriers).toMatchObject([{ courier: 'Blue Dart', orders: 1 }]);
  shop.clock.advance({ days: 3 });
  staff = await shop.staff();
  await delivered();
  const { orders } = await owed();
  const [first, second] = orders;
  expect(orders).toMatchObject([{ tracking_number: '4412 7781', late: false }, { late: false }]);
  shop.clock.advance({ days: 5 });
  staff = await shop.staff();
  expect(await waiting()).toBe(1);

  // All or nothing: the second row has more than is due.
  const both = (amount: number) => `${first.order_number}\n${second.order_number},${amount}`;
  expect(await remit(both(second.due + 1))).toMatchObject({ status: 400 });
  expect((await owed()).orders).toHaveLength(2);
  const part = () => remit(both(second.due - 100), { taken_off: 40 });
  const sent = await Promise.all([part(), part()]);
  expect(sent.map(({ status, data }) => [status, data.orders]).toSorted()).toEqual([
    [200, 0],
    [200, 2],
  ]);
  expect((await owed()).orders).toMatchObject([{ order_id: second.order_id, due: 100 }]);
  expect(await waiting()).toBe(0);
  expect(await remit(second.order_number)).toMatchObject({
    status: 409,
    data: expect.stringContaining('recorded already'),
  });

  // A second try with another amount is no double click.
  expect(await remit(both(second.due - 100), { taken_off: 50 })).toMatchObject({
    status: 409,
    data: expect.stringContaining('with ₹40.00 taken off'),
  });

  const { data: bills } = await staff.call('GetCourierBills', {});
  expect(bills.couriers).toEqual([{ courier: 'Blue Dart', billed: 0, taken_off: 40 }]);
  expect(bills.bills).toMatchObject([{ kind: 'taken-off', number: 'UTR 77', payable: 40 }]);

  // Its way back is the orders' own; after that the same transfer can be recorded again.
  for (const order of [first, second]) {
    const { rows } = await shop.services.db.$client.query<{ id: number }>(
      `select id from payment_ledger where order_id = $1 and kind = 'transfer'`,
      [order.order_id],
    );
    const back = { orderid: order.order_id, entry_id: rows[0]?.id, cause: 'mistake', reason: 'Of another transfer.' };
    const reversed = await staff.call('ReversePayment', { ...back, reversed_on: indianDay(shop.clock.now()) });
    expect(reversed).toMatchObject({ status: 200 });
  }
  expect((await owed()).orders).toHaveLength(2);
  // What was taken off it stands until it is taken back, too.
  expect(await remit(first.order_number)).toMatchObject({
    status: 409,
    data: expect.stringMatching(/^₹40.00 are noted as taken off UTR 77/),
  });
  const [{ bill_id }] = bills.bills;
  expect((await staff.call('WithdrawCourierBill', { bill_id })).status).toBe(200);
  expect((await remit(first.order_number, { taken_off: 30 })).data).toMatchObject({ orders: 1, amount: first.due });
  expect((await staff.call('GetCourierBills', {})).data.couriers).toMatchObject([{ taken_off: 30 }]);
});

test('RecordRemittance refuses days to come, and everybody who may not record payments', async () => {
  expect(await remit('1', { received_on: '2099-01-01' })).toMatchObject({ status: 400 });
  expect((await remit(' ')).data).toBe('Please enter the orders or parcels whose cash has come.');
  const production = await shop.staff('Production');
  expect((await remit('1', {}, production)).status).toBe(403);
  expect((await remit('1', {}, shop.visitor())).status).toBe(401);
});
