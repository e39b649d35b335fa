import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, phone } from './browser.ts';
import { orderBoxes, signedIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

/** A customer whose browser runs no scripts. */
const visit = async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await signedIn(page);
  return { page, context, form: page.getByRole('main') };
};

test('without scripts an order is paid on the page of the payment provider, which a press opens', async () => {
  const { page, context, form } = await visit();
  const { id } = await orderBoxes(context);
  const order = `/checkout?order=${id}`;
  await page.goto(order);
  await form.getByRole('button', { name: 'Pay Half' }).click();
  await form.getByText('The payment page opens now.').waitFor();
  await expectNoSidewaysScroll(page);
  await page.goto(order);
  await form.getByRole('button', { name: 'I left the payment page' }).click();
  await form.getByRole('button', { name: 'Pay Full' }).click();
  await form.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Success', exact: true }).click();
  await page
    .getByRole('button', { name: 'Continue' })
    .or(page.getByRole('link', { name: 'Continue' }))
    .click();
  await page.waitForURL(/\/payment(process|success)\//);
  await context.close();
});

test('without scripts an address is added to the book, changed and deleted, and a refusal says why', async () => {
  const { page, context, form } = await visit();
  await page.goto('/address_book_form');
  // It would do nothing.
  expect(await page.getByRole('button', { name: 'Use my location' }).count()).toBe(0);
  await form.getByRole('button', { name: 'Add Address' }).click();
  await form.getByRole('alert').getByText('Please select Address Title', { exact: true }).waitFor();
  await form.getByRole('radio', { name: 'Office' }).check();
  const area = form.getByLabel('Area/Colony/Street/Sector/Village');
  await area.fill('12 Mill Road');
  await form.getByLabel('Company name').fill('Kokko Chocolates');
  await form.getByLabel('Flat/House/Company/Building/Apartment No.').fill('Door 4');
  await form.getByLabel('Pincode').fill('641001');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await page.waitForURL('**/customerprofile?address=added');
  await form.getByRole('status').getByText('Address Successfully Added').waitFor();
  const addresses = form.getByRole('list', { name: 'Addresses' });
  await addresses.getByText('Coimbatore, Tamil Nadu 641001').waitFor();
  await addresses.getByRole('link', { name: /^Edit the address Office/ }).click();
  await form.getByLabel('Mobile').fill('12');
  await area.fill('14 Mill Road');
  const change = form.getByRole('button', { name: 'Update Address' });
  await change.click();
  await expect.poll(() => form.getByLabel('Mobile').getAttribute('aria-invalid')).toBe('true');
  expect(await area.inputValue()).toBe('14 Mill Road');
  await form.getByLabel('Mobile').fill('98400 55555');
  await change.click();
  await page.waitForURL('**/customerprofile?address=updated');
  await addresses.getByText('14 Mill Road').waitFor();
  await addresses.getByRole('link', { name: /^Delete the address Office/ }).click();
  await addresses.getByText('Delete this address?').waitFor();
  await addresses.getByRole('link', { name: 'Keep it' }).click();
  await page.waitForURL('**/address');
  await addresses.getByRole('link', { name: /^Delete the address Office/ }).click();
  await addresses.getByRole('button', { name: 'Delete' }).click();
  await form.getByRole('status').getByText('Address Successfully Delete').waitFor();
  expect(await addresses.getByText('14 Mill Road').count()).toBe(0);
  await context.close();
});
