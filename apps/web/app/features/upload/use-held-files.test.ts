import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useHeldFiles } from './use-held-files.ts';

const field = (isFree: boolean) => ({ mayLeave: vi.fn(() => isFree) });

test('a page is left once no item’s file would be lost with it; the first that would says so alone', async () => {
  const page = await openScreen(() => useHeldFiles(), { given: undefined, at: '/cart' });
  expect([page.now.mayLeave(), page.now.mayLeaveItem(7)]).toEqual([true, true]);
  const fields = { 7: field(true), 8: field(false), 9: field(false) };
  for (const [lineId, current] of Object.entries(fields)) page.now.field(Number(lineId))(current);
  expect(page.now.field(7)).toBe(page.now.field(7));
  expect(page.now.mayLeave()).toBe(false);
  expect(Object.values(fields).map(({ mayLeave }) => mayLeave.mock.calls.length)).toEqual([1, 1, 0]);
  expect([7, 9, 10].map((lineId) => page.now.mayLeaveItem(lineId))).toEqual([true, false, true]);
  // Their items are removed, or their files have arrived.
  page.now.field(8)(null);
  page.now.field(9)(null);
  expect(page.now.mayLeave()).toBe(true);
});
