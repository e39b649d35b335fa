import { linesOfOrders, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, acceptedRun, accepting, doSteps, jobOf, type WireRun } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const reserved = async () =>
  (await desk.call('GetStock', {})).data.items.reduce(
    (sum: number, { fld_reserved }: { fld_reserved: number }) => sum + fld_reserved,
    0,
  );
const propose = async (): Promise<WireRun[]> => (await desk.call('GetGangRuns', {})).data.runs;

test('AcceptGangRun puts the jobs of a proposal into one run, which reserves the sheets; prices stay', async () => {
  const orders = [await acceptedOrder(shop, desk), await acceptedOrder(shop, desk)];
  const ids = orders.map(({ orderId }) => orderId);
  const prices = await linesOfOrders(shop.services.db, ids);
  const [proposal] = await propose();
  if (!proposal) throw new Error('no proposal');
  const answer = await desk.call('AcceptGangRun', accepting(proposal));
  expect(answer.status).toBe(200);
  const run: WireRun = answer.data.run;
  expect(run).toMatchObject({
    fld_run_code: 'RUN-0001',
    fld_sheets: proposal.fld_sheets,
    fld_saving: proposal.fld_saving,
    fld_can_dissolve: true,
    jobs: proposal.jobs.map(({ fld_part, fld_ups }) => ({ fld_part, fld_ups })),
  });
  expect(await reserved()).toBe(run.fld_sheets);
  for (const id of ids) expect(await jobOf(desk, id)).toMatchObject({ fld_run_code: 'RUN-0001', fld_stage: 'plates' });
  expect(await linesOfOrders(shop.services.db, ids)).toEqual(prices);
  expect((await desk.call('GetGangRuns', {})).data).toMatchObject({
    runs: [],
    accepted: [{ fld_run_code: 'RUN-0001' }],
  });
  const jobId = String(orders[0]?.job.fld_job_id);
  const [change] = await listChanges(shop.services.db, { subject: 'job', subjectId: jobId }, 1);
  expect(change).toMatchObject({ operation: 'AcceptGangRun', after: { run: 'RUN-0001' } });
  // So that no jobs are open in the next test.
  await doSteps(desk, run.jobs[0]?.job ?? orders[0]?.job ?? never(), 'cutting');
});

test('the steps of a run move all its jobs and orders, use its sheets once, and put no die on stock', async () => {
  const before = await reserved();
  const { orders, run } = await acceptedRun(shop, desk);
  const [one, other] = orders.map(({ orderId }) => orderId);
  const first = run.jobs[0]?.job ?? never();
  const press = (name: string, { fld_job_id, fld_version }: { fld_job_id: number; fld_version: number }) =>
    desk.call(name as 'MoveJob', { fld_job_id, fld_version });
  const started = await press('StartJobStep', first);
  expect(started.data.fld_message).toMatch(
    /^RUN-\d{4}: Plates and die were started\. Orders \S+ \S+ are in production now/,
  );
  expect(await jobOf(desk, other ?? 0)).toMatchObject({ fld_stage: 'plates', fld_started_by: expect.any(String) });
  // Two members press the buttons of two jobs of the run.
  const seen = await Promise.all([one, other].map((id) => jobOf(desk, id ?? 0)));
  const both = await Promise.all(seen.map((job) => press('MoveJob', job)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await desk.call('GetTools', {})).data.tools).toEqual([]);
  const printing = await desk.call('ScanJob', { fld_job_code: `${run.fld_run_code}-PR` });
  expect(printing.data.fld_message).toBe(`${run.fld_run_code}: Printing was started.`);
  const printed = await press('MoveJob', printing.data.job);
  expect(printed.data.job.fld_stage).toBe('coating');
  expect(await reserved()).toBe(before);
  const back = await press('UndoJobStep', printed.data.job);
  expect(back.data.fld_message).toBe(`${run.fld_run_code}: Printing is to be done again.`);
  expect(await reserved()).toBe(before + run.fld_sheets);
  for (const id of [one, other]) expect(await jobOf(desk, id ?? 0)).toMatchObject({ fld_stage: 'printing' });
  const cut = await doSteps(desk, back.data.job, 'cutting');
  // Once cut apart, each job moves by itself.
  await doSteps(desk, cut, 'pasting');
  expect([await jobOf(desk, one ?? 0), await jobOf(desk, other ?? 0)].map((job) => job?.fld_stage).sort()).toEqual([
    'packing',
    'pasting',
  ]);
});

test('AcceptGangRun puts a job into one run when two members accept at once, and refuses changed proposals', async () => {
  await acceptedOrder(shop, desk);
  await acceptedOrder(shop, desk);
  const [proposal] = await propose();
  if (!proposal) throw new Error('no proposal');
  const input = accepting(proposal);
  expect(await desk.call('AcceptGangRun', { ...input, fld_saving: input.fld_saving + 1 })).toMatchObject({
    status: 409,
    data: 'The figures have changed meanwhile. Please look at the proposal again.',
  });
  const [part] = input.parts;
  expect((await desk.call('AcceptGangRun', { ...input, parts: [part] })).status).toBe(409);
  expect((await desk.call('AcceptGangRun', { ...input, parts: [{ ...part, fld_part: 'sail' }] })).status).toBe(409);
  expect((await desk.call('AcceptGangRun', { ...input, parts: [] })).status).toBe(400);
  const both = await Promise.all([1, 2].map(() => desk.call('AcceptGangRun', input)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.data).toMatch(/^One of these jobs has changed meanwhile/);
});

test('AcceptGangRun refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const input = { parts: [{ fld_job_id: 1, fld_version: 0, fld_part: 'box' }], fld_saving: 1 };
  const answers = await Promise.all(who.map((each) => each.call('AcceptGangRun', input)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});

function never(): never {
  throw new Error('The run has no job');
}

test('reorders of a box whose die is on stock are laid on that die, which the ticket names and which counts one run', async () => {
  const line = { outercoatingid: 3 };
  const first = await acceptedOrder(shop, desk, { line });
  await doSteps(desk, first.job, 'packing');
  const dies = async () =>
    (await desk.call('GetTools', { search: '' })).data.tools.filter(
      ({ fld_kind, fld_order_number }: { fld_kind: string; fld_order_number: string }) =>
        fld_kind === 'die' && first.job.fld_job_code.startsWith(fld_order_number),
    );
  const [die, ...others] = await dies();
  expect(others).toEqual([]);
  const ids: number[] = [];
  for (const _ of [1, 2]) {
    ids.push((await acceptedOrder(shop, desk, { line, customer: first.customer })).job.fld_job_id);
  }
  const proposal = (await propose()).find((run) => run.jobs.every(({ job }) => ids.includes(job.fld_job_id)));
  expect(proposal).toMatchObject({ fld_die: die.fld_tool_number, fld_sheet: die.fld_sheet });
  if (!proposal) throw new Error('no proposal');
  expect(proposal.jobs.reduce((sum, { fld_ups }) => sum + fld_ups, 0)).toBe(die.fld_ups);
  const { run } = (await desk.call('AcceptGangRun', accepting(proposal))).data;
  expect(run.fld_die).toBe(die.fld_tool_number);
  const { data } = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  expect(data.common).toContainEqual({ label: 'Die', value: die.fld_tool_number });
  const cookies = Object.fromEntries(desk.cookies);
  const sheet = await shop.app.inject({ url: `/manage/production/runs/${run.fld_run_id}/sheet.cf2`, cookies });
  expect(sheet.body.match(/^C,BLANK\d,/gm)).toHaveLength(die.fld_ups);
  await doSteps(desk, await jobOf(desk, data.run.jobs[0].job.fld_order_id), 'cutting');
  expect(await dies()).toMatchObject([{ fld_tool_number: die.fld_tool_number, fld_runs: die.fld_runs + 1 }]);
});
