import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { newcomer } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('a first-time buyer with a phone comes from the home page to a paid serum carton in fourteen taps', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const { name, email, mobile, company, password } = newcomer();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  /** Types into the field that has the focus, and goes on with the key for the next one, which is no tap. */
  const type = async (...texts: string[]) => {
    for (const [place, text] of texts.entries()) {
      if (place > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };

  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Serum' }));
  await tap(page.getByRole('button', { name: 'Make this box' }));
  await page.waitForURL('**/p/dropper-bottle-box?**');
  await tap(page.getByRole('checkbox', { name: /terms/i }));
  await tap(page.getByRole('button', { name: 'Add to cart' }));
  await page.waitForURL('**/login**');
  await tap(page.getByRole('link', { name: 'Create an account' }));
  await page.waitForURL('**/register**');
  await tap(page.getByLabel('Name', { exact: true }));
  await type(name, company, email, mobile, password);
  // Past the button that shows the password.
  await page.keyboard.press('Tab');
  await type('', password);
  await tap(page.getByRole('button', { name: 'Register' }));
  await page.waitForURL('**/login');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await tap(page.getByLabel('Password', { exact: true }));
  await type(password);
  await tap(page.getByRole('button', { name: 'Login' }).last());
  await page.waitForURL('**/selectaddress');
  const shipping = page.getByRole('group', { name: /shipping address/i });
  await expect.poll(() => shipping.getByLabel('Contact person').inputValue()).toBe(name);
  await tap(shipping.getByLabel('Address', { exact: true }));
  await type('12 Mill Road');
  await tap(page.getByRole('checkbox', { name: /same as shipping/i }));
  await tap(page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL('**/checkout**');
  await tap(page.getByRole('button', { name: 'Pay Full' }));
  await tap(page.getByRole('button', { name: 'Success', exact: true }));
  await page.waitForURL('**/paymentsuccess/**');
  expect(taps).toBeLessThanOrEqual(14);
  expectNoComplaints();
  await context.close();
});
