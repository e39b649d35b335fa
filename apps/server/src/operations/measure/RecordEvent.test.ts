import { listEventCounts } from '@boxwright/storage';
import { afterAll, expect, test } from 'vitest';
import { openShop } from '../../testing/openShop.ts';

const shop = await openShop();
afterAll(shop.close);

const days = { from: '2000-01-01', to: '2100-01-01' };
const counted = async () => {
  await shop.services.events.flush();
  const rows = await listEventCounts(shop.services.db, days);
  return rows.map(({ event, page, label, count }) => [event, page, label, count]);
};

test('counts what happened on which page, over several rounds, and keeps nothing of the visitor', async () => {
  const visitor = shop.visitor();
  expect(await visitor.call('RecordEvent', { event: 'page_view', page: '/mono-cartons' })).toMatchObject({
    status: 200,
  });
  await visitor.call('RecordEvent', { event: 'page_view', page: '/mono-cartons' });
  await visitor.call('RecordEvent', { event: 'ProductClick-Home', page: '/', label: 'soap-box' });
  expect(await counted()).toEqual([
    ['page_view', '/mono-cartons', '', 2],
    ['ProductClick-Home', '/', 'soap-box', 1],
  ]);
  await shop.visitor().call('RecordEvent', { event: 'page_view', page: '/mono-cartons' });
  expect(await counted()).toContainEqual(['page_view', '/mono-cartons', '', 3]);
});

test('refuses events that nobody declared, and pages that are none', async () => {
  const visitor = shop.visitor();
  expect(await visitor.call('RecordEvent', { event: 'mouse_move', page: '/' })).toMatchObject({ status: 400 });
  expect(await visitor.call('RecordEvent', { event: 'page_view', page: 'https://elsewhere.example' })).toMatchObject({
    status: 400,
  });
  expect(await visitor.call('RecordEvent', { event: 'page_view', page: `/${'a'.repeat(120)}` })).toMatchObject({
    status: 400,
  });
});

test('whoever invents pages fills one row and not the table', async () => {
  for (let made = 0; made < 1_200; made += 1) {
    shop.services.events.count({ event: 'page_view', page: `/invented-${made}` });
  }
  await shop.services.events.flush();
  const rows = await listEventCounts(shop.services.db, days);
  expect(rows.filter(({ page }) => page.startsWith('/invented-')).length).toBeLessThanOrEqual(1_000);
  expect(rows.find(({ label }) => label === 'other')?.count).toBeGreaterThanOrEqual(200);
});
