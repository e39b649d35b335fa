import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

/** What is seen of a page on a mid-range phone, between the browser's bars. */
const betweenBars = { width: 390, height: 690 };

const opened = async (viewport: typeof betweenBars, path: string) => {
  const { page, context } = await shop.visitor(viewport);
  await page.goto(path);
  return { page, context };
};

test('on a phone the drawing of the box and its three sides are on the first screen of the home page', async () => {
  const { page, context } = await opened(betweenBars, '/');
  const height = page.getByLabel('Height', { exact: true });
  await height.waitFor();
  const { y = Number.NaN, height: tall = Number.NaN } = (await height.boundingBox()) ?? {};
  expect(y + tall).toBeLessThanOrEqual(betweenBars.height);
  await context.close();
});

test('on a phone a link to all boxes stands below the first of them, which is of another industry than the second', async () => {
  const { page, context } = await opened(phone, '/');
  const boxes = page.getByRole('region', { name: 'Choose your custom packaging box' });
  await boxes.scrollIntoViewIfNeeded();
  expect(await boxes.getByRole('listitem').nth(1).textContent()).not.toMatch(/Masala|Tea/);
  await boxes.getByRole('link', { name: /^All \d+ boxes$/ }).click();
  await page.waitForURL('**/onlinestore');
  await context.close();
});

test('on a phone the dielines stand two in a row', async () => {
  const { page, context } = await opened(phone, '/dielines');
  const tops = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Draw yours' })
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
  await context.close();
});

test('the boxes of which a sample can be had are folded by industry, and open by keyboard', async () => {
  const { page, context } = await opened(phone, '/ordercustomboxes#samples');
  const samples = page.getByRole('region', { name: 'Order a sample' });
  const sample = samples.getByRole('link', { name: 'Soap Box sample' });
  const industry = samples.getByText('Cosmetics, Health & Beauty');
  await industry.waitFor();
  expect(await sample.isVisible()).toBe(false);
  await industry.press('Enter');
  await sample.press('Enter');
  await page.waitForURL('**/ordersample/**');
  await context.close();
});

test.each([
  '/carton-size-from-a-bottle',
  '/which-board-for-which-weight',
  '/gst-on-cartons',
  '/what-a-cutting-die-costs',
  '/what-is-mono-carton',
])('on a phone every column of the tables of %s is in sight', async (path) => {
  const { page, context } = await opened(phone, path);
  expect(await beyondTheirFrames(page)).toEqual([]);
  await context.close();
});

const beyondTheirFrames = (page: Page): Promise<string[]> =>
  page
    .locator('.table-frame')
    .evaluateAll((frames) =>
      frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.ariaLabel ?? ''),
    );
