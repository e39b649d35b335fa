import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, acceptedRun, doSteps, jobOf } from '../../testing/production.ts';
import { keptDisc, orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

test('GetJob shows who did each step and when, and which files of the sheet can be downloaded', async () => {
  const { job } = await acceptedOrder(shop, desk);
  const { fld_job_id, fld_version } = job;
  const { data: started } = await desk.call('StartJobStep', { fld_job_id, fld_version });
  shop.clock.advance({ minutes: 20 });
  await doSteps(desk, started.job, 'plates');
  const { data } = await desk.call('GetJob', { fld_job_id });
  expect(data).toMatchObject({ fld_open: true, fld_no_files: null, job: { fld_stage: 'printing' } });
  expect(data.done).toHaveLength(1);
  const [{ fld_started_at, fld_done_at, fld_started_by, fld_done_by }] = data.done;
  expect(Date.parse(fld_done_at) - Date.parse(fld_started_at)).toBe(20 * 60_000);
  expect(fld_started_by).toBe(fld_done_by);
  expect(data.parts).toEqual([
    {
      fld_part: 'Carton',
      fld_sheet: expect.stringContaining(' in'),
      fld_ups: expect.any(Number),
      fld_sheets: expect.any(Number),
      fld_in_run: false,
      fld_file: 1,
      fld_stripped: false,
    },
  ]);
});

test('GetJob links to the run of a job that is printed together with others', async () => {
  const { run } = await acceptedRun(shop, desk);
  const { data } = await desk.call('GetJob', { fld_job_id: run.jobs[0]?.job.fld_job_id });
  expect(data).toMatchObject({
    job: { fld_run_id: run.fld_run_id, fld_run_code: run.fld_run_code },
    parts: [{ fld_in_run: true, fld_file: null }],
  });
});

test('GetJob says which step of the order took a job out of the works, who took it, when, and why', async () => {
  const { job, orderId } = await acceptedOrder(shop, desk);
  const get = async () => (await desk.call('GetJob', { fld_job_id: job.fld_job_id })).data;
  expect(await get()).toMatchObject({ fld_open: true, ended: null });
  const cancel = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'Cancelled', note: 'Ordered twice.' };
  const at = shop.clock.now().toISOString();
  expect((await (await shop.staff()).call('MoveOrder', cancel)).status).toBe(200);
  expect(await get()).toMatchObject({
    fld_open: false,
    ended: { fld_cancelled: true, fld_by: expect.stringMatching(/./), fld_at: at, fld_note: 'Ordered twice.' },
  });
});

test('GetJob refuses jobs that don’t exist, visitors, customers and other staff', async () => {
  expect((await desk.call('GetJob', { fld_job_id: 999_999 })).status).toBe(404);
  expect((await desk.call('GetJob', { fld_job_id: 'x' })).status).toBe(400);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => each.call('GetJob', { fld_job_id: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});

test('GetJob says who approved the proof, that there is a waiver, or why it isn’t printed', async () => {
  const admin = await shop.staff();
  const accepted = async ({ orderId }: { orderId: number }) => {
    await admin.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
    const { fld_job_id } = await jobOf(desk, orderId);
    return async () => (await desk.call('GetJob', { fld_job_id })).data.job.proof;
  };
  const approved = await sentProof(shop);
  await approved.decide('approve');
  expect(await (await accepted(approved))()).toEqual({
    state: 'approved',
    waived: false,
    by_hand: null,
    has_older_plates: false,
    inside: null,
    approved_at: expect.any(String),
    approved_by: 'Meena Sundaram',
  });
  const said = await sentProof(shop);
  await admin.call('DecideProofAtDesk', { proof_id: said.proofId, decision: 'approve', text: 'By telephone.' });
  expect(await (await accepted(said))()).toMatchObject({
    approved_by: expect.stringMatching(/^the customer, recorded by ./),
  });
  const awaited = await orderToProof(shop);
  const proofOf = await accepted(awaited);
  const none = {
    state: 'awaiting-artwork',
    by_hand: null,
    has_older_plates: false,
    inside: null,
    approved_at: null,
    approved_by: '',
  };
  expect(await proofOf()).toEqual({ ...none, waived: false });
  await awaited.send();
  await admin.call('WaiveProof', { line_id: awaited.lineId, reason: 'As the last time.' });
  expect(await proofOf()).toEqual({ ...none, state: 'being-checked', waived: true });
});

test('GetJob says that plates are older than the file, until it is printed', async () => {
  const { orderId, lineId, decide, desk: admin } = await sentProof(shop);
  await decide('approve');
  await admin.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const plated = await doSteps(desk, await jobOf(desk, orderId), 'plates');
  const { fld_job_id } = plated;
  const isOlder = async () => (await desk.call('GetJob', { fld_job_id })).data.job.proof.has_older_plates;
  expect(await isOlder()).toBe(false);
  shop.clock.advance({ hours: 1 });
  await admin.call('SendArtworkAtDesk', { line_id: lineId, artwork: await keptDisc(shop) });
  await admin.call('WaiveProof', { line_id: lineId, reason: 'The customer is here.' });
  expect(await isOlder()).toBe(true);
  await doSteps(desk, plated, 'printing');
  expect(await isOlder()).toBe(false);
});
