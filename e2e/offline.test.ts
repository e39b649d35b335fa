import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { openShop } from './shop.ts';

const shop = openShop();

test('offline, our own page is shown at the requested address, and the requested page once the connection is back', async () => {
  const { page, context } = await shop.visitor(phone);
  await page.goto('/faqs');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  // Not `goto`, which waits for hydration: its scripts need the connection.
  await page.evaluate(() => location.assign('/blogs'));
  await page.getByRole('heading', { name: 'You are offline', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blogs');
  // Its styles are cached with it.
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(251, 248, 242)',
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Blogs', level: 1 }).waitFor();
  await context.close();
});
