import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, accepting, doSteps, jobOf, laterPaid } from '../../testing/production.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

test('GetGangRuns proposes jobs of the same board and coats that cost less together, until they are begun', async () => {
  expect((await desk.call('GetGangRuns', {})).data).toEqual({
    ...{ runs: [], accepted: [], fld_compared: 0, unapproved: 0, unpaid: 0 },
  });
  const one = await acceptedOrder(shop, desk);
  const other = await acceptedOrder(shop, desk);
  await acceptedOrder(shop, desk, { line: { outercoatingid: 3 } });
  const { data } = await desk.call('GetGangRuns', {});
  expect(data.fld_compared).toBe(3);
  const [run, ...more] = data.runs;
  expect(more).toEqual([]);
  expect(run.jobs.map(({ job }: { job: { fld_job_id: number } }) => job.fld_job_id).sort()).toEqual(
    [one.job.fld_job_id, other.job.fld_job_id].sort(),
  );
  expect(run.fld_saving).toBeGreaterThan(0);
  expect(Math.round((run.fld_cost_apart - run.fld_cost) * 100)).toBe(Math.round(run.fld_saving * 100));
  for (const { fld_made, fld_ups, places } of run.jobs) {
    expect(fld_made).toBeGreaterThanOrEqual(1000);
    expect(places).toHaveLength(fld_ups);
  }
  await doSteps(desk, one.job, 'plates');
  expect((await desk.call('GetGangRuns', {})).data).toMatchObject({ runs: [], fld_compared: 2 });
});

test('GetGangRuns leaves out jobs that may not be printed yet, and says how many', async () => {
  const waiting = await orderToProof(shop);
  const admin = await shop.staff();
  const accept = { orderid: waiting.orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  await admin.call('MoveOrder', accept);
  const { data: before } = await desk.call('GetGangRuns', {});
  expect(before.unapproved).toBe(1);
  await waiting.send();
  await admin.call('WaiveProof', { line_id: waiting.lineId, reason: 'As the last time.' });
  const { data: after } = await desk.call('GetGangRuns', {});
  expect(after).toMatchObject({ fld_compared: before.fld_compared + 1, unapproved: 0 });
});

test('GetGangRuns leaves out jobs whose order waits for money, and the paid ones get their run', async () => {
  // Another coat than the other tests.
  const line = { outercoatingid: 2 };
  const first = await acceptedOrder(shop, desk, { line });
  const unpaid = await laterPaid(shop, line);
  const held = await jobOf(desk, unpaid.orderId);
  const ids = (jobs: readonly { job: { fld_job_id: number } }[]) => jobs.map(({ job }) => job.fld_job_id);
  const proposed = async () => {
    const { data } = await desk.call('GetGangRuns', {});
    const ofJob = (id: number) => data.runs.find(({ jobs }: { jobs: [] }) => ids(jobs).includes(id));
    return { unpaid: data.unpaid, ofJob };
  };
  // Two jobs of one box would cost less together.
  const before = await proposed();
  expect([before.unpaid, before.ofJob(held.fld_job_id)]).toEqual([1, undefined]);
  await acceptedOrder(shop, desk, { line });
  const run = (await proposed()).ofJob(first.job.fld_job_id);
  expect((await desk.call('AcceptGangRun', accepting(run))).status).toBe(200);
  // A run that was proposed while its payment was waived is refused once it waits again.
  const admin = await shop.staff();
  await admin.call('WaivePayment', { orderid: unpaid.orderId, step: 'production', reason: 'An old customer.' });
  const other = await acceptedOrder(shop, desk, { line });
  const now = await proposed();
  expect(now.unpaid).toBe(0);
  const both = now.ofJob(other.job.fld_job_id);
  expect(ids(both.jobs)).toContain(held.fld_job_id);
  await admin.call('WithdrawPaymentWaiver', { orderid: unpaid.orderId });
  const refused = await desk.call('AcceptGangRun', accepting(both));
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.data).toMatch(
    /^BW\d\d-\d{6}-1 waits for money: ₹[\d,.]+ of ₹[\d,.]+ are to be paid before production/,
  );
});

test('GetGangRuns refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => each.call('GetGangRuns', {})));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
