import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { cookiesOf, openShop, staff } from './shop.ts';

const shop = openShop();
const own = 'mitre the last flap';

test('staff change their password; this browser stays signed in, all others are signed out', async () => {
  const elsewhere = cookiesOf(await shop.call('StaffSignIn', staff));
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto('/manage/password');
  expect(page.url()).toBe(`${shop.url}/manage`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/manage/mailbox');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.waitForURL('**/manage/password');

  const form = page.getByRole('main');
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const refusals = [
    [{}, 'Please enter your current password.'],
    [{ 'Current password': 'some other password' }, 'Please enter new password.'],
    [{ 'New password': 'elevenchars' }, 'Password must be at least 12 characters'],
    [{ 'New password': own }, 'Please confirm your password.'],
    [{ 'Confirm password': `${own}s` }, 'New Password and Confirm Password do not match.'],
    [{ 'Confirm password': own }, 'The current password is wrong.'],
  ] as const;
  for (const [typed, text] of refusals) {
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await form.getByRole('button', { name: 'Save new password' }).click();
    await form.getByText(text, { exact: true }).waitFor();
  }
  for (const size of [phone, { width: 768, height: 1024 }, desktop, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await field('Current password').fill(staff.password);
  await form.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Your password was changed. All your other devices were signed out.').waitFor();
  await page.waitForURL('**/manage/mailbox');
  await page.reload();
  await page.getByRole('heading', { name: 'Mailbox' }).waitFor();

  expect((await shop.call('GetMailbox', {}, elsewhere)).status).toBe(401);
  expect((await shop.call('StaffSignIn', staff)).status).toBe(401);
  expect((await shop.call('StaffSignIn', { ...staff, password: own })).status).toBe(200);
  visitor.expectNoComplaints();
  await visitor.context.close();
});
