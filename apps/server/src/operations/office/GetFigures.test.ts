import { addEventCounts } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps } from '../../testing/production.ts';

let shop: Shop;
let accounts: ShopVisitor;
let desk: ShopVisitor;
let today: string;
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
  desk = await shop.staff();
  today = indianDay(shop.clock.now());
});
afterAll(() => shop.close());

const figures = async (own: object = {}) =>
  (await accounts.call('GetFigures', { from: today, to: today, ...own })).data;

test('GetFigures shows what was sent with its cost and what was used, and what became of carts and quotations', async () => {
  expect(await figures()).toMatchObject({ sent: 0, jobs: [], customers: [], styles: [], complaints: [], looks: [] });

  const { orderId, job } = await acceptedOrder(shop, desk);
  const { fld_job_id } = job;
  const { data: started } = await desk.call('StartJobStep', { fld_job_id, fld_version: job.fld_version });
  shop.clock.advance({ minutes: 40 });
  await doSteps(desk, started.job, 'packing');
  const count = { fld_job_id, fld_count_id: 0 };
  await desk.call('CountPieces', { ...count, fld_step: 'printing', fld_good: '1010', fld_waste: '20' });
  await desk.call('CountPieces', { ...count, fld_step: 'packing', fld_good: '980', fld_waste: '30' });
  await moveOrderTo(desk, orderId, 'Dispatched');
  // It was made, but nothing of it was sent.
  await paidOrder(shop);

  // The shop's clock isn't the database's.
  await shop.services.db.$client.query('update carts set created_at = $1', [shop.clock.now()]);

  const read = await figures();
  expect(read).toMatchObject({ sent: 1, promised: 1, on_time: 1, carts: 2, carts_ordered: 2, more_jobs: false });
  const [sent, ...others] = read.jobs;
  expect(others).toEqual([]);
  const { rows } = await shop.services.db.$client.query(
    `select goods_paise as goods, breakdown from order_lines where order_id = $1`,
    [orderId],
  );
  const [{ goods, breakdown }] = rows;
  const cost = breakdown.lines.reduce((sum: number, line: { cost: number }) => sum + line.cost, 0);
  expect(sent).toMatchObject({
    fld_job_id,
    fld_order_id: orderId,
    fld_job_code: job.fld_job_code,
    fld_ordered: 1000,
    fld_good: 980,
    fld_spoiled: 50,
    fld_minutes: 40,
    fld_plates: 1,
    fld_dies: 1,
    sales: Math.round(goods * 0.98) / 100,
    cost: Math.round(cost) / 100,
  });
  expect(sent.cost).toBeLessThan(sent.sales);
  expect(sent.fld_sheets_used).toBe(sent.fld_sheets_planned);
  expect(read.styles).toMatchObject([{ jobs: 1, sales: sent.sales, costed_sales: sent.sales, cost: sent.cost }]);
  expect(read.customers).toMatchObject([{ name: expect.stringMatching(/^Meena Soaps \(\d+\)$/), jobs: 1 }]);

  // Refused at the door: it stays sent on its day, and is a complaint.
  const back = { orderid: orderId, seenstatus: 'Dispatched', orderstatus: 'Returned', reason: 'refused' };
  await desk.call('MoveOrder', { ...back, courier: '', trackingnumber: '', note: '' });
  await addEventCounts(shop.services.db, [
    { day: today, event: 'view_item', page: '/p/soap', label: 'Soap', count: 7 },
    // Of staff.
    { day: today, event: 'page_view', page: '/manage', label: '', count: 400 },
  ]);
  expect(await figures()).toMatchObject({
    sent: 1,
    complaints: [{ reason: 'Refused at the door', count: 1, accepted: null }],
    looks: [{ event: 'view_item', page: '/p/soap', label: 'Soap', count: 7 }],
  });
  expect(await figures({ from: '2020-01-01', to: '2020-12-31' })).toMatchObject({ sent: 0, carts: 0, looks: [] });
});

test('GetFigures adds what a debit note has charged to the sales of its line, before tax', async () => {
  const { orderId } = await paidOrder(shop);
  await moveOrderTo(desk, orderId, 'Dispatched');
  const salesOf = async (): Promise<number> =>
    (await figures()).jobs.find((job: { fld_order_id: number }) => job.fld_order_id === orderId).sales;
  const before = await salesOf();
  const dearer = { lines: [{ position: 1, amount: 105 }], seen_due: 0, reason: 'A heavier board.' };
  expect((await desk.call('IssueDebitNote', { orderid: orderId, ...dearer })).status).toBe(200);
  expect(await salesOf()).toBeCloseTo(before + 100);
});

test('GetFigures refuses impossible periods, and is for staff who may see accounts', async () => {
  expect(await accounts.call('GetFigures', { from: today, to: '' })).toMatchObject({
    status: 400,
    body: { field: 'to' },
  });
  const period = { from: today, to: today };
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await visitor.call('GetFigures', period)).status).toBe(401);
  expect((await (await shop.staff('Production')).call('GetFigures', period)).status).toBe(403);
});
