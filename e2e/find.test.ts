import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import { holdScripts } from './hold-scripts.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

const bar = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const field = (page: Page) => bar(page).getByRole('combobox');
const marked = (page: Page) => bar(page).getByRole('option', { selected: true });

const open = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
};

describe('the command bar of the studio', () => {
  test('opens the price of a typed size, finds by the trade’s words, and gives the focus back', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(desktop);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/dielines/straight-tuck-end', { waitUntil: 'networkidle' });
    expect(scripts.filter((address) => /FindPanel-|Dialog/.test(address))).toEqual([]);
    const length = page.getByRole('textbox', { name: 'Length', exact: true });
    await length.focus();
    await open(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    expect(await length.evaluate((element) => element === document.activeElement)).toBe(true);

    await open(page);
    await page.keyboard.type('hexagnal');
    await expect.poll(() => marked(page).textContent()).toContain('Hexagonal box: free dieline');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Hexagonal box' }).waitFor();

    await open(page);
    await page.keyboard.type('60x40x150');
    await expect.poll(() => marked(page).textContent()).toContain('See the price of 60 × 40 × 150 mm');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/p\/soap-box\?variant=own&length=60&width=40&height=150/);
    expectNoComplaints();
    await context.close();
  });

  test('is opened by a button on a phone, and does what the page offers', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    await page.goto('/dielines/mailer');
    const find = page.getByRole('banner').getByRole('button', { name: 'Find' });
    await find.click();
    await field(page).fill('pdf');
    await bar(page)
      .getByRole('option', { name: /^Download dieline as PDF/ })
      .waitFor();
    await expectNoSidewaysScroll(page);
    // A busy machine is asked again, as its answer says.
    const file = await page.getByRole('link', { name: 'PDF for print', includeHidden: true }).getAttribute('href');
    await expect.poll(async () => (await page.request.get(file ?? '')).status()).toBe(200);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);

    await find.click();
    await field(page).fill('folded');
    await expect.poll(() => marked(page).textContent()).toContain('Show it folded');
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: 'Fold' });
    await expect.poll(() => slider.evaluate((element) => element === document.activeElement)).toBe(true);

    // Arrows go through the list, whose last entry searches the shop.
    await find.click();
    await field(page).fill('chai');
    await bar(page)
      .getByRole('option', { name: /^Tea Packing Box/ })
      .waitFor();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => marked(page).textContent()).toContain('Boxes with “chai”');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => marked(page).textContent()).toContain('Tea Packing Box');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/p/tea-packing-box');
    expectNoComplaints();
    await context.close();
  });
});

test('the command bar of the back office finds boxes, sizes and styles, too', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  expect((await context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
  await page.goto('/manage/sell');
  const goTo = page.getByRole('dialog', { name: 'Go to' });
  const search = (typed: string) => goTo.getByRole('combobox').fill(typed);
  const option = (name: string | RegExp) => goTo.getByRole('option', { name });
  await page.keyboard.press('Control+k');
  await search('chai');
  await option('Tea Packing Box').waitFor();
  await search('reverse tuck');
  await option('Reverse tuck end: free dieline').waitFor();
  await search('6000x40x150');
  await option('We can’t make a box of 6,000 × 40 × 150 mm. See which sizes we make').waitFor();
  await expectAccessible(page);
  await search('60x40x150');
  await option('See the price of 60 × 40 × 150 mm').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\/soap-box\?variant=own&length=60&width=40&height=150/);
  expectNoComplaints();
  await context.close();
});

describe('the key that is pressed before the page’s scripts are there opens the command bar', () => {
  const press = async (page: Page, path: string, { title, comeInTime }: { title: string; comeInTime: boolean }) => {
    const scripts = await holdScripts(page);
    // Doesn't wait for the page to load: its scripts are held back.
    const coming = page.goto(path, { waitUntil: 'commit' }).catch(() => undefined);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    // Keys are kept from the end of the document on.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.keyboard.press('Control+k');
    if (comeInTime) scripts.letThrough();
    return { ...scripts, coming };
  };

  test('of the site, and, should they never come, the shop’s search', async () => {
    const { page, context } = await shop.visitor(desktop);
    const mailer = { title: 'Mailer box with ears' };
    await (await press(page, '/dielines/mailer', { ...mailer, comeInTime: true })).coming;
    await field(page).fill('chai');
    await bar(page)
      .getByRole('option', { name: /^Tea Packing Box/ })
      .waitFor();
    const { letThrough } = await press(page, '/dielines/mailer', { ...mailer, comeInTime: false });
    await page.waitForURL('**/ordercustomboxes**', { waitUntil: 'commit' });
    letThrough();
    await context.close();
  });

  test('of the back office', async () => {
    const { page, context } = await shop.visitor(desktop);
    expect((await context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
    await (await press(page, '/manage/orders', { title: 'Orders', comeInTime: true })).coming;
    await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').fill('stock');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/manage/stock**');
    await context.close();
  });
});

test('each public page has its button, which leads to the shop’s search without scripts', async () => {
  const context = await shop.browser.newContext({
    ...{ baseURL: shop.url, viewport: smallestPhone, javaScriptEnabled: false },
  });
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  for (const path of ['/', '/dielines/tag', '/cart']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByRole('button', { name: /^Find/ }).filter({ visible: true }).click();
    await page.waitForURL('**/ordercustomboxes?');
    await page.getByRole('main').getByRole('searchbox').waitFor();
  }
  await context.close();
});
