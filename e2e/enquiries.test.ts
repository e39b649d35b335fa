import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const visitWithoutScript = async () => {
  const context = await shop.browser.newContext({
    baseURL: shop.url,
    viewport: phone,
    javaScriptEnabled: false,
  });
  context.setDefaultTimeout(15_000);
  return { context, page: await context.newPage() };
};

type Step = readonly [fill: Readonly<Record<string, string>>, text: string, focused: RegExp];

/** Submits the form after each step, and expects the text as a toast and beside its field, with the focus in the field. */
const expectRefusals = async (page: Page, form: Locator, steps: readonly Step[]) => {
  for (const [fill, text, focused] of steps) {
    for (const [label, value] of Object.entries(fill)) await fieldOf(form, label).fill(value);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => page.getByText(text, { exact: true }).count(), { message: text }).toBe(2);
    const field = form.getByLabel(focused);
    await expect.poll(() => field.first().evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await describedBy(field.first()), text).toContain(text);
  }
};
const fieldOf = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}`));
const describedBy = (field: Locator) =>
  field.evaluate((control) => {
    const owner = control.closest('fieldset') ?? control;
    const ids = owner.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent);
  });

test('the panel: every check in order, Escape and focus, nothing typed is lost, and thanks once it is stored', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  const panel = page.getByRole('dialog', { name: 'ENQUIRY' });
  const button = page.getByRole('button', { name: 'Enquire Now' });
  await page.goto('/p/soap-box');
  await button.click();
  await panel.getByText('soap box').waitFor();
  await expectAccessible(page);
  await expectRefusals(page, panel, [
    [{}, 'Please enter your name.', /^Name/],
    [{ Name: 'Asha Panel' }, 'Please enter mobile number.', /^Mobile/],
    [{ Mobile: '98400 123' }, 'Please enter valid mobile number.', /^Mobile/],
    [{ Mobile: '+91 98400 12345', Email: 'asha@kokko' }, 'Please enter valid email.', /^Email/],
    [{ Email: '' }, 'Please enter area pincode.', /^Pincode/],
    [{ Pincode: 'a6410x' }, 'Please enter valid pincode.', /^Pincode/],
  ]);
  expect(await panel.getByLabel('Mobile').inputValue()).toBe('9840012345');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await button.click();
  await expect.poll(() => panel.getByLabel('Name').inputValue()).toBe('Asha Panel');
  await panel.getByLabel('Pincode').fill('641001');
  await panel.getByRole('button', { name: 'Submit' }).dblclick();
  await page.getByText('Thank you, our team will contact you shortly!').waitFor();
  await panel.waitFor({ state: 'hidden' });

  await button.click();
  await panel.waitFor();
  expect(await panel.getByLabel('Name').inputValue()).toBe('');
  await expect.poll(() => mailbox.subjects('Asha Panel')).toEqual(['Enquiry from Asha Panel: soap box']);
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('the enquiry page: every check in order, thanks, and home', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  const email = 'asha.page@kokko.example';
  await page.goto('/');
  await page.goto('/enquiry');
  await page.getByRole('heading', { name: 'WRITE TO US', level: 1 }).waitFor();
  const form = page.getByRole('main');
  await expectAccessible(page);
  await expectRefusals(page, form, [
    [{}, 'Please enter your name.', /^Name/],
    [{ Name: 'Asha Page' }, 'Please enter mobile number.', /^Mobile/],
    [{ Mobile: '984001234' }, 'Please enter valid mobile number.', /^Mobile/],
    [{ Mobile: '9840012345' }, 'Please enter email address.', /^Email/],
    [{ Email: 'asha@kokko' }, 'Please enter valid email address.', /^Email/],
    [{ Email: email }, 'Please enter area pincode.', /^Pincode/],
    [{ Pincode: '64100' }, 'Please enter valid pincode.', /^Pincode/],
  ]);
  await expectAccessible(page);
  await form.getByLabel('Pincode').fill('641001');
  await form.getByLabel('Message').fill('Boxes for twelve chocolates.');
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thanks for Writing to us..! Our Team will Contact You Soon...').waitFor();
  await page.waitForURL(`${shop.url}/`);
  await expect.poll(() => mailbox.subjects(email)).toEqual(['Your enquiry to Boxwright']);
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('the mono carton quotation: eleven checks in order, a too small quantity reported at once, thanks and an empty form', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto('/mono-cartons');
  await page.getByRole('button', { name: 'Click here for Quotes' }).click();
  const panel = page.getByRole('dialog', { name: 'ENQUIRY' });
  await panel.getByLabel('Organisation').waitFor();
  await expectAccessible(page);
  await expectRefusals(page, panel, [
    [{}, 'Please enter your name', /^Name/],
    [{ Name: 'Asha Quote' }, 'Please enter an organisation name', /^Organisation/],
    [{ Organisation: 'Kokko' }, 'Please enter your mobile number', /^Mobile/],
    [{ Mobile: '98400' }, 'Please enter a valid mobile number', /^Mobile/],
    [{ Mobile: '9840012345' }, 'Please enter a valid email', /^Email/],
    [{ Email: 'asha.quote@kokko.example' }, 'Please enter a pincode', /^Pincode/],
    [{ Pincode: '641001' }, 'Please select the type of monocarton', /^Straight Tuck/],
  ]);
  await panel.getByRole('radio', { name: 'Straight Tuck' }).check();
  await panel.getByRole('radio', { name: 'Seal Type' }).check();
  expect(await panel.getByRole('radio', { name: 'Straight Tuck' }).isChecked()).toBe(false);
  await panel.getByLabel('Quantity').fill('999');
  await panel.getByLabel('Length').focus();
  await panel.getByText('Quantity must be at least 1000').waitFor();
  await expectRefusals(page, panel, [
    [{}, 'Quantity must be at least 1000', /^Quantity/],
    [{ Quantity: '1000' }, 'Please enter a length', /^Length/],
    [{ Length: '12.5' }, 'Please enter a width', /^Width/],
    [{ Width: '4' }, 'Please enter a height', /^Height/],
  ]);
  await expectAccessible(page);
  await panel.getByLabel('Height').fill('9');
  await page.route('**/api/monocartonsenquiry', (route) => route.abort());
  await panel.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('An error occurred. Please try again.').waitFor();
  await page.unroute('**/api/monocartonsenquiry');
  await panel.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you, our team will contact you shortly!').waitFor();
  await expect.poll(() => panel.getByLabel('Name').inputValue()).toBe('');
  expect(await panel.getByRole('radio', { name: 'Seal Type' }).isChecked()).toBe(false);
  await expect.poll(() => mailbox.subjects('Asha Quote')).toEqual(['Enquiry from Asha Quote: Seal Type']);
  await visitor.context.close();
});

test('a card of the mono carton page asks about its product', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto('/mono-cartons');
  await page.getByRole('button', { name: /hair oil/i }).click();
  await page.getByRole('dialog', { name: 'ENQUIRY' }).getByText('hair oil').waitFor();
  visitor.expectNoComplaints();
  await visitor.context.close();
});

describe('without script', () => {
  test('Enquire Now leads to the page; errors are shown beside the field, and everything typed is kept', async () => {
    const { context, page } = await visitWithoutScript();
    await page.goto('/p/soap-box');
    await page.getByRole('button', { name: 'Enquire Now' }).click();
    await page.waitForURL('**/enquiry?from=**');
    const form = page.getByRole('main');
    expect(await form.getByLabel('Message').inputValue()).toBe('About soap box: ');
    // In a noscript element, Playwright finds no texts, only roles.
    expect(await form.locator('form').getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    await form.getByLabel('Name', { exact: true }).fill('Asha Noscript');
    await form.getByLabel('Mobile').fill('+91 98400 12345');
    await form.getByLabel('Message').fill('Two lines\nof text');
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByRole('alert').textContent()).toBe('Please enter email address.');
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha Noscript');
    expect(await form.getByLabel('Mobile').inputValue()).toBe('9840012345');
    expect(await form.getByLabel('Message').inputValue()).toMatch(/^Two lines\r?\nof text$/);

    await form.getByLabel('Email').fill('asha.noscript@kokko.example');
    await form.getByLabel('Pincode').fill('641 001');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/enquiry?sent=message');
    await page.getByText('Thanks for Writing to us..! Our Team will Contact You Soon...').waitFor();
    await page.reload();
    await expect.poll(() => mailbox.subjects('asha.noscript@kokko.example')).toEqual(['Your enquiry to Boxwright']);
    await context.close();
  });

  test('the quotation is requested on the page, with all its checks', async () => {
    const { context, page } = await visitWithoutScript();
    await page.goto('/mono-cartons');
    await page.getByRole('button', { name: 'Click here for Quotes' }).click();
    await page.waitForURL('**/enquiry?form=quote');
    const form = page.getByRole('main');
    const fill = { Name: 'Asha Paper', Organisation: 'Kokko', Mobile: '9840012345', Email: 'asha.paper@kokko.example' };
    for (const [label, value] of Object.entries(fill)) await fieldOf(form, label).fill(value);
    await form.getByLabel('Pincode').fill('641001');
    await form.getByRole('radio', { name: 'Reverse Tuck' }).check();
    for (const [label, value] of Object.entries({ Length: '10', Width: '4', Height: '9' }))
      await form.getByLabel(label).fill(value);
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await form.getByRole('alert').textContent()).toBe('Quantity must be at least 1000');
    expect(await form.getByRole('radio', { name: 'Reverse Tuck' }).isChecked()).toBe(true);
    await form.getByLabel('Quantity').fill('5000');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/enquiry?sent=quote');
    await page.getByText('Thank you, our team will contact you shortly!').waitFor();
    await context.close();
  });
});

test('a form on another website can’t submit in a visitor’s name', async () => {
  const answer = await fetch(`${shop.url}/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    body: 'name=Mallory',
  });
  expect(answer.status).toBe(403);
});

test('a box of own size is asked about from the customiser, with the drawing of that size', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/p/soap-box?variant=202&length=70&width=41&height=120&quantity=2000&pincode=641001');
  await page.getByRole('radio', { name: /^3,000/ }).check();
  await page.getByRole('link', { name: 'Ask about this box' }).click();
  await page.waitForURL('**/enquiry?**');
  const box = page.getByRole('region', { name: 'Your box' });
  await box.getByText('Quantity: 3,000').waitFor();
  await box.getByText('Inside size: 70 × 41 × 120 mm').waitFor();
  expect(await box.locator('img').getAttribute('src')).toMatch(/^\/pictures\/box\/[\w-]+\/70x41x120\.svg/);
  await expect
    .poll(() => box.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.getByLabel('Message').inputValue()).toContain('Inside size: 70 × 41 × 120 mm');
  await expectNoSidewaysScroll(page);
  expectNoComplaints();
  await context.close();
});
