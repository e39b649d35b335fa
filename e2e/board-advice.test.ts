import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, smallestPhone } from './browser.ts';
import { expectWellMade, expectWellMadeOn } from './expect-well-made.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const weight = (page: Page) => page.getByRole('textbox', { name: /^Weight of contents/ });
const use = (page: Page, gsm: number) => page.getByRole('button', { name: `Use ${gsm} gsm` });
const board = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const price = (page: Page) => page.getByText(/^1,000 boxes at ₹[\d,.]+ each/);
const isFocused = (page: Page, name: string) => board(page, name).evaluate((radio) => radio === document.activeElement);
const for320 =
  'For 320 g we advise Folding Box Board from 300 gsm or White Backed Duplex Board from 350 gsm, at least 0.4 mm thick*.';

test('a buyer says how heavy the contents are, takes the advised board, and finds it in address and cart', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto('/p/soap-box?variant=202&board=1&pincode=641001');
  await page.getByText('By its size alone, 173 cm³ inside, we advise Folding Box Board from 250 gsm').waitFor();
  expect(await board(page, 'Folding Box Board 250 gsm, advised').isChecked()).toBe(true);
  const before = await price(page).textContent();

  await weight(page).fill('320 g');
  await page.getByText(for320).filter({ hasText: 'Yours is 0.363 mm thick.' }).waitFor();
  expect(await price(page).textContent()).toBe(before);
  await use(page, 300).press('Enter');
  expect(await weight(page).inputValue()).toBe('320');
  await expect.poll(() => isFocused(page, 'Folding Box Board 300 gsm, advised')).toBe(true);
  expect(await board(page, 'Folding Box Board 300 gsm, advised').isChecked()).toBe(true);
  await expect.poll(() => price(page).textContent()).not.toBe(before);
  expect(await use(page, 300).count()).toBe(0);

  await page.waitForURL(/board=2.*contents=320/);
  await page.reload();
  await page.getByText(for320).waitFor();
  expect(await weight(page).inputValue()).toBe('320');
  // Another tab without an address finds it in the browser.
  const other = await context.newPage();
  await other.goto('/p/soap-box');
  await expect.poll(() => weight(other).inputValue()).toBe('320');
  await other.close();

  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/login');
  await page.goto('/cart');
  await page.getByText('Contents 320 g').waitFor();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect.poll(() => weight(page).inputValue()).toBe('320');
  expectNoComplaints();
  await context.close();
});

test('where no board is thick enough, the box is asked for; what isn’t a weight is refused beside the field', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto('/p/soap-box?variant=202&board=2');
  await weight(page).fill('1.2');
  await page.getByRole('heading', { level: 1 }).click();
  await page
    .getByText('Please type the weight in whole grams, such as 320, or with its unit, such as 1.2 kg.')
    .waitFor();
  expect(await weight(page).getAttribute('aria-invalid')).toBe('true');
  expect(await weight(page).inputValue()).toBe('1.2');
  await weight(page).fill('1.2 kg');
  await page.getByText('For 1.2 kg a board of at least 0.6 mm is advised*, more than our boards have.').waitFor();
  await page.getByRole('link', { name: 'Ask for a quote on a stronger board' }).click();
  await page.getByRole('heading', { name: 'WRITE TO US' }).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toMatch(/Inside size: 60 × 32 × 90 mm[\s\S]*Contents: 1\.2 kg/);
  await page.goBack();
  await expect.poll(() => weight(page).inputValue()).toBe('1200');
  expectNoComplaints();
  await context.close();
});

test('the studio advises a board for the drawn box, and the shop knows the weight then', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto('/dielines/straight-tuck-end?length=60&width=40&height=100&board=1');
  await weight(page).fill('0,32 kg');
  await page.getByText(for320).waitFor();
  await use(page, 300).click();
  const select = page.getByRole('combobox', { name: 'Board' });
  await expect.poll(() => select.inputValue()).toBe('2');
  expect(await select.evaluate((control) => control === document.activeElement)).toBe(true);
  await page.waitForURL(/board=2.*contents=320/);
  // A larger box asks for more than its contents.
  await page.getByRole('textbox', { name: 'Height', exact: true }).fill('350');
  await page.getByRole('textbox', { name: 'Length', exact: true }).fill('180');
  await page
    .getByText('For 2.52 litres inside we advise')
    .filter({ hasText: '0.5 mm thick*, more than for 320 g.' })
    .waitFor();
  await page.getByRole('link', { name: 'Order this box' }).click();
  await expect.poll(() => weight(page).inputValue()).toBe('320');
  await page.goto('/dielines/tag');
  expect(await weight(page).count()).toBe(0);
  expectNoComplaints();
  await context.close();
});

test('without script the advice comes with the page, and its button sends the form', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/p/soap-box?variant=202&board=1&quantity=2000', '/dielines/straight-tuck-end?board=1']) {
    await page.goto(path);
    await weight(page).fill('320 g');
    await weight(page).press('Enter');
    await page.getByText(for320).waitFor();
    expect(await weight(page).inputValue()).toBe('320');
    await use(page, 300).click();
    await page.waitForURL(/use=2/);
    expect(await use(page, 300).count()).toBe(0);
    await page.getByText(for320).waitFor();
  }
  await context.close();
});

test('the small steps of a phone advise a board, too, and carry the weight along', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/pio-mobile/design?variant=202&board=4');
  await weight(page).fill('320');
  await page.getByText(for320).waitFor();
  await page.getByRole('button', { name: 'Use 350 gsm' }).click();
  await expect.poll(() => board(page, 'White Backed Duplex Board 350 gsm, advised').isChecked()).toBe(true);
  await expectWellMadeOn(page, [smallestPhone]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/pio-mobile\/quantity\?.*contents=320/);
  await page.goBack();
  await expect.poll(() => weight(page).inputValue()).toBe('320');
  expectNoComplaints();
  await context.close();
});

test.each([
  '/p/soap-box?variant=202&board=1&contents=320',
  '/p/soap-box?variant=202&board=1&contents=1200',
  '/p/soap-box?variant=202&board=1&contents=heavy',
  '/dielines/straight-tuck-end?board=1&contents=320',
  '/dielines/straight-tuck-end?board=1&contents=1200',
])('%s is accessible and fits', async (path) => {
  await expectWellMade(shop, path);
});
