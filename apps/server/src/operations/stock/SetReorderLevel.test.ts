import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
let admin: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  [desk, admin] = [await shop.staff('Production'), await shop.staff()];
});
afterAll(() => shop.close());

interface Item {
  readonly fld_stock_id: number;
  readonly fld_version: number;
  readonly fld_reserved: number;
  readonly fld_free: number;
}
const onlyItem = async (): Promise<Item> => (await desk.call('GetStock', {})).data.items[0];
const setLevel = ({ fld_stock_id, fld_version }: Item, level: string, who = desk) =>
  who.call('SetReorderLevel', { fld_stock_id, fld_version, fld_reorder_level: level });
const lowToday = async () =>
  (await desk.call('GetToday')).data.waiting.find(({ fld_kind }: { fld_kind: string }) => fld_kind === 'low-stock')
    .fld_count;
const warnings = async () =>
  (await admin.call('GetAlerts', {})).data.alerts
    .filter(({ fld_alert_kind }: { fld_alert_kind: string }) => fld_alert_kind === 'Stock runs low')
    .map(({ fld_message }: { fld_message: string }) => fld_message);

test('SetReorderLevel warns once when too few sheets are free, and again only after there were enough', async () => {
  await acceptedOrder(shop, desk);
  const first = await onlyItem();
  expect(await warnings()).toEqual([]);
  const { data: low } = await setLevel(first, '100');
  expect(low).toMatchObject({ fld_low: true, fld_reorder_level: 100 });
  expect(await lowToday()).toBe(1);
  await acceptedOrder(shop, desk);
  expect(await warnings()).toEqual([expect.stringContaining(`${first.fld_free} sheets are free`)]);
  const { fld_material } = low;
  const receive = (sheets: string) =>
    desk.call('EnterStock', { fld_material, fld_change: 'receipt', fld_sheets: sheets });
  expect((await receive(String(2 * first.fld_reserved + 150))).data).toMatchObject({ fld_low: false, fld_free: 150 });
  expect(await lowToday()).toBe(0);
  await acceptedOrder(shop, desk);
  expect(await warnings()).toHaveLength(2);
  // Without a level there is no warning.
  expect((await setLevel(await onlyItem(), '')).data).toMatchObject({ fld_low: false, fld_reorder_level: null });
});

test('SetReorderLevel refuses the second of two changes, and invalid numbers', async () => {
  const item = await onlyItem();
  const answers = await Promise.all([setLevel(item, '10'), setLevel(item, '20')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await setLevel(item, 'many')).toMatchObject({ status: 400, body: { field: 'level' } });
  expect((await setLevel({ ...item, fld_stock_id: 999_999 }, '10')).status).toBe(404);
});

test('SetReorderLevel refuses visitors, customers and other staff', async () => {
  const item = await onlyItem();
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => setLevel(item, '10', each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
