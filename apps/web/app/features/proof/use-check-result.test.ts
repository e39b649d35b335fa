import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useCheckResult } from './use-check-result.ts';

test('while a check is awaited its result is asked for, after a minute less often, and not while nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let loads = 0;
  const page = await openScreen(useCheckResult, {
    given: false,
    loader: () => {
      loads += 1;
      return null;
    },
  });
  const pass = (seconds: number) => page.act(() => vi.advanceTimersByTime(seconds * 1000));
  await pass(10);
  expect(loads).toBe(0);
  await page.give(true);
  for (const times of [1, 2]) {
    await pass(2);
    expect(loads).toBe(times);
  }
  await page.give(false);
  await pass(10);
  expect(loads).toBe(2);
  await page.give(true);
  for (let request = 0; request < 30; request += 1) await pass(2);
  expect(loads).toBe(32);
  await pass(14);
  expect(loads).toBe(32);
  await pass(1);
  expect(loads).toBe(33);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(15);
  expect(loads).toBe(33);
  hidden.mockReturnValue(false);
  await pass(15);
  expect(loads).toBe(34);
});
