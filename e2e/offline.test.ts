import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Site } from '../tools/site.ts';
import { launchBrowser, newVisitor, phone } from './browser.ts';
import { copyOfShop, startShop } from './prepared-shop.ts';

// Not `openShop`, because the shop is stopped and restarted.
const data = copyOfShop(inject('preparedShop'));
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startShop(data.path);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  data.remove();
});

/** A visitor whose browser keeps nothing of the shop except what the service worker has stored. */
const visitOnce = async () => {
  const visitor = await newVisitor(browser, site.url, phone);
  const { page, context } = visitor;
  await page.goto('/faqs');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  return visitor;
};

/** Our page without a connection, at the address that was asked for, with its styles and its font. */
const expectOurOfflinePage = async (page: Page, path: string) => {
  // Not `goto`, which waits for hydration: its scripts need the connection.
  await page.evaluate((path) => location.assign(path), path);
  await page.getByRole('heading', { name: 'You are offline', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const shown = await page.locator('body').evaluate(async (body) => {
    await document.fonts.ready;
    const { backgroundColor } = getComputedStyle(body);
    return {
      backgroundColor,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    };
  });
  expect(shown.backgroundColor).toBe('rgb(251, 248, 242)');
  expect(shown.fonts).toBeGreaterThan(0);
  expect(shown.pictures).toEqual([]);
};

const expectBlogsOnTryAgain = async (page: Page) => {
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Blogs', level: 1 }).waitFor();
};

test('with the browser offline, our own page is shown, and the requested page once the connection is back', async () => {
  const { page, context } = await visitOnce();
  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await expectOurOfflinePage(page, '/blogs');
  await context.setOffline(false);
  await expectBlogsOnTryAgain(page);
  await context.close();
});

test('with the shop out of reach, although the browser has a connection, it is shown as well', async () => {
  const { page, context } = await visitOnce();
  const { port } = new URL(site.url);
  await site.stop();
  expect(await page.evaluate(() => fetch('/healthz').then(String, String))).toContain('Failed to fetch');
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expectOurOfflinePage(page, '/blogs');
  site = await startShop(data.path, { PORT: port });
  await expectBlogsOnTryAgain(page);
  await context.close();
});
