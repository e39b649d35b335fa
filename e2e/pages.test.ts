import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { dataFolder, type Site, startSite } from '../tools/site.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, newVisitor, phone } from './browser.ts';

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

const publicPages = [
  '/',
  '/ordercustomboxes',
  '/p/soap-box',
  '/p/tea-packing-box?step=customise',
  '/cart',
  '/login',
  '/register',
  '/ordercustomstickers',
  '/termsandcondition',
  '/manage',
  '/paymentfail/unknown/0',
  '/downloadorderform/unknown',
  '/downloadkeyline/unknown',
  '/no-such-page',
  '/api/docs',
];

describe.each([
  ['phone', phone],
  ['desktop', desktop],
  ['smallest phone', { width: 320, height: 640 }],
])('at a %s', (_, viewport) => {
  test.each(publicPages)('%s is accessible, complains of nothing and fits', async (path) => {
    const visitor = await newVisitor(browser, site.url, viewport);
    await visitor.page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
    visitor.expectNoComplaints();
    await visitor.context.close();
  });
});
