import { expect, test } from 'vitest';
import { phone, smallestPhone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('a buyer has the grain held, reads it beside the choice, in the address and in the cart, and edits it', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  const grain = page.getByRole('combobox', { name: 'Grain of the board' });
  await page.goto('/p/soap-box?variant=202&board=2&pincode=641001');
  await page.getByText(/^Not held at this price/).waitFor();
  await grain.selectOption('Held');
  await page.getByText(/^Held around the walls at this price/).waitFor();
  await page.waitForURL(/grain=held/);
  await page.reload();
  await expect.poll(() => grain.inputValue()).toBe('held');
  await expectWellMadeOn(page, [smallestPhone, phone]);

  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/login');
  await page.goto('/cart');
  await page.getByText('Grain: held around the walls').waitFor();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect.poll(() => grain.inputValue()).toBe('held');
  expectNoComplaints();
  await context.close();
});

test('without JavaScript the wish is sent with the form', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pio-mobile/design?variant=202&grain=held');
  await page.getByRole('combobox', { name: 'Grain of the board' }).selectOption('Not held');
  await page.getByRole('button', { name: 'Next' }).first().click();
  await page.waitForURL(/pio-mobile\/quantity/);
  expect(await page.locator('input[name=grain]').first().inputValue()).toBe('free');
  await context.close();
});
