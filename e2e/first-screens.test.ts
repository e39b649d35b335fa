import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, phone } from './browser.ts';
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
  const all = boxes.getByRole('link', { name: /^All \d+ boxes$/ });
  const edges = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
  const [first, link] = [await boxes.getByRole('listitem').first().evaluate(edges), await all.evaluate(edges)];
  expect(link.top).toBeGreaterThanOrEqual(first.bottom);
  await all.click();
  await page.waitForURL('**/onlinestore');
  await context.close();
});

test('on a phone the fields of the home page stay where they are while a longer caption of the drawing comes', async () => {
  const { page, context } = await opened(phone, '/');
  const field = page.getByLabel('Length', { exact: true });
  const top = () => field.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const caption = page.getByText(/^Flat \d+ × \d+ mm/);
  const [before, flat] = [await top(), await caption.textContent()];
  for (const [label, side] of Object.entries({ Length: '312', Width: '218', Height: '405' }))
    await page.getByLabel(label, { exact: true }).fill(side);
  await expect.poll(() => caption.textContent()).toMatch(/^Flat \d{4} × \d{3,4} mm, \d{3}/);
  expect(flat).not.toMatch(/^Flat \d{4}/);
  expect(await top()).toBe(before);
  await context.close();
});

test.each(['/mono-cartons', '/hinged-lid-boxes'])(
  'on a phone the first price of %s is in sight on the second screen, with its picture',
  async (path) => {
    const { page, context } = await opened(betweenBars, path);
    const product = page
      .getByRole('main')
      .getByRole('link', { name: /from ₹/ })
      .first();
    const bottom = await product.evaluate((link) => link.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(2 * betweenBars.height);
    expect(await product.locator('img').count()).toBe(1);
    await context.close();
  },
);

test('on a phone the first three articles of the blog are on its first two screens', async () => {
  const { page, context } = await opened(betweenBars, '/blogs');
  const third = page.getByRole('main').getByRole('article').nth(2);
  expect(await third.evaluate((card) => card.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    2 * betweenBars.height,
  );
  await context.close();
});

test('on a phone the customiser’s chart and printing sheet are folded, and open by keyboard', async () => {
  const { page, context } = await opened(phone, '/p/soap-box?step=customise');
  const chart = page.getByText('One box, by thousands ordered:');
  const fold = page.getByText('What a box costs by quantity, and its printing sheet');
  await page.getByRole('heading', { name: 'What other quantities cost' }).scrollIntoViewIfNeeded();
  // The parts of the price are in sight.
  await page.getByText(/is the cutting die, paid once/).waitFor();
  expect([await chart.count(), await chart.isVisible()]).toEqual([1, false]);
  await fold.press('Enter');
  await chart.waitFor();
  await page.getByText(/on a .* sheet$/).waitFor();
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

test.each([
  ['/mono-cartons', 11_500],
  ['/p/soap-box?variant=202', 7_500],
])('on a phone %s is at most %i px long', async (path, most) => {
  const { page, context } = await opened(phone, path);
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(long).toBeGreaterThan(5_000);
  expect(long).toBeLessThanOrEqual(most);
  for (const fold of await page.getByRole('group').all())
    await fold.evaluate((group) => group instanceof HTMLDetailsElement && group.setAttribute('open', ''));
  await expectAccessible(page);
  await context.close();
});

test('on a phone the links of the footer are folded on little more than a screen, and a press away without scripts', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/mono-cartons');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  const link = footer.getByRole('link', { name: 'Credits', exact: true });
  expect(await link.isVisible()).toBe(false);
  await footer.getByText('Help and policies').filter({ visible: true }).click();
  await link.click();
  await page.waitForURL('**/credits');
  await context.close();
});
