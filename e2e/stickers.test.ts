import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { enterAddresses, newcomer, payInSandbox, registerOnTheWay } from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

/** A figure of the order summary, by its name. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Order summary' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('xpath=following-sibling::dd');
const orderNow = (page: Page) => page.getByRole('button', { name: 'Order Now' }).click();
const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: /terms/i }).check();

test('stickers are ordered: chosen signed out, kept over sign-in, paid in full', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = newcomer();
  await page.goto('/onlinestore');
  await page.getByRole('link', { name: /Heart/ }).click();
  await page.waitForURL('**/ordercustomstickers?shape=4');
  await page
    .getByRole('radio', { name: /^Heart/ })
    .and(page.locator(':checked'))
    .waitFor();
  await page.getByRole('radio', { name: '50 × 50 mm' }).check();
  await page.getByRole('button', { name: '500 stickers', exact: true }).click();
  await page.getByRole('radio', { name: 'White Vinyl' }).check();
  await page
    .getByRole('img', { name: 'Heart sticker, 50 × 50 mm, on White Vinyl, beside a ten-rupee coin of 27 mm' })
    .waitFor();
  await expect.poll(() => figure(page, 'Sticker size').innerText()).toBe('50 × 50 mm');
  await page.getByText('Free Shipping Anywhere in India').first().waitFor();
  await figure(page, 'GST \\(18%\\)').waitFor();
  await page.getByRole('region', { name: 'Order summary' }).locator('[aria-busy=false]').waitFor();
  // Before GST, which the cart rounds in halves when the state of delivery is ours.
  const goods = await figure(page, 'Price before GST').innerText();
  expect(goods).toMatch(/^₹[\d,]+\.\d\d$/);
  await acceptTerms(page);
  await expectWellMadeOnBoth(page);
  await orderNow(page);

  await registerOnTheWay(page, person);
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Heart stickers' }).waitFor();
  await page.getByText('White Vinyl').first().waitFor();
  await page.getByText(goods).first().waitFor();
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await page.waitForURL('**/selectaddress');
  await enterAddresses(page, person);
  const ways = page.getByRole('list', { name: 'Ways to pay' });
  await ways.getByRole('button', { name: 'Pay Full' }).waitFor();
  for (const way of ['Pay Half', 'Place Order & Pay Later']) {
    expect(await ways.getByRole('button', { name: way }).count(), way).toBe(0);
  }
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Heart stickers').first().waitFor();
  await expect
    .poll(async () => (await mailbox.subjectsTo(person.email)).filter((each) => /^Payment of/.test(each)).length)
    .toBe(1);

  // Again, from the sticker shop, in another quantity.
  await page.goto('/stickers-and-labels');
  await page.getByRole('link', { name: 'Re-order' }).click();
  await page.getByRole('heading', { name: 'Re-order stickers' }).waitFor();
  await page.getByRole('link', { name: 'Re-order' }).last().click();
  await page.waitForURL('**/ordercustomstickers?**');
  expect(await page.getByLabel('Quantity').inputValue()).toBe('500');
  await page.getByRole('button', { name: '1,000 stickers', exact: true }).click();
  await acceptTerms(page);
  await orderNow(page);
  await page.waitForURL('**/selectaddress');
  // And changed from the cart.
  await page.goto('/cart');
  await page.getByRole('link', { name: /^Edit/ }).click();
  await page.waitForURL('**/ordercustomstickers?**line=**');
  await page.getByRole('radio', { name: 'Kraft Paper' }).check();
  await page.getByRole('button', { name: 'Update cart' }).click();
  await page.waitForURL('**/cart');
  // The address changes before the page does.
  await page.getByRole('heading', { name: 'Heart stickers' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Heart stickers' }).count()).toBe(1);
  await page.getByText('Kraft Paper').first().waitFor();
  expectNoComplaints();
  await context.close();
});

test('without scripts the chosen stickers are priced, quoted, and put into the cart', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, viewport: phone });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const form = page.getByRole('main');
  await page.goto('/ordercustomstickers?shape=1');
  await form.getByRole('radio', { name: '50 × 50 mm' }).check();
  await form.getByLabel('Quantity').fill('1000');
  await form.getByRole('button', { name: 'Update the price' }).click();
  await page.waitForURL('**/ordercustomstickers?**quantity=1000**');
  expect(await figure(page, 'Sticker size').innerText()).toBe('50 × 50 mm');
  await form.getByRole('button', { name: 'Get Quote' }).click();
  await page.waitForURL('**/getquote?**quantity=1000**');
  await form.getByRole('heading', { name: 'Your stickers' }).waitFor();
  await page.goBack();

  await form.getByLabel('Quantity').fill('1,500');
  await form.getByRole('button', { name: 'Order Now' }).click();
  await form.getByRole('alert').getByText('Please accept the terms and conditions.').waitFor();
  expect(await form.getByRole('radio', { name: '50 × 50 mm' }).isChecked()).toBe(true);
  expect(await form.getByLabel('Quantity').inputValue()).toBe('1,500');
  await form.getByRole('checkbox', { name: /terms/i }).check();
  await form.getByRole('button', { name: 'Order Now' }).click();
  await page.waitForURL('**/login?from=%2Fselectaddress');
  await page.goto('/cart');
  await form.getByText('1,500').first().waitFor();
  await form
    .getByText(/50 × 50 mm/)
    .first()
    .waitFor();
  await context.close();
});
