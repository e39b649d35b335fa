import { addEventCounts, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let accounts: ShopVisitor;
let period: { from: string; to: string };
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
  const today = indianDay(shop.clock.now());
  period = { from: today, to: today };
});
afterAll(() => shop.close());

test('ExportFigures gives each list as CSV, with a head and the same cells in each line, and is noted', async () => {
  const view = { day: period.from, event: 'view_item', page: '/p/soap', label: '=Soap', count: 7 };
  await addEventCounts(shop.services.db, [view]);
  for (const list of ['jobs', 'customers', 'styles', 'complaints', 'looks']) {
    const { data } = await accounts.call('ExportFigures', { ...period, list });
    expect(data.file_name).toBe(`${list}-${period.from}-to-${period.to}.csv`);
    const [head = '', ...lines] = data.csv.trim().split('\r\n');
    expect(head.split(',').length).toBeGreaterThan(2);
    expect(lines).toEqual(list === 'looks' ? ["view_item,/p/soap,'=Soap,7"] : []);
  }
  const changes = await listChanges(shop.services.db, { subject: 'export', subjectId: 'jobs' }, 5);
  expect(changes).toMatchObject([{ operation: 'ExportFigures', after: period }]);
});

test('ExportFigures refuses unknown lists and impossible periods, and is for staff who may see accounts', async () => {
  expect((await accounts.call('ExportFigures', { ...period, list: 'secrets' })).status).toBe(400);
  expect((await accounts.call('ExportFigures', { ...period, to: '', list: 'jobs' })).status).toBe(400);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Order desk')];
  const answers = await Promise.all(who.map((each) => each.call('ExportFigures', { ...period, list: 'jobs' })));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
