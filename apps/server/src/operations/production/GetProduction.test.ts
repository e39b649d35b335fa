import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, payInFull, readyToOrder } from '../../testing/orders.ts';
import { acceptedOrder, accepting, doSteps, jobOf, laterPaid, type WireRun } from '../../testing/production.ts';
import { keptDisc } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

test('GetProduction lists a job for each line of an accepted order, with its route and the day it is due', async () => {
  expect((await desk.call('GetProduction', {})).data).toEqual({
    jobs: [],
    runs: [],
    customers: [],
    fld_has_more: false,
  });
  const { orderId } = await paidOrder(shop);
  expect(await jobOf(desk, orderId)).toBeUndefined();
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  expect(await jobOf(desk, orderId)).toMatchObject({
    fld_customer: 'Meena Soaps',
    fld_quantity: 1000,
    fld_stage: 'plates',
    fld_route: ['plates', 'printing', 'coating', 'cutting', 'pasting', 'packing'],
    fld_late: false,
  });
  const { fld_due_on: dueOn, fld_job_code: code } = (await jobOf(desk, orderId)) as never;
  expect([dueOn, code]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^BW\d\d-\d{6}-1$/),
  ]);
});

test('GetProduction marks late jobs, and leaves out jobs of cancelled and packed orders', async () => {
  const [late, gone, packed] = [
    await acceptedOrder(shop, desk),
    await acceptedOrder(shop, desk),
    await acceptedOrder(shop, desk),
  ];
  const admin = await shop.staff();
  const move = (orderId: number, from: string, to: string) =>
    admin.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: to });
  await move(gone.orderId, 'Order Accepted', 'Cancelled');
  await move(packed.orderId, 'Order Accepted', 'In Production');
  await move(packed.orderId, 'In Production', 'Packed');
  shop.clock.advance({ days: 30 });
  const shift = await shop.staff('Production');
  expect(await jobOf(shift, late.orderId)).toMatchObject({ fld_late: true });
  expect([await jobOf(shift, gone.orderId), await jobOf(shift, packed.orderId)]).toEqual([undefined, undefined]);
});

test('GetProduction says which jobs wait for money or a proof, also for another job of their run, and filters by it', async () => {
  const office = await shop.staff();
  const line = { outercoatingid: 3 };
  const unpaid = await laterPaid(shop, line);
  const waiting = await jobOf(office, unpaid.orderId);
  const code = waiting.fld_job_code;
  const why = expect.stringMatching(/^₹[\d,.]+ of ₹[\d,.]+ are to be paid before production, and nothing has come\.$/);
  expect(waiting).toMatchObject({ hold: { by: 'money', fld_job_code: code, why } });
  const press = { fld_job_id: waiting.fld_job_id, fld_version: waiting.fld_version };
  expect((await office.call('StartJobStep', press)).status).toBe(422);
  const listed = async (fld_hold: 'money' | 'proof' | 'none'): Promise<number[]> =>
    (await office.call('GetProduction', { fld_hold })).data.jobs.map((job: { fld_job_id: number }) => job.fld_job_id);
  expect(await listed('money')).toEqual([waiting.fld_job_id]);
  expect(await listed('none')).not.toContain(waiting.fld_job_id);
  expect(await listed('proof')).toEqual([]);
  // Its payment was waived for the run. Once the waiver is withdrawn, the other job of the run waits with it.
  await office.call('WaivePayment', { orderid: unpaid.orderId, step: 'production', reason: 'An old customer.' });
  expect(await jobOf(office, unpaid.orderId)).toMatchObject({ hold: null });
  const paid = await acceptedOrder(shop, office, { line });
  const { data: proposals } = await office.call('GetGangRuns', {});
  const run = proposals.runs.find(({ jobs }: WireRun) => jobs.some(({ job }) => job.fld_job_id === waiting.fld_job_id));
  expect((await office.call('AcceptGangRun', accepting(run))).status).toBe(200);
  await office.call('WithdrawPaymentWaiver', { orderid: unpaid.orderId });
  const mate = await jobOf(office, paid.orderId);
  expect(mate).toMatchObject({ hold: { by: 'money', fld_job_code: code, why } });
  expect((await listed('money')).sort()).toEqual([waiting.fld_job_id, mate.fld_job_id].sort());
  const refused = await office.call('StartJobStep', { fld_job_id: mate.fld_job_id, fld_version: mate.fld_version });
  expect(refused.data).toContain(`${code} waits for money`);
  expect(refused.body['details']).toMatchObject({ order_id: expect.any(Number), order_number: code.slice(0, -2) });
});

test('GetProduction refuses visitors, customers, and staff who have nothing to do with production', async () => {
  const accounts = await shop.staff('Accounts');
  const answers = [shop.visitor(), await shop.customer(), accounts].map((who) => who.call('GetProduction', {}));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 403]);
});

test('GetProduction shows the same day as the desk, also when production starts later than the order was accepted', async () => {
  const { orderId, job } = await acceptedOrder(shop, await shop.staff());
  // Sessions of staff end before the clock is advanced that far.
  const days = async (office: ShopVisitor) => {
    const { fld_due_on: due } = (await jobOf(office, orderId)) as unknown as { fld_due_on: string };
    const { data } = await office.call('GetDeskOrder', { orderid: orderId });
    return { due, ready: data.ready_by };
  };
  const accepted = await days(await shop.staff());
  expect(accepted.due).toBe(accepted.ready);
  shop.clock.advance({ days: 3 });
  const office = await shop.staff();
  await doSteps(office, job, 'plates');
  const begun = await days(office);
  expect(begun.due).toBe(begun.ready);
  expect(begun.due).toBe(accepted.due);
});

test('a file that is late takes the day from its own job, and from no other of its order', async () => {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true });
  await addBoxes(customer, { outercoatingid: 3 });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const office = await shop.staff();
  const { data: proofs } = await office.call('GetOrderProofs', { order_id: orderId });
  const lineIds: number[] = proofs.lines.map(({ line_id }: { line_id: number }) => line_id);
  const send = async (line_id: number | undefined) =>
    shop.visitor().call('SendArtwork', {
      ...{ token: proofs.customer_url.split('/proofs/')[1], line_id },
      artwork: await keptDisc(shop),
    });
  const waive = (line_id: number | undefined) => office.call('WaiveProof', { line_id, reason: 'Agreed.' });
  const days = async (who: ShopVisitor = office): Promise<(string | null)[]> => {
    const { data } = await who.call('GetProduction', {});
    const own = data.jobs.filter((job: { fld_order_id: number }) => job.fld_order_id === orderId);
    return own.map((job: { fld_due_on: string | null }) => job.fld_due_on);
  };
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  await send(lineIds[0]);
  await waive(lineIds[0]);
  await office.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  expect(await days()).toEqual([day, null]);
  expect((await deskOrder(office, orderId)).ready_by).toBeNull();
  const due = async (fld_due: string) => (await office.call('GetProduction', { fld_due })).data.jobs.length;
  expect(await due('none')).toBe(1);
  await send(lineIds[1]);
  await waive(lineIds[1]);
  const [first, second] = await days();
  expect([first, second]).toEqual([day, first]);
  expect((await deskOrder(office, orderId)).ready_by).toBe(first);
  await send(lineIds[1]);
  expect(await days()).toEqual([first, null]);
  // They leave together, as late as the last of them.
  shop.clock.advance({ days: 4 });
  const later = await shop.staff();
  await later.call('WaiveProof', { line_id: lineIds[1], reason: 'Agreed.' });
  const [moved] = await days(later);
  expect(await days(later)).toEqual([moved, moved]);
  expect(moved).not.toBe(first);
});

test('GetProduction and GetProofQueue name the customer as the filter does, whatever company a bill is for', async () => {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, address: { companyname: 'Another Firm' } });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const office = await shop.staff();
  await office.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const { data } = await office.call('GetProduction', {});
  expect(data.customers.at(-1)).toMatchObject({ fld_customer: 'Meena Soaps' });
  expect(await jobOf(office, orderId)).toMatchObject({ fld_customer: 'Meena Soaps' });
  const { data: queue } = await office.call('GetProofQueue', { waits_for: 'customer' });
  expect(queue.lines.map((line: { customer: string }) => line.customer)).not.toContain('Another Firm');
});
