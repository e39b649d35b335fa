import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone, tablet } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, newcomer } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

test('an address that is dearer to deliver to: the sale’s button says the new total, and places the order for it', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  const { name, email, mobile, company } = newcomer();
  await call(context, 'StaffSignIn', staff);
  const { customer_id } = await call(context, 'AddCustomerAtDesk', { name, email, mobile, company, gstin: '' });
  const { sale_id } = await call(context, 'StartSale', { customer_id });
  const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 20_000 };
  const { version: seen } = await call(context, 'GetSale', { sale_id });
  await call(context, 'AddBoxToSale', { sale_id, seen, ...box, delivery_type: 'StandardShipping', pincode: '600001' });
  const place = { pincode: '194101', state_id: null, city_id: null };
  await call(context, 'AddAddressAtDesk', {
    ...{ customer_id, company, contact: name, mobile, area: '1 Fort Road', gstin: '' },
    ...place,
  });

  await page.goto(`/manage/sell/${sale_id}`);
  const button = page.getByRole('button', { name: /^Place order for ₹/ });
  const before = await button.textContent();
  await button.click();
  await page.getByText(/^The total has changed from/).waitFor();
  const risen = await button.textContent();
  expect(risen).not.toBe(before);
  await button.click();
  const order = page.getByRole('heading', { name: /^Order BW/ }).or(page.getByText(/is to be paid\.$/));
  await order.first().waitFor();
  const { order: placed } = await call(context, 'GetSale', { sale_id });
  expect(risen).toContain(placed.total.toLocaleString('en-IN', { minimumFractionDigits: 2 }));
  expectNoComplaints();
  await context.close();
});

/** The options of the selects in sight that don't fit into their field. */
const cutOptions = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen === null || room <= 0) return [];
      pen.font = font;
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    });
  });

test('the texts of the sale’s selects aren’t cut, or are written out below where a screen has no room for them', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor({ width: 1366, height: 768 });
  const { name, email, mobile, company } = newcomer();
  await call(context, 'StaffSignIn', staff);
  const { customer_id } = await call(context, 'AddCustomerAtDesk', { name, email, mobile, company, gstin: '' });
  const { sale_id } = await call(context, 'StartSale', { customer_id });
  await page.goto(`/manage/sell/${sale_id}`);
  for (const summary of ['Add stickers', 'Add a sample'])
    await page.getByText(summary, { exact: true }).first().click();
  expect(await cutOptions(page)).toEqual([]);
  await page.setViewportSize(tablet);
  expect(await cutOptions(page)).toEqual([]);

  await page.setViewportSize(phone);
  const main = page.getByRole('main');
  const box = main.getByRole('form', { name: 'Add a box' });
  const cut = new Set(await cutOptions(page));
  for (const select of ['Box', 'Board']) {
    const field = box.getByLabel(select, { exact: true });
    const texts = (await field.getByRole('option').allTextContents()).filter((text) => cut.has(text));
    const [long = ''] = texts;
    await field.selectOption(long);
    await box.getByRole('paragraph').filter({ hasText: long }).waitFor();
    for (const text of texts) cut.delete(text);
  }
  // The same boxes and boards as in the sample's fields.
  expect([...cut]).toEqual([]);
  await expectWellMadeOn(page, [phone]);
  expectNoComplaints();
  await context.close();
});

test('a quotation is found in the list of its state, lost with a reason, open again, and made a sale of', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const { name, email, mobile, company } = newcomer();
  await call(context, 'StaffSignIn', staff);
  const { customer_id } = await call(context, 'AddCustomerAtDesk', { name, email, mobile, company, gstin: '' });
  const { sale_id } = await call(context, 'StartSale', { customer_id });
  const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 1000 };
  const { version: seen } = await call(context, 'GetSale', { sale_id });
  await call(context, 'AddBoxToSale', { sale_id, seen, ...box, delivery_type: 'StandardShipping', pincode: '600001' });
  const { version } = await call(context, 'GetSale', { sale_id });
  const { number } = await call(context, 'QuoteSale', { sale_id, seen: version });

  await page.goto('/manage/quotations');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
  await card.getByLabel('Lost because').selectOption('Too dear');
  await card.getByLabel(/^Note for colleagues/).fill('They asked for ₹1 less a box.');
  await card.getByRole('button', { name: 'Note it' }).click();
  await page.locator(':focus').getByText(`${number} is noted.`).waitFor();
  await page.getByRole('link', { name: 'Lost', exact: true }).click();
  await card.getByText('Lost: Too dear').waitFor();
  await expectWellMadeOn(page);
  await card.getByLabel('Lost because').selectOption('Not lost');
  await card.getByRole('button', { name: 'Note it' }).click();
  await page
    .getByText('No such quotation')
    .or(page.getByText(`${number} is noted.`))
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await card.getByRole('button', { name: `Make a sale of ${number}` }).click();
  await page.waitForURL('**/manage/sell/*');
  expectNoComplaints();
  await context.close();
});
