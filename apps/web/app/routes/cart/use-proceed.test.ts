import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import type { Outcome } from './use-cart-changes.ts';
import { useProceed } from './use-proceed.ts';

const openCart = (whenIdle: () => Promise<Outcome>, go: () => void) =>
  openScreen(() => useProceed(whenIdle, go), { given: undefined, at: '/cart' });
const done = async (): Promise<Outcome> => 'done';
const field = (isAccepted: boolean) => ({ settle: vi.fn(async () => isAccepted) });

test('fields are applied from top to bottom; the first that isn’t accepted keeps the buyer in the cart', async () => {
  const go = vi.fn();
  const page = await openCart(done, go);
  const fields = { first: field(true), second: field(false), third: field(true) };
  for (const [name, current] of Object.entries(fields)) page.now.field(name)(current);
  await page.act(() => page.now.proceed(['first', 'second', 'third']));
  await expect.poll(() => page.now.busy).toBe(false);
  expect(Object.values(fields).map(({ settle }) => settle.mock.calls.length)).toEqual([1, 1, 0]);
  expect(go).not.toHaveBeenCalled();
  page.now.field('second')(null);
  await page.act(() => page.now.proceed(['first', 'second', 'third']));
  await expect.poll(() => go.mock.calls.length).toBe(1);
});

test('it waits for a change that is running; two presses go on once', async () => {
  const change = Promise.withResolvers<Outcome>();
  const go = vi.fn();
  const page = await openCart(() => change.promise, go);
  await page.act(() => void page.now.proceed([]));
  await page.act(() => void page.now.proceed([]));
  expect([page.now.busy, go.mock.calls.length]).toEqual([true, 0]);
  await page.act(() => change.resolve('done'));
  await expect.poll(() => page.now.busy).toBe(false);
  expect(go).toHaveBeenCalledTimes(1);
});

test.each(['refused', 'dropped'] as const)('a change that was %s keeps the buyer in the cart', async (outcome) => {
  const go = vi.fn();
  const page = await openCart(async () => outcome, go);
  await page.act(() => page.now.proceed([]));
  await expect.poll(() => page.now.busy).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
