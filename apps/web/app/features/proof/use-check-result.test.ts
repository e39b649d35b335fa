import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useCheckResult } from './use-check-result.ts';

test('while a check is awaited its result is asked for, for a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
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
  await pass(60);
  const after = loads;
  await pass(60);
  expect(loads).toBe(after);
});
