import { findOrder, listChanges, stepsOfOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps, jobOf } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const statusOf = async (orderId: number) => (await findOrder(shop.services.db, orderId))?.status;
const move = (who: ShopVisitor, { fld_job_id, fld_version }: { fld_job_id: number; fld_version: number }) =>
  who.call('MoveJob', { fld_job_id, fld_version });

test('MoveJob moves a job along its route; its first step puts the order into production, its last one packs it', async () => {
  const { orderId, job } = await acceptedOrder(shop, desk);
  const first = await move(desk, job);
  expect(first).toMatchObject({ status: 200, data: { fld_moved: true, job: { fld_stage: 'printing' } } });
  expect(first.data.fld_message).toMatch(/Plates and die are done\. Next: Printing\. Order \S+ is in production now/);
  expect(await statusOf(orderId)).toBe('In Production');
  const last = await doSteps(desk, first.data.job, 'packing');
  expect(last.fld_stage).toBe('packed');
  expect(await statusOf(orderId)).toBe('Packed');
  expect(await jobOf(desk, orderId)).toBeUndefined();
  const steps = await stepsOfOrder(shop.services.db, orderId);
  expect(steps.slice(-2).map(({ status, actor }) => [status, actor])).toEqual([
    ['In Production', 'staff'],
    ['Packed', 'staff'],
  ]);
  const changes = await listChanges(shop.services.db, { subject: 'job', subjectId: String(job.fld_job_id) }, 10);
  expect(changes).toHaveLength(6);
  expect(changes.at(-1)).toMatchObject({
    before: { stage: 'plates' },
    after: { stage: 'printing' },
    name: job.fld_job_code,
  });
});

test('MoveJob moves once when ten members press at once, and answers the others with the next step', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(desk, job)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, data } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, data]).toEqual([409, `${job.fld_job_code} has changed meanwhile. Next is Printing.`]);
  }
});

test('MoveJob refuses jobs that left the works, and those that don’t exist', async () => {
  const { orderId, job } = await acceptedOrder(shop, desk);
  const admin = await shop.staff();
  await admin.call('MoveOrder', { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'Cancelled' });
  expect(await move(desk, { ...job, fld_version: 1 })).toMatchObject({
    status: 409,
    data: `${job.fld_job_code} is not in the works any more.`,
  });
  expect(await move(desk, { fld_job_id: 999_999, fld_version: 0 })).toMatchObject({ status: 404 });
  expect((await desk.call('MoveJob', { fld_job_id: 'x', fld_version: 0 })).status).toBe(400);
});

test('MoveJob refuses visitors, customers and other staff', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => move(each, job)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
