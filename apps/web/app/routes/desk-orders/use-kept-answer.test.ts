import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useKeptAnswer } from './use-kept-answer.ts';

test('an answer stays while the list is loaded anew, until the next one or another list', async () => {
  const page = await openScreen(useKeptAnswer<string>, {
    given: undefined as string | undefined,
    at: '/manage/orders',
  });
  await page.give('2 orders are packed.');
  await page.give(undefined);
  expect(page.now).toBe('2 orders are packed.');
  await page.give('The view was saved.');
  await page.give(undefined);
  expect(page.now).toBe('The view was saved.');
  await page.goTo('/manage/orders?status=Packed');
  expect(page.now).toBeUndefined();
});
