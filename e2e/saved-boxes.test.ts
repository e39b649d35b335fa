import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, newcomer, signedIn, signIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const soapBox = 'variant=202&length=70&width=42&height=118&board=2&outer=2&inner=8&quantity=2500&pincode=641001';
const name = 'Soap Box, made to measure, 70 × 42 × 118 mm';

const boxes = (page: Page) => page.getByRole('list', { name: 'Saved boxes' }).locator('> li');
const note = (page: Page) => page.getByLabel('Note to the printer');
const save = async (page: Page, as = '') => {
  await page.getByRole('button', { name: 'Save this box' }).click();
  await page.waitForURL('**/save-box?**');
  await page.getByLabel('Name').fill(as);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

test('a box is saved by way of the sign-in, opened as it was, renamed and deleted', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = newcomer();
  const { company: companyName, ...account } = person;
  await call(context, 'AddCustomer', { ...account, companyName });

  await page.goto(`/pio-mobile/summary?${soapBox}`);
  await note(page).fill('Matt black inside');
  await page.getByRole('button', { name: 'Save this box' }).click();
  await page.getByText('Your box is kept. Please log in to save it.').waitFor();
  await page.waitForURL('**/login?from=**');
  await signIn(page, person);
  await page.waitForURL('**/save-box?**');
  await page.getByText(`Without one it is called “${name}”.`).waitFor();
  await expect.poll(() => note(page).inputValue()).toBe('Matt black inside');
  await expectWellMadeOnBoth(page);
  // A double click saves one box.
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await page.getByText(`Saved as “${name}”.`).waitFor();
  await page.waitForURL('**/saved-boxes');
  const box = boxes(page);
  await box.getByRole('heading', { name, exact: true }).waitFor();
  expect(await box.count()).toBe(1);
  for (const fact of [
    'Folding Box Board 300 gsm · Gloss Aqueous outside · Liquid and Oil Barrier inside',
    'Note to the printer: Matt black inside',
    '2,500 pieces · To be delivered to 641001',
  ]) {
    await box.getByText(new RegExp(fact, 'i')).waitFor();
  }
  await box.getByText(/^₹[\d,.]+ today, before GST and delivery/).waitFor();
  await expectWellMadeOnBoth(page);

  await box.getByRole('link', { name: 'Open' }).click();
  await page.waitForURL('**/customizemybox/202?**');
  await expect.poll(() => note(page).inputValue()).toBe('Matt black inside');
  expect(await page.getByRole('textbox', { name: 'Width' }).inputValue()).toBe('42');
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('2500');
  expect(await page.getByLabel('Pincode').inputValue()).toBe('641001');
  expect(await page.getByRole('radio', { name: /Liquid and Oil Barrier/i }).isChecked()).toBe(true);
  // The price is requested again for this customer; meanwhile it is dimmed.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await expectWellMadeOnBoth(page);
  await save(page, 'Another name');
  await page.getByText(`You have saved this box already, as “${name}”.`).waitFor();
  await expect.poll(() => box.count()).toBe(1);

  // A box that looks the same says in bold how it differs.
  await box.getByRole('link', { name: 'Open' }).click();
  await page.waitForURL('**/customizemybox/202?**');
  await expect.poll(() => note(page).inputValue()).not.toBe('');
  await note(page).fill('');
  await save(page, 'Plain');
  await page.getByText('Saved as “Plain”.').waitFor();
  await page.waitForURL('**/saved-boxes');
  await box.locator('strong', { hasText: 'No note' }).waitFor();

  await page.getByRole('link', { name: 'Rename Plain' }).click();
  const field = page.getByLabel('Name of this box');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill('');
  await field.press('Enter');
  await page.getByText('Please enter a name.').first().waitFor();
  await expectWellMadeOnBoth(page);
  await field.fill('For the fair');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'For the fair' }).waitFor();

  for (const [each, left] of [
    ['For the fair', 1],
    [name, 0],
  ] as const) {
    await page.getByRole('link', { name: `Delete ${each}` }).click();
    await page.getByText(`Delete “${each}”?`).waitFor();
    if (left === 1) await expectWellMadeOnBoth(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => box.count()).toBe(left);
  }
  await page.getByText('No box is saved yet.').waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('main').getByRole('link', { name: 'Choose a box' }).click();
  await page.waitForURL('**/ordercustomboxes');
  expectNoComplaints();
  await context.close();
});

test('the account’s menu leads to the saved boxes; opening one that another tab has deleted says so, and removes it', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor({ width: 320, height: 640 });
  const person = await signedIn(page);
  const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 1000 };
  const { saved_box_id } = await call(context, 'SaveBox', { ...box, deliverytype: 'SelfPickup', name: 'Lavender' });
  await page.goto('/ordercustomboxes');
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('link', { name: 'Saved boxes' }).click();
  await page.getByRole('heading', { name: 'Lavender' }).waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('link', { name: 'Delete Lavender' }).click();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Delete Lavender' }).click();
  await call(context, 'DeleteSavedBox', { saved_box_id });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('This box is not among your saved boxes (any more).').waitFor();
  await page.getByText('No box is saved yet.').waitFor();
  expectNoComplaints();
  await context.close();
});

test('without JavaScript a box is saved, once, renamed and deleted', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const form = page.getByRole('main');
  const person = newcomer();
  const { company: companyName, ...account } = person;
  await call(context, 'AddCustomer', { ...account, companyName });

  await page.goto(`/customizemybox/202?${soapBox}`);
  await form.getByRole('button', { name: 'Save this box' }).click();
  await page.waitForURL('**/login?from=**');
  await signIn(page, person);
  await page.waitForURL('**/save-box?**');
  const address = page.url();
  await form.getByLabel('Name').fill('Lavender');
  await note(page).fill('Matt black inside');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByText('Your box is saved.').waitFor();
  await form.getByText('Note to the printer: Matt black inside').waitFor();
  await page.goto(address);
  await note(page).fill('Matt black inside');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByText('You have saved this box already.').waitFor();
  await form.getByRole('link', { name: 'Rename Lavender' }).click();
  await form.getByLabel('Name of this box').fill('');
  await form.getByRole('button', { name: 'Rename' }).click();
  await form.getByRole('alert').getByText('Please enter a name.').waitFor();
  await form.getByLabel('Name of this box').fill('Rose');
  await form.getByRole('button', { name: 'Rename' }).click();
  await form.getByRole('link', { name: 'Delete Rose' }).click();
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Delete', exact: true }).click();
  await form.getByText('No box is saved yet.').waitFor();
  await context.close();
});
