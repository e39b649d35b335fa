import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useCanUndo } from './use-can-undo.ts';

const now = new Date('2026-03-02T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});

test('a step can be taken back until its moment, and not after it, without a press', async () => {
  const board = await openScreen(useCanUndo, { given: inSeconds(60) as Date | null });
  await board.act(() => vi.advanceTimersByTime(59_999));
  expect(board.now).toBe(true);
  await board.act(() => vi.advanceTimersByTime(1));
  expect(board.now).toBe(false);
  // The next step has its own time.
  await board.give(inSeconds(120));
  expect(board.now).toBe(true);
  await board.give(null);
  expect(board.now).toBe(false);
});

test('a moment that is over when the page comes is over at once', async () => {
  const board = await openScreen(useCanUndo, { given: inSeconds(-5) });
  await board.act(() => vi.advanceTimersByTime(0));
  expect(board.now).toBe(false);
});
