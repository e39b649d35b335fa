import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useSaidOnce } from './use-said-once.ts';

test('the address says once what a form has done; the rest of it stays', async () => {
  const page = await openScreen(() => useSaidOnce('done item'), {
    given: undefined,
    at: '/box?done=withdraw&item=2&from=mail#item-2',
  });
  expect(page.address).toBe('/box?from=mail#item-2');
});
