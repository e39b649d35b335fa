import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

test('it counts whole seconds down to 0 and on no further; another code begins anew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const until = Date.now() + 1500;
  const page = await openScreen(useSecondsLeft, { given: until });
  expect(page.now).toBe(2);
  await page.act(() => vi.advanceTimersByTime(1000));
  expect(page.now).toBe(1);
  await page.act(() => vi.advanceTimersByTime(5000));
  expect([page.now, vi.getTimerCount()]).toEqual([0, 0]);
  await page.give(Date.now() + 60_000);
  expect(page.now).toBe(60);
  await page.leave();
  expect(vi.getTimerCount()).toBe(0);
});
