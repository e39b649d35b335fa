import { findOrder, listTools } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps, jobOf, type WireJob } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const undo = ({ fld_job_id, fld_version }: WireJob, who = desk) => who.call('UndoJobStep', { fld_job_id, fld_version });
const stock = async () => (await desk.call('GetStock', {})).data.items[0];
const tools = () => listTools(shop.services.db, { search: '', isScrapped: false, before: null }, 10);

test('UndoJobStep undoes the last step with its sheets and tools; the order stays in production', async () => {
  const { orderId, job } = await acceptedOrder(shop, desk);
  const reserved = await stock();
  const printed = await doSteps(desk, job, 'printing');
  const used = await stock();
  expect([used.fld_on_hand, used.fld_reserved]).toEqual([-reserved.fld_reserved, 0]);
  const back = await undo(printed);
  expect(back).toMatchObject({
    status: 200,
    data: { fld_message: `${job.fld_job_code}: Printing is to be done again.`, job: { fld_stage: 'printing' } },
  });
  expect(await stock()).toMatchObject({ fld_on_hand: 0, fld_reserved: reserved.fld_reserved });
  expect(await tools()).toHaveLength(2);
  expect(await undo(back.data.job)).toMatchObject({ status: 200, data: { job: { fld_stage: 'plates' } } });
  expect(await tools()).toEqual([]);
  expect((await findOrder(shop.services.db, orderId))?.status).toBe('In Production');
});

test('a box without print has a die and no plates, and takes its sheets when it is coated', async () => {
  const { job } = await acceptedOrder(shop, desk, { line: { print: '0' } });
  const before = await stock();
  const die = await doSteps(desk, job, 'plates');
  expect(die.fld_stage).toBe('coating');
  expect(await tools()).toMatchObject([{ tool: { kind: 'die' } }]);
  const coated = await doSteps(desk, die, 'coating');
  const used = await stock();
  const taken = before.fld_reserved - used.fld_reserved;
  expect(taken).toBeGreaterThan(0);
  expect(used.fld_on_hand).toBe(before.fld_on_hand - taken);
  await undo(coated);
  expect(await stock()).toMatchObject({ fld_on_hand: before.fld_on_hand, fld_reserved: before.fld_reserved });
});

test('UndoJobStep undoes nothing after a minute, a second time, or once somebody has moved the job on', async () => {
  const { orderId, job } = await acceptedOrder(shop, desk);
  const moved = await doSteps(desk, job, 'plates');
  expect(await undo(job)).toMatchObject({
    status: 409,
    data: `${job.fld_job_code} has changed meanwhile, so nothing was taken back.`,
  });
  const both = await Promise.all([undo(moved), undo(moved)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await doSteps(desk, await jobOf(desk, orderId), 'plates');
  shop.clock.advance({ seconds: 61 });
  expect(await undo(again)).toMatchObject({ status: 409, data: expect.stringContaining('for a minute') });
});

test('UndoJobStep undoes a start, and undoes a step’s end so that the step is running again', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const start = async ({ fld_job_id, fld_version }: WireJob) =>
    (await desk.call('StartJobStep', { fld_job_id, fld_version })).data.job;
  const running = await start(job);
  const back = await undo(running);
  expect(back.data).toMatchObject({
    fld_message: `${job.fld_job_code}: Plates and die are to be started again.`,
    job: { fld_stage: 'plates', fld_started_at: null },
  });
  const again = await start(back.data.job);
  const { data: done } = await desk.call('MoveJob', { fld_job_id: again.fld_job_id, fld_version: again.fld_version });
  expect((await undo(done.job)).data.job).toMatchObject({ fld_stage: 'plates', fld_started_at: again.fld_started_at });
});

test('UndoJobStep doesn’t undo the step that packed the order', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const packed = await doSteps(desk, job, 'packing');
  expect(await undo(packed)).toMatchObject({ status: 409, data: expect.stringContaining('The order is packed') });
});

test('UndoJobStep refuses visitors, customers and other staff, and jobs that don’t exist', async () => {
  const job = { fld_job_id: 999_999, fld_version: 0, fld_job_code: '', fld_stage: '' };
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts'), desk];
  const answers = await Promise.all(who.map((each) => undo(job, each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 404]);
});
