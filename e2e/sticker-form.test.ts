import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { signedIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

/** A figure of the order summary, by its name. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Order summary' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('xpath=following-sibling::dd');
const orderNow = (page: Page) => page.getByRole('button', { name: 'Order Now' }).click();
const problem = (page: Page, text: string) => page.getByText(text).first().waitFor();
/** Waits until a refused field has the focus, and is marked for whoever can't see it. */
const expectRefused = (field: Locator) =>
  expect
    .poll(() => field.evaluate((it) => [it === document.activeElement, it.getAttribute('aria-invalid')]))
    .toEqual([true, 'true']);
const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: /terms/i }).check();
const query = (page: Page) => new URL(page.url()).searchParams;

describe('the sticker page', () => {
  test('shows its size messages in their order, and asks for no price while one shows', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    const asked: string[] = [];
    await page.goto('/ordercustomstickers?shape=2');
    page.on('request', (request) => {
      if (request.url().endsWith('/api/GetStickerQuote')) asked.push(request.postData() ?? '');
    });
    await page.getByRole('radio', { name: 'Custom Size' }).check();
    const [length, width] = [page.getByLabel('Length'), page.getByLabel('Width')];
    for (const [long, wide, text] of [
      ['300', '456', 'Width must be 455 mm or less.'],
      ['456', '300', 'Length must be 455 mm or less.'],
      ['303', '455', 'Length must be 302 mm or less.'],
      ['455', '303', 'Width must be 302 mm or less.'],
      ['303', '303', 'Maximum size should be 455x302 or vice versa'],
    ] as const) {
      // Emptied first, so that no size typed meanwhile has a price.
      await length.fill('');
      await width.fill(wide);
      await length.fill(long);
      await page.getByRole('status').filter({ hasText: text }).waitFor();
      expect(await figure(page, 'You pay, all in').innerText()).toBe('—');
    }
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Errors that only the engine knows are shown in the same place.
    await length.fill('9');
    await width.fill('50');
    await page.getByRole('status').filter({ hasText: 'Length and width must be at least 10 mm.' }).waitFor();
    await length.fill('62.5');
    await width.fill('50');
    await expect.poll(() => figure(page, 'With bleed').innerText()).toBe('65.5 × 53 mm');
    await page.getByRole('button', { name: 'Back to the list of sizes' }).click();
    await page.getByRole('radio', { name: '50 × 30 mm' }).and(page.locator(':checked')).waitFor();
    await page.getByRole('radio', { name: 'Custom Size' }).check();
    expect(await length.inputValue()).toBe('');
    expectNoComplaints();
    await context.close();
  });

  test('shows what is missing in the order of the document, as a toast and at its field', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(desktop);
    await page.goto('/ordercustomstickers?shape=2');
    const quantity = page.getByLabel('Quantity');
    await quantity.fill('99');
    await expect.poll(() => figure(page, 'You pay, all in').innerText()).toBe('—');
    await quantity.blur();
    await problem(page, 'Min quantity should be 100');
    await orderNow(page);
    await problem(page, 'Minimum number of quantity 100');
    await expectRefused(quantity);
    // Figures are faded while their price is on its way.
    await expect.poll(() => page.locator('dl[aria-busy=true]').count()).toBe(0);
    await expectAccessible(page);
    await quantity.fill('100');
    await orderNow(page);
    await problem(page, 'Please accept the terms and conditions.');
    await acceptTerms(page);
    await page.getByRole('radio', { name: 'Custom Size' }).check();
    await orderNow(page);
    await problem(page, 'Please enter/select size');
    await expectRefused(page.getByLabel('Length'));
    expectNoComplaints();
    await context.close();
  });

  test('helps with the design: instructions as a dialog and a PDF, and a chat that knows the choice', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    await page.goto('/ordercustomstickers?shape=1&length=50&width=50&quantity=99&material=2');
    const button = page.getByRole('link', { name: 'Design instructions' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Design instructions' });
    await dialog.getByText('1.5 mm beyond the cut').waitFor();
    for (const name of ['Chat on WhatsApp', /^Call /, /^Write to /]) {
      await dialog.getByRole('link', { name }).waitFor();
    }
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe('sticker-design-instructions.pdf');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    const chat = page.getByRole('link', { name: 'Design assistance on WhatsApp' });
    await chat.click();
    await problem(page, 'Min quantity should be 100');
    expect(context.pages()).toHaveLength(1);
    await page.getByLabel('Quantity').fill('250');
    const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    for (const said of ['Shape: Round', 'Size: 50 × 50 mm', 'Quantity: 250', 'Material: Kraft Paper']) {
      expect(message).toContain(said);
    }
    expectNoComplaints();
    await context.close();
  });

  test('keeps the choice in the address, over a reload, and for the next visit', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    await page.goto('/ordercustomstickers');
    await page.getByRole('radio', { name: 'Hexagon' }).check();
    await page.getByRole('radio', { name: 'Custom Size' }).check();
    await page.getByLabel('Length').fill('44');
    await page.getByLabel('Width').fill('40');
    await expect.poll(() => figure(page, 'Sticker size').innerText()).toBe('44 × 40 mm');
    const priceOfFew = await figure(page, 'You pay, all in').innerText();
    await page.getByRole('button', { name: 'Take 2,000 stickers' }).click();
    await expect.poll(() => query(page).get('quantity')).toBe('2000');
    await expect.poll(() => figure(page, 'You pay, all in').innerText()).not.toBe(priceOfFew);
    const total = await figure(page, 'You pay, all in').innerText();
    const address = page.url();
    await page.reload();
    expect(await figure(page, 'You pay, all in').innerText()).toBe(total);
    expect(await page.getByLabel('Length').inputValue()).toBe('44');
    await page.goto('/ordercustomstickers');
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('2000');
    await expect.poll(() => figure(page, 'You pay, all in').innerText()).toBe(total);

    const other = await shop.visitor(desktop);
    await other.page.goto(address);
    expect(await figure(other.page, 'You pay, all in').innerText()).toBe(total);
    other.expectNoComplaints();
    await other.context.close();
    expectNoComplaints();
    await context.close();
  });

  test('has the last choice in the address after leaving at once and coming back', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    // A page that is never idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/ordercustomstickers?shape=1&material=2');
    await page.getByLabel('Quantity').fill('1750');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${shop.url}/`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Custom Stickers', level: 1 }).waitFor();
    expect(query(page).get('quantity')).toBe('1750');
    expect(await page.getByLabel('Quantity').inputValue()).toBe('1750');
    expectNoComplaints();
    await context.close();
  });

  test('fills the last sheet when asked to', async () => {
    const { page, context } = await shop.visitor(phone);
    await page.goto('/ordercustomstickers?shape=1&length=40&width=40&quantity=100&material=1');
    await page.getByText(/^80 fit on a sheet: 60 more cost/).waitFor();
    await page.getByRole('button', { name: 'Take 160' }).click();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('160');
    await context.close();
  });

  test('makes a quotation that orders at its price', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    await signedIn(page);
    await page.goto('/ordercustomstickers?shape=3&length=75&width=50&quantity=300&material=3');
    await page.getByRole('button', { name: 'Get Quote' }).click();
    await page.waitForURL('**/getquote?**');
    await page.getByRole('heading', { name: 'Your stickers' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Asha Raman');
    await page.getByLabel('Pincode').fill('641001');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Get Quote' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Order at this price' }).click();
    await page.waitForURL('**/ordercustomstickers?**');
    await page.getByText(/^At the price of quotation QTN/).waitFor();
    expectNoComplaints();
    await context.close();
  });
});
