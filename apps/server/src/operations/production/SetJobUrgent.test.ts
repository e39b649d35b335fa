import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, jobOf, type WireJob } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const setUrgent = ({ fld_job_id, fld_version }: WireJob, isUrgent: boolean, who = desk) =>
  who.call('SetJobUrgent', { fld_job_id, fld_version, fld_urgent: isUrgent });
const onBoard = async (asked: object = {}): Promise<number[]> =>
  (await desk.call('GetProduction', asked)).data.jobs.map(({ fld_order_id: id }: { fld_order_id: number }) => id);

test('SetJobUrgent puts a job before those that are due earlier, and takes that back', async () => {
  const first = await acceptedOrder(shop, desk);
  const second = await acceptedOrder(shop, desk);
  expect(await onBoard()).toEqual([first.orderId, second.orderId]);
  expect((await setUrgent(second.job, true)).data.fld_message).toBe(`${second.job.fld_job_code} is urgent now.`);
  expect(await onBoard()).toEqual([second.orderId, first.orderId]);
  // A second press of the same button.
  expect((await setUrgent(second.job, true)).status).toBe(200);
  expect((await setUrgent(second.job, false)).status).toBe(409);
  const marked = await jobOf(desk, second.orderId);
  expect(marked).toMatchObject({ fld_urgent: true, fld_version: second.job.fld_version + 1 });
  await setUrgent(marked, false);
  expect(await onBoard()).toEqual([first.orderId, second.orderId]);
});

test('GetProduction narrows the board by step, press, day and customer', async () => {
  const { orderId, job } = await acceptedOrder(shop, desk);
  const { data: all } = await desk.call('GetProduction', {});
  const own = all.customers.at(-1).fld_customer_id;
  const { fld_job_id, fld_version } = job;
  await desk.call('MoveJob', { fld_job_id, fld_version });
  expect(await onBoard({ fld_stage: 'printing' })).toEqual([orderId]);
  expect(await onBoard({ fld_customer_id: own })).not.toEqual([]);
  expect(await onBoard({ fld_customer_id: 999_999 })).toEqual([]);
  expect(await onBoard({ fld_press: 'offset' })).toHaveLength(all.jobs.length);
  expect(await onBoard({ fld_press: 'digital' })).toEqual([]);
  expect(await onBoard({ fld_due: 'none' })).toEqual([]);
  expect(await onBoard({ fld_due: 'late' })).toEqual([]);
  shop.clock.advance({ days: 30 });
  desk = await shop.staff('Production');
  expect(await onBoard({ fld_due: 'late' })).toHaveLength(all.jobs.length);
  expect(await onBoard({ fld_due: 'today' })).toHaveLength(all.jobs.length);
});

test('SetJobUrgent refuses visitors, customers, other staff, and jobs that don’t exist', async () => {
  const job = { fld_job_id: 999_999, fld_version: 0 } as WireJob;
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts'), desk];
  const answers = await Promise.all(who.map((each) => setUrgent(job, true, each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 404]);
});
