import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder, type Site, startSite } from '../tools/site.ts';
import { launchBrowser, newVisitor, phone } from './browser.ts';

const data = dataFolder();
let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite(data.path);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  data.remove();
});

test('without a connection a page of ours says so at the address that was wanted, and the page comes with the connection', async () => {
  const { page, context } = await newVisitor(browser, site.url, phone);
  await page.goto('/faqs');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  // Not `goto`, which waits for scripts: they need the connection.
  await page.evaluate(() => location.assign('/blogs'));
  await page.getByRole('heading', { name: 'You are offline', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blogs');
  // Its styles are kept with it.
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(251, 248, 242)',
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Blogs', level: 1 }).waitFor();
  await context.close();
});
