import { findRun } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedRun, doSteps, jobOf, type WireRun } from '../../testing/production.ts';
import { pagesOfPdf } from '../../testing/shown-texts.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const dissolve = ({ fld_run_id, fld_version }: WireRun, who = desk) =>
  who.call('DissolveRun', { fld_run_id, fld_version });
const cancel = (who: ShopVisitor, orderId: number, from: string) =>
  who.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: 'Cancelled' });
/** What alerts say about a run, newest first. */
async function alertsOf(who: ShopVisitor, { fld_run_code }: WireRun): Promise<string[]> {
  const { data } = await who.call('GetAlerts', {});
  const messages: string[] = data.alerts.map(({ fld_message }: { fld_message: string }) => fld_message);
  return messages.filter((message) => message.includes(fld_run_code));
}
/** The text of each page of a run's ticket. */
async function ticketOf({ fld_run_id }: WireRun): Promise<string[]> {
  const url = `/manage/production/runs/${fld_run_id}/ticket.pdf`;
  const { rawPayload } = await shop.app.inject({ url, cookies: Object.fromEntries(desk.cookies) });
  return (await pagesOfPdf(rawPayload)).map((page) => page.replace(/\s+/g, ' '));
}
/** What the board says of a run. */
async function boardRun({ fld_run_id }: WireRun) {
  const { runs } = (await desk.call('GetProduction', {})).data;
  return runs.find((run: { fld_run_id: number }) => run.fld_run_id === fld_run_id);
}
const onHand = (items: { fld_on_hand: number }[]) => items.reduce((sum, item) => sum + item.fld_on_hand, 0);
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

test('a cancelled order dissolves a run of which nothing was begun, and an alert names the jobs that need a place', async () => {
  const admin = await shop.staff();
  const { orders, run } = await acceptedRun(shop, desk);
  const [gone, stays] = orders;
  expect((await cancel(admin, gone?.orderId ?? 0, 'Order Accepted')).status).toBe(200);
  expect((await findRun(shop.services.db, run.fld_run_id))?.run.dissolvedAt).toBeInstanceOf(Date);
  expect(await jobOf(desk, stays?.orderId ?? 0)).toMatchObject({ fld_run_id: null, fld_stage: 'plates' });
  const ofAdmin = await alertsOf(admin, run);
  // The floor reads it as well, and counts it among what waits.
  expect(await alertsOf(desk, run)).toEqual(ofAdmin);
  const { alerts } = (await desk.call('GetAlerts', { unseen_only: true })).data;
  const { waiting } = (await desk.call('GetToday')).data;
  expect(waiting).toContainEqual({ fld_kind: 'alerts', fld_count: alerts.length });
  expect(ofAdmin).toEqual([expect.stringContaining(`dissolved: ${stays?.job.fld_job_code} needs a place again`)]);
  await doSteps(desk, await jobOf(desk, stays?.orderId ?? 0), 'packing');
});

test('a run whose plates are begun goes on without a cancelled order: papers, page and an alert say what to scrap', async () => {
  const admin = await shop.staff();
  const { orders, run } = await acceptedRun(shop, desk);
  const [gone, stays] = orders;
  const first = run.jobs[0]?.job ?? never();
  await desk.call('StartJobStep', { fld_job_id: first.fld_job_id, fld_version: first.fld_version });
  const { data: before } = await admin.call('GetDeskOrder', { orderid: gone?.orderId });
  expect(before.cancellation.works).toEqual([
    {
      fld_job_code: gone?.job.fld_job_code,
      fld_stage: 'plates',
      fld_started: true,
      fld_run_code: run.fld_run_code,
      fld_run_begun: true,
      fld_begun: true,
      fld_route: expect.arrayContaining(['plates', 'printing']),
      others: [stays?.job.fld_job_code],
    },
  ]);
  const before0 = onHand(await stock());
  expect((await cancel(admin, gone?.orderId ?? 0, 'In Production')).status).toBe(200);
  const left = await jobOf(desk, stays?.orderId ?? 0);
  expect(left).toMatchObject({
    fld_run_code: run.fld_run_code,
    fld_stage: 'plates',
    fld_started_at: expect.any(String),
  });
  const { data: shown } = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  expect(shown.run).toMatchObject({
    fld_dissolved_at: null,
    jobs: run.jobs.map(({ job }) => ({
      fld_left: job.fld_job_code === gone?.job.fld_job_code ? 'cancelled' : null,
    })),
  });
  const words = '2 jobs, 1 not needed';
  const number = run.jobs.findIndex(({ job }) => job.fld_job_code === gone?.job.fld_job_code) + 1;
  const notice = `Scrap ${number} (${gone?.job.fld_job_code}): not needed any more.`;
  expect(shown.run).toMatchObject({ fld_words: words, fld_notice: notice });
  expect(shown.places.map(({ fld_scrapped }: { fld_scrapped: boolean }) => fld_scrapped)).toEqual(
    run.jobs.map((_, index) => index + 1 === number),
  );
  const [first0 = '', ...others] = await ticketOf(run);
  expect(first0).toContain(notice);
  expect(first0).toContain(words);
  expect([first0, ...others].join(' ')).toContain('Scrap them: the order is cancelled');
  expect(await boardRun(run)).toMatchObject({ fld_words: words, fld_stopped: false });
  expect(await alertsOf(admin, run)).toEqual([
    expect.stringMatching(
      new RegExp(
        `begun \\(Plates and die\\).*goes on for ${stays?.job.fld_job_code}: scrap .* of ${gone?.job.fld_job_code}\\.`,
      ),
    ),
  ]);
  await doSteps(desk, left, 'printing');
  expect(before0 - onHand(await stock())).toBe(run.fld_sheets);
});

test('an alert says what became of a run, and is over once the run that it speaks of is dissolved', async () => {
  const admin = await shop.staff();
  const { orders, run } = await acceptedRun(shop, desk);
  const first = run.jobs[0]?.job ?? never();
  await desk.call('StartJobStep', { fld_job_id: first.fld_job_id, fld_version: first.fld_version });
  await cancel(admin, orders[0]?.orderId ?? 0, 'In Production');
  const ofRun = async ({ fld_run_code }: typeof run) => {
    const { alerts } = (await admin.call('GetAlerts', {})).data;
    return alerts
      .filter(({ fld_message }: { fld_message: string }) => fld_message.includes(fld_run_code))
      .map(({ fld_alert_kind, fld_seen_by }: Record<string, string>) => [fld_alert_kind, fld_seen_by]);
  };
  expect(await ofRun(run)).toEqual([['Order taken out of a run', null]]);
  const { data } = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  expect((await dissolve(data.run)).status).toBe(200);
  expect(await ofRun(run)).toEqual([['Order taken out of a run', expect.any(String)]]);
  await doSteps(desk, await jobOf(desk, orders[1]?.orderId ?? 0), 'packing');

  const other = await acceptedRun(shop, desk);
  await cancel(admin, other.orders[0]?.orderId ?? 0, 'Order Accepted');
  expect(await ofRun(other.run)).toEqual([['Run dissolved', null]]);
  await doSteps(desk, await jobOf(desk, other.orders[1]?.orderId ?? 0), 'packing');
});

test('an order packed by hand leaves a run that is begun, and the last one that leaves stops it', async () => {
  const admin = await shop.staff();
  const { orders, run } = await acceptedRun(shop, desk);
  const [packed, cancelled] = orders;
  await doSteps(desk, run.jobs[0]?.job ?? never(), 'plates');
  const pack = { orderid: packed?.orderId, seenstatus: 'In Production', orderstatus: 'Packed' };
  expect((await admin.call('MoveOrder', pack)).status).toBe(200);
  expect(await jobOf(desk, cancelled?.orderId ?? 0)).toMatchObject({ fld_run_code: run.fld_run_code });
  expect((await cancel(admin, cancelled?.orderId ?? 0, 'In Production')).status).toBe(200);
  expect(await alertsOf(admin, run)).toEqual([
    expect.stringMatching(
      /is cancelled\. Work on RUN-\d+ has begun \(Printing\), and no other job is in it: stop it\./,
    ),
    expect.stringMatching(/is packed\. .*goes on for/),
  ]);
  const { data: shown } = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  expect(new Set(shown.run.jobs.map(({ fld_left }: { fld_left: string }) => fld_left))).toEqual(
    new Set(['packed', 'cancelled']),
  );
  const words = 'Stopped: 2 jobs, none needed';
  expect(shown.run).toMatchObject({
    fld_words: words,
    fld_notice: expect.stringMatching(/^Stopped: no order needs it/),
  });
  const [page = '', ...others] = await ticketOf(run);
  expect(page).toContain(shown.run.fld_notice);
  expect(page).toContain(words);
  expect([page, ...others].join(' ')).not.toContain(`${run.fld_run_code}-PR`);
  expect(await boardRun(run)).toMatchObject({ fld_words: words, fld_stopped: true });
  const { $client } = shop.services.db;
  await $client.query(`update production_jobs set closed_at = closed_at - interval '8 days' where run_id = $1`, [
    run.fld_run_id,
  ]);
  expect(await boardRun(run)).toBeUndefined();
});

test('a start against a cancellation: the run is dissolved and not begun, or begun and goes on; two cancellations leave no sheets', async () => {
  const admin = await shop.staff();
  for (const isStartFirst of [false, true]) {
    const { orders, run } = await acceptedRun(shop, desk);
    const [gone, stays] = orders;
    const { fld_job_id, fld_version } = run.jobs[0]?.job ?? never();
    const start = () => desk.call('StartJobStep', { fld_job_id, fld_version });
    const stop = () => cancel(admin, gone?.orderId ?? 0, 'Order Accepted');
    const both = await Promise.all(isStartFirst ? [start(), stop()] : [stop(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = await jobOf(desk, stays?.orderId ?? 0);
    const isDissolved = (await findRun(shop.services.db, run.fld_run_id))?.run.dissolvedAt !== null;
    expect(left).toMatchObject(isDissolved ? { fld_started_at: null } : { fld_started_at: expect.any(String) });
    expect(await alertsOf(admin, run)).toHaveLength(isDissolved ? 1 : 0);
    for (const { orderId } of orders) {
      const { data } = await admin.call('GetDeskOrder', { orderid: orderId });
      if (data.cancellation) await cancel(admin, orderId, isDissolved ? 'Order Accepted' : 'In Production');
    }
  }
  const reserved = (items: { fld_reserved: number }[]) => items.reduce((sum, item) => sum + item.fld_reserved, 0);
  const free = reserved(await stock());
  const { orders, run } = await acceptedRun(shop, desk);
  const { fld_job_id, fld_version } = run.jobs[0]?.job ?? never();
  await desk.call('StartJobStep', { fld_job_id, fld_version });
  const both = await Promise.all(orders.map(({ orderId }) => cancel(admin, orderId, 'In Production')));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(reserved(await stock())).toBe(free);
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
