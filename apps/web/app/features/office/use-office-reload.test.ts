import { expect, test } from 'vitest';
import { openOfficePage } from '../../testing/office-page.ts';
import { useOfficeReload } from './use-office-reload.ts';

test('what happens while the page is loading is loaded after it, once', async () => {
  const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const answers = [first.promise, second.promise];
  const { page, report, pass, reloads } = await openOfficePage(
    () => useOfficeReload(),
    undefined,
    () => answers.shift() ?? Promise.resolve(null),
  );
  await report({ kind: 'order-changed', orderId: 8 });
  await pass();
  await report({ kind: 'order-changed', orderId: 9 });
  await pass();
  expect(reloads()).toBe(1);
  await page.act(() => first.resolve(null));
  await pass();
  expect(reloads()).toBe(2);
  await page.act(() => second.resolve(null));
  await pass();
  expect(reloads()).toBe(2);
});
