import { findOrder, jobsOfOrder, listChanges, stepsOfOrder } from '@boxwright/storage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { acceptedRun, doSteps, jobOf } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

interface Moved {
  fld_order_id: number;
  fld_moved: boolean;
  fld_problem: string;
  fld_step_id: number | null;
  fld_undo_until: string | null;
}

const accepted = async (own: { line?: object } = {}) => {
  const placed = await paidOrder(shop, own);
  await moveOrderTo(desk, placed.orderId, 'Order Accepted');
  return placed;
};
const moves = async (ids: readonly number[], from: string, to: string): Promise<Moved[]> => {
  const orders = ids.map((orderid) => ({ orderid, seenstatus: from, courier: 'DTDC' }));
  return (await desk.call('MoveOrders', { orders, orderstatus: to })).data.orders;
};
const undo = async (moved: readonly Moved[], who = desk) =>
  who.call('UndoMoves', {
    orders: moved.map(({ fld_order_id: orderid, fld_step_id: step_id }) => ({ orderid, step_id: step_id ?? 1 })),
  });
const undone = async (moved: readonly Moved[]): Promise<Moved[]> => (await undo(moved)).data.orders;
const statusOf = async (orderId: number) => (await findOrder(shop.services.db, orderId))?.status;
/** Everything of the works that a step may change: jobs, reserved and used sheets, stock, tools. */
const works = async (orderId: number) => {
  const { db } = shop.services;
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  return {
    jobs: (await jobsOfOrder(db, orderId)).map(({ version, ...job }) => job),
    sheets: await rows(sql`select s.* from production_sheets s join production_jobs j on j.id = s.job_id
      where j.order_id = ${orderId} order by s.id`),
    stock: await rows(sql`select id, on_hand from stock_items order by id`),
    tools: await rows(sql`select id, runs, state from production_tools order by id`),
  };
};

test('UndoMoves takes back that orders were accepted: no jobs, no mail, and they can be accepted again', async () => {
  const one = await paidOrder(shop);
  const two = await paidOrder(shop);
  const ids = [one.orderId, two.orderId];
  const before = await findOrder(shop.services.db, one.orderId);
  const moved = await moves(ids, 'IN-PROCESS', 'Order Accepted');
  const until = shop.clock.now().getTime() + 60_000;
  expect(moved.map(({ fld_undo_until }) => new Date(fld_undo_until ?? '').getTime())).toEqual([until, until]);
  const waiting = await shop.services.db.execute<{ at: Date }>(
    sql`select start_after as at from jobs.job where name = 'WriteMail' and data ->> 'mail' = 'order-moved'`,
  );
  for (const { at } of waiting.rows) expect(new Date(at).getTime()).toBeGreaterThan(until);
  expect((await undone(moved)).map(({ fld_moved }) => fld_moved)).toEqual([true, true]);
  // A paid order with approved proofs has its day before it is accepted, too.
  const { updatedAt, readyBy, ...after } = (await findOrder(shop.services.db, one.orderId)) ?? {};
  expect(before).toMatchObject(after);
  expect(await jobsOfOrder(shop.services.db, one.orderId)).toEqual([]);
  expect(await stepsOfOrder(shop.services.db, one.orderId)).toEqual([]);
  const [change] = await listChanges(shop.services.db, { subject: 'order', subjectId: String(one.orderId) }, 1);
  expect(change).toMatchObject({ operation: 'UndoMoves', after: { status: 'IN-PROCESS' } });
  await shop.runJobs();
  expect(await mailsTo(shop, one.customer.email, 'is accepted')).toEqual([]);

  await moves(ids, 'IN-PROCESS', 'Order Accepted');
  await shop.runJobs();
  expect(await mailsTo(shop, one.customer.email, 'is accepted')).toHaveLength(1);
});

test('UndoMoves of packing puts jobs, sheets, die and plates back as they were, also after a step at the board', async () => {
  for (const isBegun of [false, true]) {
    const line = { itemdetails: [{ Item: 201, Quantity: 2000 }] };
    const { orderId, customer } = await accepted({ line });
    if (isBegun) await doSteps(desk, await jobOf(desk, orderId), 'plates');
    else await moves([orderId], 'Order Accepted', 'In Production');
    shop.clock.advance({ minutes: 2 });
    const before = await works(orderId);
    // What a step does takes time: all of it is of the step's own moment.
    shop.clock.tick(1);
    const moved = await moves([orderId], 'In Production', 'Packed');
    shop.clock.tick(0);
    expect(await works(orderId)).not.toEqual(before);
    expect(await undone(moved)).toMatchObject([{ fld_moved: true }]);
    expect(await works(orderId)).toEqual(before);
    expect(await statusOf(orderId)).toBe('In Production');
    await shop.runJobs();
    expect(await mailsTo(shop, customer.email, 'is packed')).toEqual([]);
  }
});

test('UndoMoves takes back that orders are in production or delivered, once, whoever presses', async () => {
  const { orderId } = await paidOrder(shop);
  await moveOrderTo(desk, orderId, 'Order Accepted');
  const started = await moves([orderId], 'Order Accepted', 'In Production');
  const both = await Promise.all([undone(started), undone(started)]);
  expect(both.map(([answer]) => answer?.fld_moved).sort()).toEqual([false, true]);
  expect(await statusOf(orderId)).toBe('Order Accepted');
  await moveOrderTo(desk, orderId, 'Dispatched');
  const delivered = await moves([orderId], 'Dispatched', 'Delivered');
  expect(await undone(delivered)).toMatchObject([{ fld_moved: true }]);
  expect(await statusOf(orderId)).toBe('Dispatched');
});

test('UndoMoves leaves what has gone on, what is a minute old, what was dispatched, and what left a run', async () => {
  const { orderId, customer } = await accepted();
  const old = await moves([orderId], 'Order Accepted', 'In Production');
  shop.clock.advance({ minutes: 2 });
  expect((await undone(old))[0]?.fld_problem).toBe('A step can be taken back for a minute.');
  const goneOn = 'It has gone on already, so nothing was taken back.';
  const packed = await moves([orderId], 'In Production', 'Packed');
  const sent = await moves([orderId], 'Packed', 'Dispatched');
  expect(sent).toMatchObject([{ fld_moved: true, fld_undo_until: null }]);
  for (const moved of [packed, sent]) expect((await undone(moved))[0]?.fld_problem).toBe(goneOn);
  // Mails come in the order of their steps, and none is lost.
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'is packed')).toHaveLength(1);

  // What was counted stays, so its order stays packed.
  const counted = await accepted();
  await moves([counted.orderId], 'Order Accepted', 'In Production');
  const { fld_job_id: jobId } = await jobOf(desk, counted.orderId);
  const justPacked = await moves([counted.orderId], 'In Production', 'Packed');
  const count = { fld_job_id: jobId, fld_step: 'packing', fld_good: '990', fld_waste: '10', fld_count_id: 0 };
  expect((await desk.call('CountPieces', count)).status).toBe(200);
  expect((await undone(justPacked))[0]?.fld_problem).toBe(goneOn);

  const other = await paidOrder(shop);
  const begun = await moves([other.orderId], 'IN-PROCESS', 'Order Accepted');
  await doSteps(desk, await jobOf(desk, other.orderId), 'plates');
  expect((await undone(begun))[0]?.fld_problem).toBe(goneOn);

  // What was entered about a job stays, so its order stays accepted.
  const noted = await paidOrder(shop);
  const costly = await moves([noted.orderId], 'IN-PROCESS', 'Order Accepted');
  const { fld_job_id } = await jobOf(desk, noted.orderId);
  const cost = { fld_job_id, kind: 'outwork', amount: '100', note: 'Foil', fld_cost_id: 0 };
  expect((await desk.call('AddJobCost', cost)).status).toBe(200);
  expect((await undone(costly))[0]?.fld_problem).toBe(goneOn);

  const { orders } = await acceptedRun(shop, desk, { outercoatingid: 0 });
  const inRun = orders[0]?.orderId ?? 0;
  await moves([inRun], 'Order Accepted', 'In Production');
  expect(await moves([inRun], 'In Production', 'Packed')).toMatchObject([{ fld_moved: true, fld_undo_until: null }]);
});

test('UndoMoves is for staff who move orders', async () => {
  const { orderId, customer } = await paidOrder(shop);
  const moved = await moves([orderId], 'IN-PROCESS', 'Order Accepted');
  expect((await undo(moved, await shop.staff('Accounts'))).status).toBe(403);
  for (const visitor of [customer, shop.visitor()]) expect((await undo(moved, visitor)).status).toBe(401);
  expect((await desk.call('UndoMoves', { orders: [] })).status).toBe(400);
  expect((await desk.call('UndoMoves', { orders: [{ orderid: 999_999, step_id: 1 }] })).data.orders).toMatchObject([
    { fld_moved: false, fld_problem: 'There is no such order.' },
  ]);
  expect(await statusOf(orderId)).toBe('Order Accepted');
});
