import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const list = async (own: object = {}) => (await desk.call('GetTools', own)).data;

test('GetTools lists the die and the plates of a box once, however often its customer orders it again', async () => {
  expect(await list()).toEqual({ tools: [], next: null });
  const customer = await shop.customer();
  const few = { itemdetails: [{ Item: 201, Quantity: 2000 }] };
  for (const _ of [1, 2]) {
    const { job } = await acceptedOrder(shop, desk, { customer, line: few });
    await doSteps(desk, job, 'cutting');
  }
  const { tools } = await list();
  expect(tools.map(({ fld_kind }: { fld_kind: string }) => fld_kind).sort()).toEqual(['die', 'plates']);
  expect(tools[0]).toMatchObject({ fld_runs: 2, fld_state: 'in-use', fld_shelf: '' });
  // Another quantity is priced with other ups: it needs other plates, but the same die.
  const more = await acceptedOrder(shop, desk, { customer, line: { itemdetails: [{ Item: 201, Quantity: 45_000 }] } });
  await doSteps(desk, more.job, 'plates');
  const now = (await list()).tools.map(({ fld_kind }: { fld_kind: string }) => fld_kind).sort();
  expect(now).toEqual(['die', 'plates', 'plates']);
  // Another customer gets a separate die.
  const { job } = await acceptedOrder(shop, desk, { line: few });
  await doSteps(desk, job, 'plates');
  expect((await list()).tools).toHaveLength(5);
});

test('GetTools finds tools by number and by the name of the box', async () => {
  const [{ fld_tool_number: number, item_name: box }] = (await list()).tools;
  expect((await list({ search: number })).tools).toMatchObject([{ fld_tool_number: number }]);
  expect((await list({ search: box.toLowerCase() })).tools).toHaveLength(5);
  expect((await list({ search: '100%' })).tools).toEqual([]);
  expect((await list({ fld_scrapped: true })).tools).toEqual([]);
});

test('GetTools refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => each.call('GetTools', {})));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
