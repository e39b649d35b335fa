import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { call, soapBoxes } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test.each([true, false])(
  'designs of one box are priced together and asked for (script: %s)',
  async (javaScriptEnabled) => {
    const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled });
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto('/p/soap-box?variant=202&quantity=1000&step=customise');
    await main.getByRole('link', { name: 'Several designs share die and run' }).click();
    await page.waitForURL('**/several-designs?**');
    const together = main.getByRole('heading', { name: /^Together ₹/ });
    const two = await together.textContent();
    await main.getByText(/^₹[\d.]+ per box of every design.*together ₹[\d,.]+ less\.$/).waitFor();
    await main.getByText('One die cuts all of them.').waitFor();

    await main.getByLabel('Design 3').fill('five hundred');
    await main.getByRole('button', { name: 'Price these designs' }).click();
    await main.getByText('Please enter a whole number.').waitFor();
    expect(await main.getByLabel('Design 3').inputValue()).toBe('five hundred');
    expect(await together.count()).toBe(0);
    await main.getByLabel('Design 3').fill('1,500');
    await main.getByRole('button', { name: 'Price these designs' }).click();
    await main.getByRole('cell', { name: '1,500' }).waitFor();
    expect(await together.textContent()).not.toBe(two);

    await main.getByRole('link', { name: 'Ask for this quotation' }).click();
    await page.waitForURL('**/enquiry?**');
    await main
      .getByRole('region', { name: 'Your box' })
      .getByText('3 designs, printed together: 1,000 + 1,000 + 1,500')
      .waitFor();
    await context.close();
  },
);

test('a cart with designs of one box leads to their price as one run, beside what the cart takes', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone });
  for (const quantity of [1000, 2000]) {
    await call(context, 'AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: quantity }] });
  }
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/cart');
  await main.getByText('Several designs of the Soap Box 100 g? As one run they often cost less.').waitFor();
  const amounts = await main.locator('dt:text-is("Base value") + dd').allTextContents();
  const inCart = amounts.reduce((sum, amount) => sum + Number(amount.replaceAll(/[₹,]/g, '')), 0);
  await main.getByRole('link', { name: 'Price them together' }).click();
  await page.waitForURL('**/several-designs?**');
  const said = await main.getByText(/^₹[\d.]+ per box of every design/).textContent();
  expect(
    Number(
      /one cart they cost ₹([\d,.]+)/
        .exec(said ?? '')?.[1]
        ?.replaceAll(',', '')
        .replace(/\.$/, ''),
    ),
  ).toBe(inCart);
  await context.close();
});
