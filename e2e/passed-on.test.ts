import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, phone } from './browser.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The price bar's announcement for screen readers once the price has loaded. */
const priced = (page: Page, boxes = '1,000') => page.getByText(new RegExp(`^${boxes} boxes at ₹[\\d,.]+ each`));

describe('a box that is shared', () => {
  test('comes with its coating, number and note; the note leaves the address, and goes into the quotation', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(desktop);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const note = 'Lid <b>gold</b> & 100% matt\nSecond line';
    await page.goto('/p/soap-box?variant=202&outer=5&quantity=2000');
    await page.getByLabel('Note to the printer').fill(note);
    await page.getByRole('button', { name: 'Copy share link' }).click();
    await page.getByText('Link Copied to Clipboard').waitFor();
    await page.getByText('Anybody with the link can read your note.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await shop.visitor(phone);
    const path = new URL(address).pathname + new URL(address).search;
    await other.page.goto(path);
    const shared = other.page.getByLabel('Note to the printer');
    await expect.poll(() => shared.inputValue()).toBe(note);
    await expect.poll(() => other.page.url()).not.toContain('note=');
    await other.page.getByRole('radio', { name: /^Matt Lamination/, checked: true }).waitFor();
    await priced(other.page, '2,000').waitFor();
    await shared.fill('Mine');
    await other.page.reload();
    await expect.poll(() => shared.inputValue()).toBe('Mine');
    await other.page.getByRole('button', { name: 'Get Quote' }).click();
    await other.page.waitForURL(/getquote\?.*note=Mine/);
    await expect.poll(() => other.page.getByLabel('Note to the printer').inputValue()).toBe('Mine');
    await expectAccessible(other.page);
    other.expectNoComplaints();
    expectNoComplaints();
    await other.context.close();
    await context.close();
  });
});

test('a quotation asks for a name and a pincode, and is a PDF that leads to an order at its price', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/p/soap-box?variant=202&quantity=2000&length=70&width=42&height=118');
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await page.getByRole('heading', { name: 'Get Quote' }).waitFor();
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await page.getByText('Please enter your name.').first().waitFor();
  await field(page, 'Name').fill('Kavitha Raman');
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await page.getByText('Please enter valid pincode.').first().waitFor();
  expect(await page.getByLabel('Pincode').evaluate((input) => input === document.activeElement)).toBe(true);
  // The price beside the form follows the pincode that is typed.
  const row = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await page.getByLabel('Pincode').fill('560001');
  const elsewhere = await row('Delivery to 560001').innerText();
  await page.getByLabel('Pincode').fill('641001');
  expect(await row('Delivery to 641001').innerText()).not.toBe(elsewhere);
  const total = await row('Total').innerText();
  const answered = page.waitForResponse('**/api/GetQuotation');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get Quote' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByText(/^Quotation .+ is made/).waitFor();
  // The form is gone; the quotation and the price beside it are the same.
  await page.getByText(`${total} with delivery and GST.`).waitFor();
  expect(await row('Delivery to 641001').count()).toBe(1);
  expect(await row('Total').innerText()).toBe(total);

  const { data: quotation } = (await (await answered).json()) as { data: { order_address: string } };
  await page.goto(new URL(quotation.order_address, shop.url).href.replace(/^https?:\/\/[^/]+/, shop.url));
  await priced(page, '2,000').waitFor();
  await page.getByText(/At the price of quotation/).waitFor();
  expect(await field(page, 'Length').inputValue()).toBe('70');
  await page.getByRole('radio', { name: /^3,000/ }).check();
  await page.getByText(/At the price of quotation/).waitFor({ state: 'detached' });
  expectNoComplaints();
  await context.close();
});
