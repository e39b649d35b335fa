import { documentsOf, findOrder, refundsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderNumber } from '../../selling/company/order-number.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { leftToCredit, storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { partDesk } from '../../testing/parts.ts';

let shop: Shop;
let staff: ShopVisitor;
let desk: ReturnType<typeof partDesk>;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  desk = partDesk(staff);
});
afterAll(() => shop.close());

const statusOf = async (orderId: number) => (await findOrder(shop.services.db, orderId))?.status;
const creditsOf = async (orderId: number) =>
  (await documentsOf(shop.services.db, orderId, 'credit-note')).map((note) => printedOn(note).total);
const refundedOf = async (orderId: number) =>
  (await refundsOf(shop.services.db, orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

test('what is never sent is credited once, its money goes back, and the order goes on with what was sent', async () => {
  const { orderId, total, customer } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await desk.move(orderId, 1, 'delivered');
  expect(await statusOf(orderId)).toBe('Packed');
  expect(await desk.credit(orderId, undefined, { reason: '' })).toMatchObject({
    status: 400,
    body: { field: 'reason' },
  });
  expect((await desk.credit(orderId, undefined, { seen: 399 })).status).toBe(409);
  const unsent = { orderid: orderId, seen: 400, reason: 'The paper ran out.' };
  const twice = await Promise.all([staff.call('CreditUnsent', unsent), staff.call('CreditUnsent', unsent)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const missing = Math.round(total * 100 * 0.4);
  expect(await creditsOf(orderId)).toEqual([missing]);
  expect(await refundedOf(orderId)).toBe(missing);
  expect(await statusOf(orderId)).toBe('Delivered');
  // It went through the lorry and arrived in one moment: one mail says so.
  await shop.runJobs();
  const number = orderNumber(await storedOrder(shop, orderId));
  expect(await mailsTo(shop, customer.email, `Order ${number} is on its way`)).toEqual([]);
  expect(await mailsTo(shop, customer.email, `Order ${number} is delivered`)).toHaveLength(1);
  expect((await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId))).due).toBe(0);
});

test('a parcel that is lost is credited alone; nothing is left of an order only when it is closed', async () => {
  const { orderId, total } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await desk.pack(orderId, 400);
  await desk.send(orderId, 2);
  await desk.move(orderId, 1, 'delivered');
  expect((await desk.credit(orderId, 2)).data).toBe('There is nothing of it to credit.');
  await desk.move(orderId, 2, 'returned', { reason: 'lost' });
  expect((await desk.credit(orderId, 2)).status).toBe(200);
  const [, { steps }] = (await desk.read(orderId)).parcels;
  const labels = steps.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(['Packed', 'On its way with Delhivery', 'Lost', 'Lost, credited']);
  expect(await creditsOf(orderId)).toEqual([Math.round(total * 100 * 0.4)]);
  expect(await statusOf(orderId)).toBe('Delivered');
  expect((await desk.credit(orderId, 2)).status).toBe(409);

  const { orderId: all, total: whole } = await paidOrder(shop);
  await desk.partlySent({ orderId: all });
  const cancel = { orderid: all, seenstatus: 'Packed', orderstatus: 'Cancelled', note: 'They gave up.' };
  expect((await staff.call('MoveOrder', cancel)).status).toBe(409);
  await desk.move(all, 1, 'returned', { reason: 'refused' });
  expect((await staff.call('MoveOrder', cancel)).status).toBe(200);
  expect(await creditsOf(all)).toEqual([whole * 100]);
  expect(await refundedOf(all)).toBe(whole * 100);
});

/** Credits pieces of an item by a note of their own. */
const creditNote = async (orderid: number, quantity: number, own: object = {}) => {
  const lines = [{ position: 1, quantity, amount: 0 }];
  const seen_left = await leftToCredit(staff, orderid);
  const credited = await staff.call('IssueCreditNote', { orderid, lines, seen_left, reason: 'Never sent.', ...own });
  expect(credited.status).toBe(200);
};

test('pieces that a note has credited already are not credited again, because they are never sent', async () => {
  const { orderId, total } = await paidOrder(shop);
  await moveOrderTo(staff, orderId, 'In Production');
  await desk.pack(orderId, 400);
  await desk.send(orderId, 1);
  await desk.move(orderId, 1, 'delivered');
  await creditNote(orderId, 600);
  await staff.call('MoveOrder', { orderid: orderId, seenstatus: 'In Production', orderstatus: 'Packed' });
  expect((await desk.read(orderId)).rest).toMatchObject([{ quantity: 600, charged: 0 }]);
  expect(await desk.credit(orderId)).toMatchObject({ status: 200, data: { credited: 0 } });
  expect(await creditsOf(orderId)).toEqual([total * 60]);
  expect(await refundedOf(orderId)).toBe(total * 60);
  expect(await statusOf(orderId)).toBe('Delivered');
});

test('of a parcel that came back only what no note has credited is taken off, and the other pieces stay invoiced', async () => {
  const { orderId, total } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await desk.move(orderId, 1, 'returned', { reason: 'damaged' });
  await creditNote(orderId, 550, { came_back: 'damaged' });
  expect((await desk.read(orderId)).parcels).toMatchObject([{ items: [{ quantity: 600, charged: 50 }] }]);
  expect(await desk.credit(orderId, 1)).toMatchObject({ data: { credited: total * 5 } });
  expect(await creditsOf(orderId)).toEqual([total * 55, total * 5]);
  expect((await desk.read(orderId)).rest).toMatchObject([{ quantity: 400, charged: 400 }]);
  await desk.pack(orderId, 400);
  expect((await desk.send(orderId, 2)).status).toBe(200);
  expect(await creditsOf(orderId)).toEqual([total * 55, total * 5]);
});

test('what the last count lacks is not credited with the last parcel, if a note has credited it', async () => {
  const { orderId, total } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await countShort(orderId);
  await creditNote(orderId, 20);
  await desk.pack(orderId, 370);
  expect((await desk.send(orderId, 2)).status).toBe(200);
  expect(await creditsOf(orderId)).toEqual([total * 2, total]);
  expect(await refundedOf(orderId)).toBe(total * 3);
});

async function countShort(orderId: number): Promise<void> {
  const [{ id }] = (
    await shop.services.db.$client.query('select id from production_jobs where order_id = $1', [orderId])
  ).rows;
  const count = { fld_job_id: id, fld_step: 'packing', fld_good: '970', fld_waste: '30', fld_count_id: 0 };
  expect((await staff.call('CountPieces', count)).status).toBe(200);
}

test('pieces that are missing in the end are credited with the last parcel', async () => {
  const { orderId, total } = await paidOrder(shop);
  await moveOrderTo(staff, orderId, 'Packed');
  await desk.pack(orderId, 600);
  await desk.send(orderId, 1);
  await countShort(orderId);
  expect(await desk.restOf(orderId)).toBe(370);
  await desk.pack(orderId, 370);
  expect(await desk.send(orderId, 2)).toMatchObject({ data: { fld_order_status: 'Dispatched' } });
  const missing = Math.round(total * 100 * 0.03);
  expect(await creditsOf(orderId)).toEqual([missing]);
  expect(await refundedOf(orderId)).toBe(missing);
  expect(await desk.restOf(orderId)).toBe(0);
});

test('parcels that are taken apart after the invoice leave it as it is, and what is missing is credited', async () => {
  const { orderId, total } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await desk.move(orderId, 1, 'packed');
  await desk.unpack(orderId, 1);
  await countShort(orderId);
  const whole = { orderid: orderId, seenstatus: 'Packed', orderstatus: 'Dispatched', courier: 'DTDC' };
  expect((await staff.call('MoveOrder', { ...whole, trackingnumber: 'D9' })).status).toBe(200);
  expect((await desk.read(orderId)).parcels).toMatchObject([{ status: 'sent', courier: 'DTDC' }, {}]);
  expect(await creditsOf(orderId)).toEqual([Math.round(total * 100 * 0.03)]);
});

test('when the rest is credited after all that was sent is lost, the order says lost', async () => {
  const { orderId } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  await desk.move(orderId, 1, 'returned', { reason: 'lost' });
  expect((await desk.credit(orderId)).status).toBe(200);
  const { rows } = await shop.services.db.$client.query(
    'select status, reason from order_steps where order_id = $1 order by id desc limit 1',
    [orderId],
  );
  expect(rows).toEqual([{ status: 'Returned', reason: 'lost' }]);
});
