import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, newcomer, signIn } from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

/** The same timeout as the browser context's default. */

const shop = sharedShop();
const mailbox = openMailbox(shop);

/** Somebody with an account, on the sign-in page. */
const registered = async (viewport = phone) => {
  const visitor = await shop.visitor(viewport);
  const person = newcomer();
  const { company: companyName, ...account } = person;
  await call(visitor.context, 'AddCustomer', { ...account, companyName });
  await visitor.page.goto('/login');
  return { ...visitor, person };
};

const fillAddress = async (page: Page) => {
  await page.getByRole('radio', { name: 'Office' }).check();
  await page.getByLabel('Full Name').fill('Asha Raman');
  await page.getByLabel('Mobile').fill('');
  await page.getByLabel('Mobile').pressSequentially('+91 98400 12345');
  expect(await page.getByLabel('Mobile').inputValue()).toBe('9840012345');
  await page.getByLabel('Flat/House/Company/Building/Apartment No.').fill('14');
  await page.getByLabel('Area/Colony/Street/Sector/Village').fill('Mill Road');
  await page.getByLabel('Pincode').fill('641001');
  await expect.poll(() => page.getByLabel('City').locator('option:checked').textContent()).toBe('Coimbatore');
  expect(await page.getByLabel('State').locator('option:checked').textContent()).toBe('Tamil Nadu');
};

test('a customer adds, edits and deletes an address', async () => {
  const { page, person, context, expectNoComplaints } = await registered();
  await signIn(page, person);
  await page.waitForURL('**/ordercustomboxes');
  // The URL changes before the page does, and every navigation closes the menu.
  await page.getByRole('heading', { name: 'Choose your box' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'My Account' }).waitFor();
  expect(await page.getByText('Location', { exact: true }).count()).toBe(0);
  expect(await page.getByText('N/A', { exact: true }).count()).toBe(2);
  await expectWellMadeOnBoth(page);

  await page.getByRole('link', { name: 'Add New Address' }).click();
  await page.waitForURL('**/address_book_form');
  // The first state and its first city are preselected, but the city doesn't count as chosen.
  await page.getByText('The first of this state: please choose yours').waitFor();
  expect(await page.getByLabel('State').inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await page.getByText('Please select Address Title').first().waitFor();
  await expectWellMadeOnBoth(page);
  // The account's company is filled in; a cleared field stays empty.
  expect(await page.getByLabel('Company name').inputValue()).toBe(person.company);
  await page.getByLabel('Company name').fill('');
  await fillAddress(page);
  await page.reload();
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('');
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha Raman');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await page.getByText('Address Successfully Added').waitFor();
  await page.waitForURL('**/customerprofile');
  await page.getByText('14, Mill Road, Coimbatore, Tamil Nadu, India').waitFor();

  await page.getByRole('link', { name: /^Edit the address Office, Asha Raman, 14, Mill Road, / }).click();
  await page.waitForURL('**/edit-address?address=*');
  await page.getByRole('button', { name: 'Update Address' }).click();
  await page.getByText('Please enter company name').first().waitFor();
  await page.getByLabel('Company name').fill('Kokko Chocolates');
  await expectWellMadeOnBoth(page);
  await page.goto('/edit-address');
  await page.waitForURL('**/edit-address?address=*');
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Kokko Chocolates');
  await page.getByRole('button', { name: 'Update Address' }).click();
  await page.getByText('Address Successfully Updated').waitFor();
  await page.waitForURL('**/customerprofile');

  await page.goto('/address');
  await expectWellMadeOnBoth(page);
  const remove = page.getByRole('link', { name: /^Delete the address Office, Kokko Chocolates, 14, Mill Road, / });
  await remove.click();
  await page.getByRole('link', { name: 'Keep it' }).press('Enter');
  await expect.poll(() => remove.evaluate((link) => link === document.activeElement)).toBe(true);
  await remove.click();
  await page.getByText('Delete this address?').waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Address Successfully Delete').waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Addresses' }).getByRole('listitem').count()).toBe(1);
  expectNoComplaints();
  await context.close();
});

test('a customer edits the profile, having signed in on the way to it', async () => {
  const { page, person, context, expectNoComplaints } = await registered();
  await page.goto('/edit-profile');
  await page.waitForURL('**/login?from=*');
  await signIn(page, person);
  await page.waitForURL('**/edit-profile');
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  await page.getByLabel('Company name').fill('');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('Please enter your Company Name.').first().waitFor();
  await page.getByLabel('Company name').fill('Kokko & Co');
  await page.getByLabel('Name', { exact: true }).fill('Asha R');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Date of Birth').fill('1990-03-09');
  await page.getByRole('button', { name: 'Remove the image' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('Please select an Image.').first().waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByLabel('Image').setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: 'Remove the image' }).waitFor();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('Profile Information Successfully Added').waitFor();
  await page.waitForURL('**/customerprofile');
  await page.getByText('09/03/1990').waitFor();
  await page.getByRole('button', { name: 'Asha R' }).waitFor();
  const stored = page.locator('img[src^="/account/picture/"]');
  await expect.poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectWellMadeOnBoth(page);
  // Some browsers clear a page's storage while the session is still valid.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await page.getByText('09/03/1990').waitFor();
  await page.getByRole('button', { name: 'Asha R' }).waitFor();
  expectNoComplaints();
  await context.close();
});

test('nothing that a customer typed stays in the tab for the next one who signs in there', async () => {
  const first = await registered(desktop);
  const { page, context, expectNoComplaints } = first;
  const next = { ...newcomer(), name: 'Banu Priya', mobile: '9876501234' };
  const { company: companyName, ...account } = next;
  await call(context, 'AddCustomer', { ...account, companyName });
  const typeProfile = async () => {
    await page.goto('/edit-profile');
    await page.getByLabel('Mobile').fill('9000012345');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('Date of Birth').fill('1990-03-09');
  };
  /** The profile is as it was stored for the second customer. */
  const expectOwnProfile = async () => {
    await page.goto('/edit-profile');
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(next.name);
    expect(await page.getByLabel('Mobile').inputValue()).toBe(next.mobile);
    expect(await page.getByLabel('Gender').inputValue()).toBe('');
    expect(await page.getByLabel('Date of Birth').inputValue()).toBe('');
  };
  await signIn(page, first.person);
  await page.waitForURL('**/ordercustomboxes');
  await typeProfile();
  await page.goto('/address_book_form');
  await page.getByLabel('Full Name').fill('Asha Raman');
  await page.getByLabel('Area/Colony/Street/Sector/Village').fill('Mill Road');

  // Their session ends by itself; they find their texts again.
  await call(context, 'Logout', {});
  await page.goto('/edit-profile');
  await page.waitForURL('**/login?from=*');
  await signIn(page, first.person);
  await page.waitForURL('**/edit-profile');
  await expect.poll(() => page.getByLabel('Date of Birth').inputValue()).toBe('1990-03-09');
  // It ends again, and somebody else signs in.
  await call(context, 'Logout', {});
  await page.goto('/edit-profile');
  await page.waitForURL('**/login?from=*');
  await signIn(page, next);
  await page.waitForURL('**/edit-profile');
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  await expectOwnProfile();

  // They log out, from a page of the site and from one of the shop.
  for (const [from, to] of [
    ['/blogs', '/'],
    ['/customerprofile', '/ordercustomboxes'],
  ] as const) {
    await typeProfile();
    await page.goto('/address_book_form');
    await page.getByLabel('Full Name').fill('Asha Raman');
    await page.goto(from);
    await page.getByRole('button', { name: next.name }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === to);
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(/9000012345|Asha/);
    await page.goto('/login');
    await signIn(page, next);
    await page.waitForURL((url) => url.pathname === '/ordercustomboxes');
    await expectOwnProfile();
    await page.goto('/address_book_form');
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    expect(await page.getByLabel('Full Name').inputValue()).toBe(next.name);
  }
  expectNoComplaints();
  await context.close();
});

test('another tab shows nothing of a customer who has logged out, and has forgotten what they typed', async () => {
  const { page, context, person, expectNoComplaints } = await registered();
  await signIn(page, person);
  await page.waitForURL('**/ordercustomboxes');
  const other = await context.newPage();
  await other.goto('/address_book_form');
  await other.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await other.getByLabel('Area/Colony/Street/Sector/Village').fill('Mill Road');
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login?from=*');
  expect(await other.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(/Mill Road|Asha/);
  expectNoComplaints();
  await context.close();
});

test('a mistyped email is corrected with the password and the link in the mail to the right one', async () => {
  const { page, person, context, expectNoComplaints } = await registered({ width: 320, height: 640 });
  await page.goto('/edit-profile');
  await page.waitForURL('**/login?from=*');
  await signIn(page, person);
  await page.waitForURL('**/edit-profile');
  const form = page.getByRole('form', { name: 'Change email' });
  const right = `right.${person.email}`;
  await form.getByLabel('New email').fill(right);
  await form.getByLabel('Current password').fill('Wrong7wrong');
  await form.getByRole('button', { name: 'Mail the link' }).click();
  await page.getByText('This is not your current password.').first().waitFor();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByRole('button', { name: 'Mail the link' }).click();
  await page.getByText(`We have mailed a link to ${right}.`).waitFor();
  await expectWellMadeOnBoth(page);

  const [mail] = await mailbox.mails(right);
  await page.goto(/\/confirm-email\S+/.exec(await mailbox.text(mail))?.[0] ?? 'no link');
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(right);
  await signIn(page, { ...person, email: right });
  await page.waitForURL('**/ordercustomboxes');
  await page.goto('/edit-profile');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(right);
  expectNoComplaints();
  await context.close();
});

/** One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
