import { expect, test } from 'vitest';
import { openScreen } from '../testing/screen.tsx';
import { useStarted } from './use-started.ts';

test('is false in the first rendering, which has to be the server’s, and true after', async () => {
  const seen: boolean[] = [];
  const screen = await openScreen(
    () => {
      const isStarted = useStarted();
      seen.push(isStarted);
      return isStarted;
    },
    { given: undefined },
  );
  expect([seen[0], screen.now]).toEqual([false, true]);
});
