import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import { call, newcomer, signedIn, signIn } from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

test('a customer sees a new device, signs it out, downloads everything and erases the account', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(smallestPhone);
  const person = await signedIn(page);
  const elsewhere = await shop.visitor(desktop);
  await call(elsewhere.context, 'AddwebsiteLogin', { email: person.email, password: person.password });
  await expect
    .poll(() => mailbox.subjectsTo(person.email))
    .toContain('A new device signed in to your Boxwright account');

  await page.goto('/customerprofile');
  await page.getByRole('link', { name: 'Your data, devices and sign-ins' }).click();
  await page.getByRole('heading', { name: 'Your data', exact: true }).waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await page.getByText('The device is signed out.').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Sign out/ }).count()).toBe(0);
  const refused = await elsewhere.context.request.post('/api/GetAccountData', { data: {} });
  expect(refused.status()).toBe(401);

  const download = page.getByRole('form', { name: 'Download your data' });
  await download.getByRole('button', { name: 'Download your data' }).click();
  await page.getByText('Please enter your password.').first().waitFor();
  await download.getByLabel('Current password').fill(person.password);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    download.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.getByText('Your download has begun.').waitFor();

  const erase = page.getByRole('form', { name: 'Erase my account for good' });
  await erase.getByLabel('Current password').fill(person.password);
  await erase.getByRole('button', { name: 'Erase my account for good' }).click();
  await page.getByText('Your account is erased.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('customer'))).toBeNull();
  await signIn(page, person);
  await page.getByText('Invalid email or password.').first().waitFor();
  expectNoComplaints();
  await Promise.all([context.close(), elsewhere.context.close()]);
});

test('without JavaScript the same forms work', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const { company: companyName, ...account } = newcomer();
  const { email, password } = account;
  await call(context, 'AddCustomer', { ...account, companyName });
  const other = await shop.visitor(phone);
  await call(other.context, 'AddwebsiteLogin', { email, password });
  await other.context.close();
  await call(context, 'AddwebsiteLogin', { email, password });
  await page.goto('/account-data');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('status').getByText('All other devices are signed out.').waitFor();
  const download = page.getByRole('form', { name: 'Download your data' });
  await download.getByLabel('Current password').fill(password);
  const button = download.getByRole('button', { name: 'Download your data' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);

  const erase = page.getByRole('form', { name: 'Erase my account for good' });
  await erase.getByLabel('Current password').fill('Wrong7wrong');
  await erase.getByRole('button', { name: 'Erase my account for good' }).click();
  await page.getByRole('alert').getByText('This is not your current password.').waitFor();
  await erase.getByLabel('Current password').fill(password);
  await erase.getByRole('button', { name: 'Erase my account for good' }).click();
  await page.waitForURL('**/login?after=erased');
  await page.getByText('Your account is erased.').waitFor();
  await context.close();
});
