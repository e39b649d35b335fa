import { expect, test } from 'vitest';
import { openScreen } from '../testing/screen.tsx';
import { useStable } from './use-stable.ts';

test('a stable function stays the same, and does what the latest one does', async () => {
  const done: string[] = [];
  const screen = await openScreen((name: string) => useStable((what: string) => void done.push(`${name} ${what}`)), {
    given: 'first',
  });
  const before = screen.now;
  await screen.give('second');
  before('press');
  expect([screen.now, done]).toEqual([before, ['second press']]);
});
