import { openCashBeside } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

let streets = 0;
/** A new address and mobile number at each call. */
const place = () => {
  streets += 1;
  return { area: `${streets} Mill Road`, mobileNo: String(9_200_000_000 + streets) };
};
const boxes = (Quantity: number) => ({ line: { itemdetails: [{ Item: 202, Quantity }] } });
const inCash = (who: ShopVisitor, orderid: number) =>
  who.call('ConfirmOrder', { orderid, paymentmode: 'COD', asplaced: true });
const refusal = /^Cash on delivery is offered up to ₹25,000\.00 for all orders together/;

/** Places cash orders until one is refused; returns the rupees taken, the first order and the refused one. */
async function orderUntilRefused(ready: Awaited<ReturnType<typeof readyToOrder>>) {
  let [taken, rupees, firstId] = [0, 0, 0];
  for (let cartid = ready.placing.cartid; taken < 12; cartid = await addBoxes(ready.customer)) {
    const placed = await ready.place({ cartid });
    const { status, data } = await inCash(ready.customer, placed.data.order_id);
    if (status !== 200) return { rupees, refused: { status, data }, orderId: placed.data.order_id as number, firstId };
    if (taken === 0) firstId = placed.data.order_id;
    taken += 1;
    rupees += placed.data.total_amount;
  }
  throw new Error(`${rupees} rupees in ${taken} orders were taken in cash`);
}

test('the limit is for all open orders together; the checkout says so, and a delivery or cancellation makes room', async () => {
  const ready = await readyToOrder(shop, { address: place() });
  const { rupees, refused, orderId, firstId } = await orderUntilRefused(ready);
  expect(refused).toEqual({ status: 422, data: expect.stringMatching(refusal) });
  expect(rupees).toBeLessThanOrEqual(25_000);
  const { data } = await ready.customer.call('GetCheckout', { orderid: orderId });
  expect(data.cash_problem).toMatch(refusal);
  expect(data.ways.map(({ paymentmode }: { paymentmode: string }) => paymentmode)).not.toContain('COD');
  await ready.customer.call('CancelOrder', { orderid: firstId });
  expect((await inCash(ready.customer, orderId)).status).toBe(200);
});

test.each([
  [
    'mobile number, typed with +91 and spaces',
    ({ mobileNo }: ReturnType<typeof place>) => ({ mobileNo: `+91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}` }),
  ],
  [
    'address, typed with other capitals and commas',
    ({ area }: ReturnType<typeof place>) => ({ area: area.toUpperCase().replace(' ', ', ') }),
  ],
])('other accounts with the same %s count too', async (_, again) => {
  const first = place();
  await orderUntilRefused(await readyToOrder(shop, { address: first }));
  const other = await readyToOrder(shop, { address: { ...place(), ...again(first) } });
  const { order_id } = (await other.place()).data;
  expect(await openCashBeside(shop.services.db, order_id)).toBeGreaterThan(15_000_00);
  expect((await inCash(other.customer, order_id)).data).toMatch(refusal);
  const stranger = await readyToOrder(shop, { address: place() });
  expect((await inCash(stranger.customer, (await stranger.place()).data.order_id)).status).toBe(200);
});

test('from the amount in the settings, the customer can choose cash after the desk has noted a call to the mobile number', async () => {
  const address = place();
  const { customer, place: placeIt } = await readyToOrder(shop, { ...boxes(4000), address });
  const { order_id: orderid } = (await placeIt()).data;
  const asked = await inCash(customer, orderid);
  expect(asked).toMatchObject({ status: 422 });
  expect(asked.data).toBe(
    `From ₹20,000.00 we call ${address.mobileNo} before an order is paid in cash on delivery. We have noted it and call you in our hours; after the call, choose cash on delivery here again. Or pay online now.`,
  );
  expect((await deskOrder(desk, orderid)).mobile_to_call).toBe(address.mobileNo);
  expect(JSON.stringify((await desk.call('GetAlerts')).data)).toContain('please call its mobile number');
  for (const other of [shop.visitor(), customer, await shop.staff('Production')]) {
    expect([401, 403]).toContain((await other.call('NoteMobileCall', { orderid })).status);
  }
  expect(await desk.call('NoteMobileCall', { orderid })).toMatchObject({ status: 200 });
  expect(await desk.call('NoteMobileCall', { orderid })).toMatchObject({ status: 409 });
  expect((await deskOrder(desk, orderid)).mobile_to_call).toBe('');
  expect((await inCash(customer, orderid)).status).toBe(200);
});
