import { documentsOf, findOrder, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { approvePrint, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

const printAgain = (orderid: number, own: object = {}, who = desk) =>
  who.call('PrintAgain', {
    orderid,
    lines: [{ position: 1, quantity: 1000 }],
    cause: 'courier',
    reason: 'The lorry burned.',
    seen: 0,
    ...own,
  });

async function dispatched() {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  await moveOrderTo(desk, orderId, 'Dispatched');
  return { customer, orderId };
}

const stored = async (orderId: number) => {
  const { db } = shop.services;
  const [order, lines] = await Promise.all([findOrder(db, orderId), linesOfOrders(db, [orderId])]);
  if (!order) throw new Error('no such order');
  return { order, lines };
};
const shown = async (orderId: number) => (await desk.call('GetDeskOrder', { orderid: orderId })).data;
const today = async () => {
  const { waiting, reprints, days } = (await desk.call('GetToday')).data;
  const [row] = waiting.filter(({ fld_kind }: { fld_kind: string }) => fld_kind === 'reprints');
  return { waits: row.fld_count, reprints, orders: days.at(-1).fld_orders };
};

test('goods are made again at no charge, with die and papers of their own, and count as a reprint and no sale', async () => {
  const { customer, orderId } = await dispatched();
  const before = await today();
  const made = await printAgain(orderId);
  expect(made).toMatchObject({ status: 200, data: { number: expect.stringMatching(/^BW/) } });
  const again: number = made.data.orderid;
  const [first, reprint] = [await stored(orderId), await stored(again)];
  expect(reprint.order).toMatchObject({
    totalPaise: 0,
    paymentStatus: 'Paid',
    reprintOf: orderId,
    status: 'IN-PROCESS',
  });
  expect(reprint.order.reprintWorthPaise).toBe(first.order.goodsPaise);
  expect(reprint.lines[0]).toMatchObject({ quantity: 1000, goodsPaise: 0, paidDieKey: null });
  expect(reprint.lines[0]?.configuration['die']).toMatchObject({ order: expect.stringMatching(/^BW/) });

  const after = await today();
  expect(after.waits).toBe(before.waits + 1);
  expect(after.orders).toBe(before.orders);
  const worth = first.order.goodsPaise / 100;
  expect(after.reprints).toContainEqual({ fld_cause: 'Lost or damaged on the way', fld_orders: 1, fld_worth: worth });
  const { orders } = (await desk.call('GetDeskOrders', { search: '', need: 'reprint' })).data;
  expect(orders.map(({ fld_order_id }: { fld_order_id: number }) => fld_order_id)).toContain(again);
  expect((await shown(orderId)).reprints).toMatchObject([{ orderid: again, cause: 'courier' }]);
  expect(JSON.stringify((await shown(orderId)).timeline)).toContain('The lorry burned.');
  expect(await shown(again)).toMatchObject({ reprint_of: { orderid: orderId }, printable: [] });

  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'we make it again');
  expect(mail).toContain('lost or damaged on its way');
  expect(mail).not.toContain('The lorry burned.');

  await approvePrint(shop, again);
  await moveOrderTo(desk, again, 'Dispatched');
  const papers = await documentsOf(shop.services.db, again);
  expect(papers.map(({ kind }) => kind)).toEqual(['delivery-challan']);
  const [challan] = papers;
  const invoice = (await documentsOf(shop.services.db, orderId, 'tax-invoice'))[0];
  expect(challan?.refersTo).toBe(invoice?.id);
  expect(JSON.stringify(challan?.snapshot)).toContain('Free replacement of goods of order');
  await shop.runJobs();
  expect((await today()).waits).toBe(before.waits);
});

test('fewer pieces are planned by their own sheets, and a reprint can be cancelled', async () => {
  const { customer, orderId } = await dispatched();
  const before = (await today()).reprints;
  const again: number = (await printAgain(orderId, { lines: [{ position: 1, quantity: 500 }] })).data.orderid;
  const [first, reprint] = [await stored(orderId), await stored(again)];
  const sheets = ({ lines }: typeof first) =>
    lines
      .flatMap(({ breakdown }) => breakdown['parts'] as { sheets: number }[])
      .reduce((sum, part) => sum + part.sheets, 0);
  expect(sheets(reprint)).toBeLessThan(sheets(first));
  expect(reprint.order.reprintWorthPaise).toBe(Math.round(first.order.goodsPaise / 2));
  const cancel = { orderid: again, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled', note: 'Not needed.' };
  expect((await desk.call('MoveOrder', cancel)).status).toBe(200);
  expect((await today()).reprints).toEqual(before);
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'cancelled')).toHaveLength(1);
});

test('what was approved with the first order is approved for the reprint', async () => {
  const { orderId, decide } = await sentProof(shop);
  expect((await decide('approve')).status).toBe(200);
  await moveOrderTo(desk, orderId, 'Delivered');
  const again: number = (await printAgain(orderId)).data.orderid;
  expect((await stored(again)).lines[0]?.artworkState).toBe('checking');
  await shop.runJobs();
  expect((await stored(again)).lines[0]?.artworkState).toBe('approved');
});

test('what was agreed for print without an approved proof stays so, in the same words, and nobody is asked again', async () => {
  const { customer, orderId, lineId, send } = await orderToProof(shop);
  await send();
  await shop.runJobs();
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  await moveOrderTo(desk, orderId, 'Delivered');
  await shop.runJobs();
  const again: number = (await printAgain(orderId)).data.orderid;
  const sent = (await mailsTo(shop, customer.email, 'proof')).length;
  await shop.runJobs();
  const [line] = (await desk.call('GetOrderProofs', { order_id: again })).data.lines;
  expect(line).toMatchObject({
    state_name: 'Agreed for print',
    waiver: { reason: 'Agreed on the phone.' },
    proofs: [],
  });
  expect(await mailsTo(shop, customer.email, 'proof')).toHaveLength(sent);
  await moveOrderTo(desk, again, 'Delivered');
});

test('the desk reads what is credited of an item already', async () => {
  const { orderId } = await dispatched();
  expect((await shown(orderId)).printable).toMatchObject([{ position: 1, credited: 0 }]);
  const [{ left }] = (await shown(orderId)).creditable;
  const credit = { lines: [{ position: 1, quantity: 0, amount: 59 }], reason: 'Scratched.', seen_left: left };
  expect((await desk.call('IssueCreditNote', { orderid: orderId, ...credit })).status).toBe(200);
  expect((await shown(orderId)).printable).toMatchObject([{ position: 1, credited: 59 }]);
});

test('a double click makes one reprint, and nothing is made again twice over or before it was made', async () => {
  const { orderId } = await dispatched();
  const both = await Promise.all([printAgain(orderId), printAgain(orderId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = both.find(({ status }) => status === 200)?.data.orderid;
  expect(await printAgain(again)).toMatchObject({ status: 409, data: expect.stringContaining('is a reprint itself') });
  const { place } = await readyToOrder(shop);
  expect(await printAgain((await place()).data.order_id)).toMatchObject({
    status: 409,
    data: expect.stringContaining('Nothing of this order is made yet'),
  });
});

test('it needs pieces that were ordered, a reason, an order that exists, and the right', async () => {
  const { orderId } = await dispatched();
  const pieces = (position: number, quantity: number) => ({ lines: [{ position, quantity }] });
  for (const [own, field] of [
    [{ lines: [] }, 'lines'],
    [pieces(1, 1001), 'quantity-1'],
    [pieces(2, 1), 'lines'],
    [{ lines: [...pieces(1, 1).lines, ...pieces(1, 1).lines] }, 'lines'],
    [{ reason: ' ' }, 'reason'],
  ] as const)
    expect(await printAgain(orderId, own)).toMatchObject({ status: 400, body: { field } });
  expect((await printAgain(999_999)).status).toBe(404);
  expect((await printAgain(orderId, {}, await shop.staff('Production'))).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await printAgain(orderId, {}, who)).status).toBe(401);
});
