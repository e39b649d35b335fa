import { findRun } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedRun, doSteps, jobOf, type WireRun } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const dissolve = ({ fld_run_id, fld_version }: WireRun, who = desk) =>
  who.call('DissolveRun', { fld_run_id, fld_version });
const stock = async () => (await desk.call('GetStock', {})).data.items;

test('DissolveRun gives each job its own sheets and plates back, once', async () => {
  const { orders, run } = await acceptedRun(shop, desk);
  const first = run.jobs[0]?.job;
  if (!first) throw new Error('no job');
  await doSteps(desk, first, 'plates');
  const both = await Promise.all([dissolve(run), dissolve(run)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const { orderId } of orders) {
    expect(await jobOf(desk, orderId)).toMatchObject({ fld_stage: 'plates', fld_run_id: null });
  }
  const [sheets] = await stock();
  expect(sheets.fld_reserved).toBeGreaterThan(run.fld_sheets);
  expect((await dissolve(run)).data).toBe(`${run.fld_run_code} was dissolved already.`);
  expect((await desk.call('GetRun', { fld_run_id: run.fld_run_id })).data.run).toMatchObject({
    fld_can_dissolve: false,
    fld_dissolved_at: expect.any(String),
    jobs: run.jobs.map(({ fld_part }) => ({ fld_part })),
  });
  expect((await desk.call('ScanJob', { fld_job_code: `${run.fld_run_code}-PR` })).status).toBe(409);
  const own = await jobOf(desk, orders[0]?.orderId ?? 0);
  await doSteps(desk, own, 'packing');
  await doSteps(desk, await jobOf(desk, orders[1]?.orderId ?? 0), 'packing');
});

test('DissolveRun refuses a run that is in the press', async () => {
  const { run } = await acceptedRun(shop, desk);
  const { fld_job_id, fld_version } = await doSteps(desk, run.jobs[0]?.job ?? never(), 'plates');
  const { data } = await desk.call('StartJobStep', { fld_job_id, fld_version });
  expect(await dissolve(run)).toMatchObject({ status: 409, data: expect.stringContaining('in the press already') });
  await doSteps(desk, data.job, 'cutting');
  expect((await dissolve(run)).status).toBe(409);
});

test('cancelling an order dissolves its run, unless the run is in the press: then its other jobs go on', async () => {
  const admin = await shop.staff();
  const cancel = async (orderId: number, from: string) =>
    admin.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: 'Cancelled' });
  const waiting = await acceptedRun(shop, desk);
  const [gone, stays] = waiting.orders;
  expect((await cancel(gone?.orderId ?? 0, 'Order Accepted')).status).toBe(200);
  expect((await findRun(shop.services.db, waiting.run.fld_run_id))?.run.dissolvedAt).toBeInstanceOf(Date);
  expect(await jobOf(desk, stays?.orderId ?? 0)).toMatchObject({ fld_run_id: null, fld_stage: 'plates' });
  await doSteps(desk, await jobOf(desk, stays?.orderId ?? 0), 'packing');

  const inPress = await acceptedRun(shop, desk);
  const printing = await doSteps(desk, inPress.run.jobs[0]?.job ?? never(), 'plates');
  const { fld_job_id, fld_version } = printing;
  await desk.call('StartJobStep', { fld_job_id, fld_version });
  const onHand = (items: { fld_on_hand: number }[]) => items.reduce((sum, item) => sum + item.fld_on_hand, 0);
  const before = onHand(await stock());
  const [cancelled, other] = inPress.orders;
  expect((await cancel(cancelled?.orderId ?? 0, 'In Production')).status).toBe(200);
  const left = await jobOf(desk, other?.orderId ?? 0);
  expect(left).toMatchObject({ fld_run_code: inPress.run.fld_run_code, fld_stage: 'printing' });
  await doSteps(desk, left, 'printing');
  expect(before - onHand(await stock())).toBe(inPress.run.fld_sheets);
});

test('DissolveRun and GetRun refuse runs that don’t exist, visitors, customers and other staff', async () => {
  const none = { fld_run_id: 999_999 };
  expect((await desk.call('DissolveRun', { ...none, fld_version: 0 })).status).toBe(404);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => each.call('DissolveRun', { ...none, fld_version: 0 })));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});

function never(): never {
  throw new Error('The run has no job');
}
