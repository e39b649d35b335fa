import { createElement } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { cursorAttribute, useCursor } from './use-cursor.ts';

const openList = (first: readonly number[]) =>
  openScreen((listed: readonly number[]) => ({ listed, ...useCursor(listed) }), {
    given: first,
    at: '/manage/orders',
    shows: ({ listed }) =>
      listed.map((id) => createElement('a', { key: id, href: `#${id}`, [cursorAttribute]: id }, String(id))),
  });
type List = Awaited<ReturnType<typeof openList>>;
const move = (page: List, ...steps: readonly (1 | -1)[]) =>
  page.act(() => {
    for (const by of steps) page.now.move(by);
  });

test('it begins at the first row and stops at both ends', async () => {
  const page = await openList([9, 7, 5]);
  await move(page, 1);
  expect(page.now.current()).toBe(9);
  await move(page, -1);
  expect(page.now.current()).toBe(9);
  await move(page, 1, 1, 1, 1);
  expect(page.now.current()).toBe(5);
});

test('while the list is loaded anew it stays at its order, wherever that is now', async () => {
  const page = await openList([9, 7, 5]);
  await move(page, 1, 1);
  await page.give([11, 9, 7, 5]);
  expect(page.now.current()).toBe(7);
  await move(page, 1);
  expect(page.now.current()).toBe(5);
});

test('when its order has gone, the cursor stands at the order that took its place, or at the last one', async () => {
  const page = await openList([9, 7, 5]);
  await move(page, 1, 1);
  await page.give([11, 9, 7, 5]);
  await page.give([11, 9, 5]);
  expect(page.now.current()).toBe(5);
  await page.give([11, 9]);
  expect(page.now.current()).toBe(9);
});
