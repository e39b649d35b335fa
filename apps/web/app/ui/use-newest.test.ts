import { expect, test } from 'vitest';
import { openScreen } from '../testing/screen.tsx';
import { useNewest } from './use-newest.ts';

test('a change begins with the one before it, also before that is rendered', async () => {
  const page = await openScreen(() => useNewest(1), { given: undefined });
  await page.act(() => {
    const { newest, show } = page.now;
    show(newest.current + 1);
    show(newest.current * 10);
  });
  expect(page.now.value).toBe(20);
});
