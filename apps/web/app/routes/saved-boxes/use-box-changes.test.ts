import { fail, ok, type Result } from '@boxwright/contract';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useBoxChanges } from './use-box-changes.ts';

/** A page with a form for one of its boxes, and how often its list was loaded anew. */
async function openBoxes() {
  let reloads = 0;
  const page = await openScreen(() => useBoxChanges('The box is deleted.'), {
    given: undefined,
    at: '/saved-boxes?delete=3',
    loader: () => {
      reloads += 1;
      return null;
    },
    shows: () => createElement('h1', { tabIndex: -1 }, 'Saved boxes'),
  });
  return { page, reloads: () => reloads };
}

test('two quick presses change a box once; then its form is gone, and the title has the focus', async () => {
  const answer = Promise.withResolvers<Result<unknown>>();
  const change = vi.fn(() => answer.promise);
  const { page, reloads } = await openBoxes();
  await page.act(() => void page.now.run(change));
  await page.act(() => void page.now.run(change));
  expect([page.now.isBusy, change.mock.calls.length]).toEqual([true, 1]);
  await page.act(() => answer.resolve(ok({})));
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  expect([page.address, page.now.isBusy]).toEqual(['/saved-boxes', false]);
  expect(reloads()).toBeGreaterThan(0);
});

test.each([
  [
    'a refused name stays in its form, to be corrected',
    fail('invalid', 'Please enter a name.'),
    '/saved-boxes?delete=3',
  ],
  ['a box that is gone leaves the list', fail('not_found', 'There is no such box.'), '/saved-boxes'],
  ['where the session has ended, sign-in leads back', fail('signed_out', ''), '/login?from=%2Fsaved-boxes'],
])('%s', async (_, refusal, address) => {
  const { page } = await openBoxes();
  await page.act(() => page.now.run(async () => refusal));
  await expect.poll(() => page.address).toBe(address);
});
