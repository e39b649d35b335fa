import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useSelection } from './use-selection.ts';

const openList = (listed: readonly number[]) => openScreen(useSelection, { given: listed, at: '/manage/orders' });

test('rows are selected and left out again, one by one or as a range, in the order of the list', async () => {
  const page = await openList([9, 7, 5, 3]);
  await page.act(() => page.now.toggle(3));
  await page.act(() => page.now.reach(7));
  expect([...page.now.ids].toSorted()).toEqual([3, 5, 7]);
  await page.act(() => page.now.toggle(5));
  expect([...page.now.ids].toSorted()).toEqual([3, 7]);
  await page.act(() => page.now.replace([]));
  await page.act(() => page.now.reach(9));
  expect([...page.now.ids]).toEqual([9]);
});

test('an order that has left the list isn’t moved with the others; it counts again when it is back', async () => {
  const page = await openList([9, 7]);
  await page.act(() => page.now.replace([9, 7]));
  await page.give([9]);
  expect([...page.now.ids]).toEqual([9]);
  await page.give([9, 7]);
  expect([...page.now.ids]).toEqual([9, 7]);
});
