import { listEventCounts } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openEventCounter } from '../../adapters/analytics/event-counter.ts';
import { openShop } from '../../testing/open-shop.ts';

const shop = await openShop();
afterAll(shop.close);

const days = { from: '2000-01-01', to: '2100-01-01' };
const counted = async () => {
  await shop.services.events.flush();
  const rows = await listEventCounts(shop.services.db, days);
  return rows.map(({ event, page, label, count }) => [event, page, label, count]);
};

test('counts events per page, over several flushes, and stores nothing about the visitor', async () => {
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

test('refuses undeclared events, and invalid pages', async () => {
  const visitor = shop.visitor();
  expect(await visitor.call('RecordEvent', { event: 'mouse_move', page: '/' })).toMatchObject({ status: 400 });
  expect(await visitor.call('RecordEvent', { event: 'page_view', page: 'https://elsewhere.example' })).toMatchObject({
    status: 400,
  });
  expect(await visitor.call('RecordEvent', { event: 'page_view', page: `/${'a'.repeat(120)}` })).toMatchObject({
    status: 400,
  });
});

test('invented pages share one row, so they can’t fill the table', async () => {
  for (let made = 0; made < 1_200; made += 1) {
    shop.services.events.count({ event: 'page_view', page: `/invented-${made}` });
  }
  await shop.services.events.flush();
  const rows = await listEventCounts(shop.services.db, days);
  expect(rows.filter(({ page }) => page.startsWith('/invented-')).length).toBeLessThanOrEqual(1_000);
  expect(rows.find(({ label }) => label === 'other')?.count).toBeGreaterThanOrEqual(200);
});

test('refuses unreadable characters, and names the field', async () => {
  for (const label of ['a\0b', 'a\ud83d']) {
    const answer = await shop.visitor().call('RecordEvent', { event: 'page_view', page: '/', label });
    expect(answer).toMatchObject({ status: 400, data: 'label holds a character that can’t be read.' });
  }
});

test('an event that can’t be stored does not affect the others', async () => {
  const { services } = shop;
  for (let made = 0; made < 20; made += 1) {
    services.events.count({ event: 'view_item', page: `/p/beside-${made}` });
    if (made === 7) services.events.count({ event: 'view_item', page: '/p/beside', label: 'a\0b' });
  }
  const rows = await counted();
  expect(rows.filter(([, page]) => String(page).startsWith('/p/beside'))).toHaveLength(20);
});

test('counts are kept while the database is unreachable', async () => {
  const { db, now } = shop.services;
  let isAway = true;
  const unsteady = new Proxy(db, {
    get: (target, name) => {
      if (isAway && name === 'insert') throw new Error('Connection terminated unexpectedly');
      return Reflect.get(target, name);
    },
  });
  const counter = openEventCounter(unsteady, { now, log: pino({ level: 'silent' }) });
  counter.count({ event: 'call_click', page: '/waits' });
  await expect(counter.flush()).rejects.toThrow('terminated');
  counter.count({ event: 'call_click', page: '/waits' });
  isAway = false;
  await counter.flush();
  expect(await counted()).toContainEqual(['call_click', '/waits', '', 2]);
});
