import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, orderBoxes, payInSandbox, signedIn, soapBoxes, uploadedPicture } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

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

test('a cart with designs of one box leads to their price as one run, beside their price in the cart', async () => {
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

/** Names that several controls of the page share, with all forms unfolded. */
const sharedNames = async (page: Page): Promise<string[]> => {
  const main = page.getByRole('main');
  const folds = await main.evaluate((all) =>
    [...all.querySelectorAll('details')].map((fold) => {
      const name = fold.querySelector('summary')?.textContent ?? '';
      // These draw, or have tools in groups that say of what they are.
      if (!/folded|inks|Zoom/.test(name)) fold.open = true;
      return name;
    }),
  );
  const controls = (await main.ariaSnapshot()).matchAll(/^\s*- '?((?:button|link|textbox|combobox) ".*?")/gm);
  const names = [...folds, ...[...controls].map(([, name = '']) => name)];
  return names.filter((name, index) => names.indexOf(name) !== index);
};

test('after a line is removed by keyboard, the focus stays in the cart, and in the empty one', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await call(context, 'AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 2000 }] });
  await call(context, 'AddToCartWebsite', soapBoxes);
  await page.goto('/cart');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await page.getByRole('button', { name: 'Remove from cart: Soap Box 100 g, item 2' }).press('Enter');
  await page.getByRole('button', { name: 'Remove from cart', exact: true }).waitFor();
  await expect.poll(focused).toBe('MAIN');
  await page.getByRole('button', { name: 'Remove from cart', exact: true }).press('Enter');
  await page.getByText('Your cart is empty.', { exact: false }).waitFor();
  await expect.poll(focused).toBe('MAIN');
  expectNoComplaints();
  await context.close();
});

test('of two designs of one box, each control of cart, checkout and proofs says for which it is', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await signedIn(page);
  await call(context, 'AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 2000 }] });
  await call(context, 'AddToCartWebsite', soapBoxes);
  await page.goto('/cart');
  await page.getByText('Attach your artwork for Soap Box 100 g, item 2').click();
  const field = page.getByLabel('Choose a file for Soap Box 100 g, item 2');
  const widthOfField = () => field.locator('xpath=ancestor::details').evaluate(({ clientWidth }) => clientWidth);
  expect(await widthOfField()).toBeGreaterThan(300);
  expect(await sharedNames(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^Quantity ?: Soap Box 100 g, item 2$/ }).waitFor();
  await page.getByRole('button', { name: 'Remove from cart: Soap Box 100 g, item 1' }).waitFor();

  const { id } = await orderBoxes(context, { itemdetails: [{ Item: 202, Quantity: 3000 }] });
  await page.goto(`/checkout?order=${id}`);
  await page.getByRole('heading', { name: '2. Soap Box 100 g' }).waitFor();
  await page.getByText('Attach your artwork for Soap Box 100 g, item 2').click();
  expect(await widthOfField()).toBeGreaterThan(300);
  expect(await sharedNames(page)).toEqual([]);
  await expectWellMadeOnBoth(page);
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await page.locator('article').getByText('2. Soap Box 100 g').waitFor();

  // The first item has a proof, the second one two files of the same name, and the third one none.
  const desk = await shop.browser.newContext({ baseURL: shop.url });
  await call(desk, 'StaffSignIn', staff);
  const { lines, customer_url } = await call(desk, 'GetOrderProofs', { order_id: id });
  const [first, second] = lines.map(({ line_id }: { line_id: number }) => line_id);
  for (const line_id of [first, second, second]) {
    await call(desk, 'SendArtworkAtDesk', { line_id, artwork: await uploadedPicture(desk) });
  }
  for (const { line_id, artworks } of (await call(desk, 'GetOrderProofs', { order_id: id })).lines.slice(0, 2)) {
    const seen_artwork_id = artworks.at(-1).id;
    await call(desk, 'IssueProof', { line_id, seen_artwork_id, note: '', despite_stops: true });
  }
  await page.goto(`/proofs/${customer_url.split('/proofs/')[1]}`);
  await page
    .getByRole('navigation', { name: 'Items' })
    .getByRole('link', { name: /^2\. Soap Box.*Proof to approve/ })
    .click();
  await page.getByRole('link', { name: /^To the approval ?: Soap Box 100 g, item 2$/ }).click();
  await page.getByRole('textbox', { name: 'Your name: Soap Box 100 g, item 2' }).first().waitFor();
  await page.getByRole('button', { name: /^Approve for print ?: Soap Box 100 g, item 2$/ }).waitFor();
  await expectWellMadeOnBoth(page);
  // Three forms of an item ask for a name.
  expect((await sharedNames(page)).filter((name) => !/Your name|Download sleeve/.test(name))).toEqual([]);
  // What has changed has the focus once the pressed button is gone.
  const section = page.locator('#item-2');
  await section.getByText('Ask for a change').first().click();
  await section.getByRole('textbox', { name: /^What should be changed/ }).fill('Redder, please.');
  await section.getByRole('button', { name: /^Ask for this change/ }).press('Enter');
  await section
    .getByText(/^You asked for a change/)
    .and(page.locator(':focus'))
    .waitFor();
  expectNoComplaints();
  await context.close();
});
