import { sampleOf } from '@boxwright/testing/thorough';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, smallestPhone } from './browser.ts';
import { expectWellMade, expectWellMadeOn } from './expect-well-made.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const side = (page: Page, name: 'Outside' | 'Inside') => page.getByRole('combobox', { name, exact: true });
const ink = (page: Page) => page.getByRole('textbox', { name: /^Spot ink outside/ });
const price = (page: Page) => page.getByText(/^1,000 boxes at ₹[\d,.]+ each/);
const artwork = (page: Page) => page.getByRole('heading', { name: /^Your artwork/ });

test('a buyer chooses a spot colour, sees its price at once, and finds it in address, cart and editing', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto('/p/soap-box?variant=202&board=2&pincode=641001');
  const before = await price(page).textContent();
  await side(page, 'Outside').selectOption('One spot colour');
  await expect.poll(() => price(page).textContent()).not.toBe(before);
  const spot = await price(page).textContent();
  await ink(page).fill('PANTONE 186 C');
  await page.waitForURL(/print=0%2BPANTONE/);
  expect(await price(page).textContent()).toBe(spot);
  await page.reload();
  await expect.poll(() => ink(page).inputValue()).toBe('PANTONE 186 C');
  await expectWellMadeOn(page, [smallestPhone, phone]);

  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/login');
  await page.goto('/cart');
  await page.getByText('One spot colour (PANTONE 186 C)').waitFor();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect.poll(() => ink(page).inputValue()).toBe('PANTONE 186 C');
  expectNoComplaints();
  await context.close();
});

test('an unprinted box asks for no file; printed again, it keeps the one it had', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto('/p/soap-box?variant=202&board=2');
  await artwork(page).waitFor();
  await side(page, 'Outside').selectOption('Unprinted');
  await page.getByText('Bare board: no plates, no artwork and no proof.').waitFor();
  await expect.poll(() => artwork(page).count()).toBe(0);
  expect(await side(page, 'Inside').count()).toBe(0);
  await expectWellMadeOn(page, [smallestPhone]);
  await side(page, 'Outside').selectOption('Full colour');
  await artwork(page).waitFor();
  expectNoComplaints();
  await context.close();
});

test('dividers are unprinted unless the buyer says otherwise', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto('/p/divider-insert?step=customise');
  expect(await side(page, 'Outside').inputValue()).toBe('0');
  const bare = await price(page).textContent();
  await side(page, 'Outside').selectOption('Full colour');
  await expect.poll(() => price(page).textContent()).not.toBe(bare);
  await page.waitForURL(/print=4/);
  expectNoComplaints();
  await context.close();
});

test('without JavaScript the choice of each side and the name of its ink are sent with the form', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pio-mobile/design?variant=202&print=0%2BSpot+1');
  await side(page, 'Inside').selectOption('Black only');
  await ink(page).fill('Gold');
  await page.getByRole('button', { name: 'Next' }).first().click();
  await page.waitForURL(/pio-mobile\/quantity/);
  const carried = await page.locator('input[name=print]').first().inputValue();
  expect(carried).toBe('0+Gold/1');
  await context.close();
});

const states = [
  '/p/soap-box?variant=202&board=2&print=4%2BGold%2F1',
  '/p/soap-box?variant=202&board=2&print=0',
  '/pio-mobile/design?variant=202&print=0%2BGold%2BSilver',
];
test.each(sampleOf(states, 3))('%s is accessible and fits', async (path) => {
  await expectWellMade(shop, path);
});
