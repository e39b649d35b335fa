import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedRun, doSteps } from '../../testing/production.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

test('GetRun shows the jobs of a run with their places, the saving, and who put them together', async () => {
  const { run, proposal } = await acceptedRun(shop, desk);
  const { data } = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  expect(data.run).toMatchObject({
    fld_run_code: run.fld_run_code,
    fld_accepted_by: expect.stringMatching(/./),
    fld_dissolved_at: null,
    fld_saving: proposal.fld_saving,
    fld_has_sheet: true,
  });
  expect(data.fld_stripped).toBe(false);
  expect(data.run.jobs.map(({ places }: { places: unknown[] }) => places.length)).toEqual(
    proposal.jobs.map(({ fld_ups }) => fld_ups),
  );
});

test('GetRun says what is at each number of the sheet, with its flat size and picture, as the run’s ticket does', async () => {
  const { rows } = await shop.services.db.$client.query(
    `select v.id from variants v join categories c on c.id = v.category_id where c.style = 'base-and-lid' limit 1`,
  );
  const line = { itemdetails: [{ Item: rows[0].id, Quantity: 1000 }], outercoatingid: 1 };
  const { run } = await acceptedRun(shop, desk, line);
  const { data } = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  const cookies = Object.fromEntries(desk.cookies);
  const url = `/manage/production/runs/${run.fld_run_id}/ticket.pdf`;
  const text = (await textOfPdf((await shop.app.inject({ url, cookies })).rawPayload)).replace(/\s+/g, ' ');
  const { common, places } = data as { common: Fact[]; places: Place[] };
  expect(places.map(({ fld_name }) => fld_name)).toEqual(
    run.jobs.map(({ job, fld_part }, index) =>
      expect.stringMatching(new RegExp(`^${index + 1}\\. ${job.fld_job_code}, ${fld_part} – .`)),
    ),
  );
  for (const { label, value } of [common, ...places.map(({ facts }) => facts)].flat())
    expect(text).toContain(`${label} ${value}`);
  for (const [index, { fld_name, facts, picture }] of places.entries()) {
    expect(text).toContain(fld_name);
    const size = facts.find(({ label }) => label === 'Flat size')?.value;
    expect(size).toBe(`${picture.width} × ${picture.height} mm`);
    // As it lies on the sheet.
    const { width, height } = data.run.jobs[index].places[0];
    const sides = [picture.width, picture.height].toSorted((one, other) => one - other);
    expect([width, height].toSorted((one, other) => one - other)).toEqual(sides.map((side) => expect.closeTo(side, 0)));
    expect(picture.cuts).toMatch(/^M[\d.]+ [\d.]+L/);
  }
  await desk.call('DissolveRun', { fld_run_id: run.fld_run_id, fld_version: run.fld_version });
  const after = await desk.call('GetRun', { fld_run_id: run.fld_run_id });
  expect(after.data).toMatchObject({ common: [], places: [] });
});

type Fact = { readonly label: string; readonly value: string };
type Place = {
  readonly fld_name: string;
  readonly facts: readonly Fact[];
  readonly picture: { readonly width: number; readonly height: number; readonly cuts: string };
};

test('the board shows the whole run where one of its jobs matches the filter', async () => {
  const { orders, run } = await acceptedRun(shop, desk);
  const { jobs } = (await desk.call('GetProduction', {})).data;
  const [first] = orders.map(({ orderId }) =>
    jobs.find((job: { fld_order_id: number }) => job.fld_order_id === orderId),
  );
  const { customers } = (await desk.call('GetProduction', {})).data;
  const shown = async (asked: object): Promise<string[]> =>
    (await desk.call('GetProduction', asked)).data.jobs.map((job: { fld_run_code: string }) => job.fld_run_code);
  // The two orders are of two customers of the same name.
  for (const { fld_customer_id } of customers.slice(-2))
    expect(await shown({ fld_customer_id })).toEqual([run.fld_run_code, run.fld_run_code]);
  // Once cut apart, each is shown alone.
  await doSteps(desk, first, 'cutting');
  expect(await shown({ fld_customer_id: customers.at(-1).fld_customer_id })).toEqual([run.fld_run_code]);
});

test('GetRun refuses runs that don’t exist, visitors, customers and other staff', async () => {
  expect((await desk.call('GetRun', { fld_run_id: 999_999 })).status).toBe(404);
  expect((await desk.call('GetRun', { fld_run_id: 'x' })).status).toBe(400);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => each.call('GetRun', { fld_run_id: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
