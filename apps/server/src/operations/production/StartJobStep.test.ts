import { findOrder, listChanges } from '@boxwright/storage';
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

const start = (who: ShopVisitor, { fld_job_id, fld_version }: Pick<WireJob, 'fld_job_id' | 'fld_version'>) =>
  who.call('StartJobStep', { fld_job_id, fld_version });

test('StartJobStep shows who is at a job and since when, and puts its order into production', async () => {
  const { orderId, job } = await acceptedOrder(shop, desk);
  const started = await start(desk, job);
  expect(started).toMatchObject({
    status: 200,
    data: { fld_moved: true, job: { fld_stage: 'plates', fld_started_at: shop.clock.now().toISOString() } },
  });
  expect(started.data.fld_message).toMatch(/: Plates and die were started\. Order \S+ is in production now/);
  expect((await jobOf(desk, orderId)) as object).toMatchObject({ fld_started_by: expect.stringMatching(/./) });
  expect((await findOrder(shop.services.db, orderId))?.status).toBe('In Production');
  const [change] = await listChanges(shop.services.db, { subject: 'job', subjectId: String(job.fld_job_id) }, 1);
  expect(change).toMatchObject({ operation: 'StartJobStep', after: { stage: 'plates', started: true } });
});

test('StartJobStep starts once when two members press at once, and answers the other with who was first', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const both = await Promise.all([start(desk, job), start(desk, job)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.data).toMatch(/: Plates and die were started already by .+\.$/);
});

test('StartJobStep refuses jobs that have changed meanwhile, are packed, or don’t exist', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const moved = await doSteps(desk, job, 'plates');
  expect(await start(desk, job)).toMatchObject({
    status: 409,
    data: `${job.fld_job_code} has changed meanwhile. Next is Printing.`,
  });
  const packed = await doSteps(desk, moved, 'packing');
  expect(await start(desk, packed)).toMatchObject({ status: 409 });
  expect((await start(desk, { fld_job_id: 999_999, fld_version: 0 })).status).toBe(404);
  expect((await desk.call('StartJobStep', { fld_job_id: 'x', fld_version: 0 })).status).toBe(400);
});

test('StartJobStep refuses visitors, customers and other staff', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => start(each, job)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
