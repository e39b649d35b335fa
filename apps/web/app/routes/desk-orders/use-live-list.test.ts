import { expect, test } from 'vitest';
import { openOfficePage } from '../../testing/office-page.ts';
import { useLiveList } from './use-live-list.ts';

const openList = (listed: readonly number[]) => openOfficePage(useLiveList, listed);
const placed = (orderId: number) => ({ kind: 'order-placed', orderId }) as const;

test('events that come together load the list once; an order that came in is marked, others aren’t', async () => {
  const { page, report, pass, reloads } = await openList([7, 5]);
  await report(placed(8), { kind: 'order-changed', orderId: 5 });
  expect(reloads()).toBe(0);
  await pass();
  expect(reloads()).toBe(1);
  await page.give([8, 7, 5]);
  expect([...page.now]).toEqual([8]);
});

test('after a gap in the connection, orders placed after all that were listed count as new', async () => {
  const { page, report, pass } = await openList([7, 5]);
  await report({ kind: 'catch-up' });
  await pass();
  await page.give([8, 7, 6, 5]);
  expect([...page.now]).toEqual([8]);
});
