import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../testing/screen.tsx';
import { useLasting } from './use-lasting.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test('what is over within a moment is never announced, and the next wait begins anew', async () => {
  const screen = await openScreen(useLasting, { given: true });
  await screen.act(() => vi.advanceTimersByTime(199));
  expect(screen.now).toBe(false);
  await screen.give(false);
  await screen.give(true);
  await screen.act(() => vi.advanceTimersByTime(199));
  expect(screen.now).toBe(false);
  await screen.act(() => vi.advanceTimersByTime(1));
  expect(screen.now).toBe(true);
  await screen.give(false);
  await screen.give(true);
  expect(screen.now).toBe(false);
});
