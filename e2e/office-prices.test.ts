import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, expectAccessible } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();

/** The price of the product page, as it is announced to screen readers. */
const announced = (page: Page) => page.getByText(/^1,000 boxes at ₹[\d,.]+ each/);

const priceOnSite = async (page: Page): Promise<string> => {
  await page.goto('/p/soap-box?variant=202');
  return (await announced(page).textContent()) ?? '';
};

describe('prices and the catalogue in the back office', () => {
  let visitor: Awaited<ReturnType<typeof shop.visitor>>;
  let page: Page;
  beforeAll(async () => {
    visitor = await shop.visitor(desktop);
    page = visitor.page;
    await visitor.context.request.post('/api/StaffSignIn', { data: staff });
  });
  afterAll(async () => {
    visitor?.expectNoComplaints();
    await visitor?.context.close();
  });

  test('a draft is made, corrected, compared and published, and the site has the new price', async () => {
    const before = await priceOnSite(page);
    await page.goto('/manage/prices');
    await expectWellMadeOn(page);
    await page.getByRole('link', { name: 'Open cartons' }).click();
    await page.getByRole('button', { name: 'Begin a draft from it' }).click();
    const board = page.getByLabel('Folding box board (₹ a kg)');
    await board.fill('99,000.5');
    await page.getByRole('button', { name: 'Save and compare' }).click();
    await page.getByText('Please enter a figure from ₹1.00 to ₹10000.00.').waitFor();
    await expect.poll(() => board.getAttribute('aria-invalid')).toBe('true');
    await expectWellMadeOn(page);
    await board.fill('170');
    await page.getByRole('button', { name: 'Save and compare' }).click();
    await page.waitForURL('**/manage/prices/carton/compare');
    await page.getByRole('heading', { name: 'Cartons: draft and present prices' }).waitFor();
    await page.getByText('None of the last hundred orders').waitFor();
    await expectWellMadeOn(page);
    await page.getByLabel('Note').fill('Board is dearer');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('row').filter({ hasText: 'carton-2' }).getByText('in force').waitFor();
    await page.getByText('Board is dearer').waitFor();
    await expectWellMadeOn(page);
    expect(await priceOnSite(page)).not.toBe(before);
  });

  test('a version is downloaded, and a wrong file is refused with its line', async () => {
    await page.goto('/manage/prices/delivery');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV of demo-2' }).click();
    const downloaded = await download;
    expect(downloaded.suggestedFilename()).toBe('demo-2.csv');
    expect(downloaded.url()).toContain('/manage/prices/delivery/csv?version=');
    // The mark from which Excel knows that a file is UTF-8.
    expect((await readFile(await downloaded.path())).subarray(0, 3).toString('hex')).toBe('efbbbf');
    const file = { name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from('key,value\r\nfee,1\r\n') };
    await page.getByLabel('CSV file').setInputFiles(file);
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByRole('alert').getByText('Line 2: there is no figure “fee” in this table.').waitFor();
  });

  test('holidays, tax rates and limits are changed', async () => {
    await page.goto('/manage/holidays');
    await page.getByLabel('What it is called').fill('Stocktaking');
    await page.getByLabel('Day', { exact: true }).fill(`${new Date().getFullYear() + 1}-03-30`);
    await page.getByRole('button', { name: 'Add holiday' }).click();
    await page
      .getByRole('status')
      .getByText(/is a holiday now: Stocktaking/)
      .waitFor();
    await expectWellMadeOn(page);
    await page.goto('/manage/tax-rates');
    await page.getByLabel('HSN').fill('48');
    await page.getByRole('button', { name: 'Add rate' }).click();
    await page.getByText('Please enter an HSN of four, six or eight digits.').waitFor();
    await expectWellMadeOn(page);
  });

  test('a group gets a price list, and a coupon is made, ended and downloaded', async () => {
    await page.goto('/manage/customer-groups');
    await page.getByLabel('Name').fill('Dealers');
    await page.getByRole('button', { name: 'Make group' }).click();
    await page.getByRole('status').getByText('The group “Dealers” is made.').waitFor();
    await expectWellMadeOn(page);
    await page.goto('/manage/price-lists');
    await page.getByLabel('Name').fill('Dealer prices');
    await page.getByLabel('For the group').selectOption('Dealers');
    await page.getByLabel('Share').first().fill('12.5');
    await page.getByRole('button', { name: 'Make price list' }).click();
    await page.getByRole('status').getByText('The price list “Dealer prices” is made.').waitFor();
    await expectWellMadeOn(page);
    await page.goto('/manage/coupons');
    await page.getByLabel('Code').fill('diwali10');
    await page.getByLabel('Share of the goods').fill('10');
    await page.getByRole('button', { name: 'Make coupon' }).click();
    await page.getByRole('status').getByText('Coupon DIWALI10 is made.').waitFor();
    await expectWellMadeOn(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await download).url()).toContain('/manage/coupons/csv');
    await page.getByRole('button', { name: 'End now DIWALI10' }).click();
    await page.getByRole('status').getByText('Coupon DIWALI10 has ended.').waitFor();
  });

  test('a size is renamed and switched off, and its impossible size is refused beside the field', async () => {
    await page.goto('/manage/catalogue');
    await expectWellMadeOn(page);
    const row = page.getByRole('row').filter({ hasText: /Soap/ }).first();
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    await row.getByRole('link', { name: /^Change/ }).click();
    await page.waitForURL('**/manage/catalogue/sizes/*');
    await page.getByText(/3,000 boxes on .*, not coated/).waitFor();
    await page.getByLabel('Width inside').fill('1');
    await page.getByRole('status').getByText(/mm/).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.getByLabel('Width inside').getAttribute('aria-invalid')).toBe('true');
    await expectWellMadeOn(page);
    await page.goBack();
    await page.getByRole('link', { name: `Change ${name}` }).click();
    await page.getByLabel('Name', { exact: true }).fill('Soap carton, renamed');
    await page.getByLabel('State').selectOption('Inactive');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = page.getByRole('row').filter({ hasText: 'Soap carton, renamed' });
    await renamed.getByText('Switched off').waitFor();
    const answer = await shop.call('GetVariantData', {});
    const { data } = (await answer.json()) as { data: { fld_variantname: string }[] };
    const names = data.map(({ fld_variantname }) => fld_variantname);
    expect(names).not.toContain(name);
    expect(names).not.toContain('Soap carton, renamed');
  });

  test('a size is added with a picture, and the site has its page, price and picture', async () => {
    await page.goto('/manage/catalogue');
    await page.getByRole('link', { name: 'Add a size to Soap Box' }).click();
    await page.waitForURL('**/manage/catalogue/categories/*/new-size');
    await page.getByLabel('Name', { exact: true }).fill('Soap Box, guest 40 g');
    for (const [side, typed] of [
      ['Length inside', '50'],
      ['Width inside', '30'],
      ['Height inside', '70'],
    ] as const)
      await page.getByLabel(side).fill(typed);
    await page.getByLabel('Short text').fill('For guest soaps');
    await page.getByText('15 of 500 characters').waitFor();
    await page.getByText(/3,000 boxes on .*, not coated/).waitFor();
    await expectWellMadeOn(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The size is on the site now').waitFor();
    await page.getByRole('link', { name: 'Picture', exact: true }).click();
    await page.waitForURL('**/manage/catalogue/pictures/variant/*');
    const picture = { name: 'box.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel('PNG or JPEG').setInputFiles(picture);
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByRole('heading', { name: 'Not on the site yet' }).waitFor();
    await page.getByRole('button', { name: 'Put it on the site' }).click();
    await page.getByText('Please say in a few words what the picture shows.').waitFor();
    await expectWellMadeOn(page);
    await page.getByLabel('What it shows').fill('A small soap carton');
    await page.getByRole('button', { name: 'Put it on the site' }).click();
    await page.getByText('The picture is on the site now.').waitFor();
    await page.goto('/pm/soap-box-guest-40-g');
    await announced(page).waitFor();
    const shown = page.getByRole('img', { name: 'A small soap carton' });
    await expect.poll(() => shown.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  test('a category is added, asks for its first size, and is renamed', async () => {
    await page.goto('/manage/catalogue/new-category');
    await page.getByLabel('Name', { exact: true }).fill('Wax Melt Box');
    await page.getByRole('button', { name: 'Save and add a size' }).click();
    await page.getByText('Please choose an industry.').first().waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Wax Melt Box');
    await page.getByLabel('Industry').selectOption({ index: 1 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and add a size' }).click();
    await page.waitForURL('**/manage/catalogue/categories/*/new-size?done=category-added');
    await page.goto('/manage/catalogue');
    await page.getByRole('link', { name: 'Change the category Wax Melt Box' }).click();
    await page.waitForURL('**/manage/catalogue/categories/*');
    await page.getByText('Its address on the site stays /p/wax-melt-box.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Wax Melt Carton');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Wax Melt Carton' }).waitFor();
    await page.waitForURL('**/manage/catalogue');
  });

  test('a board without a price says so, and what the sticker page offers is edited', async () => {
    await page.goto('/manage/catalogue/new-material?kind=board');
    await page.getByLabel('Name', { exact: true }).fill('Kraft Board');
    await page.getByLabel('Bulk').fill('1.4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter the weight in whole grams').waitFor();
    await page.getByLabel('Weight').fill('300');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/manage/catalogue/materials?*');
    await page.getByText('Kraft Board is saved. Buyers see it once').waitFor();
    await page.getByText('No price yet', { exact: true }).waitFor();
    await expectWellMadeOn(page);
    await page.goto('/manage/catalogue/stickers');
    await page.getByLabel('New quantity').fill('750');
    await page.getByRole('button', { name: 'Add quantity' }).click();
    await page.getByRole('button', { name: 'Switch off 750' }).waitFor();
    await expectWellMadeOn(page);
  });
});
