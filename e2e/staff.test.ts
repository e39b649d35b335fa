import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { cookiesOf, openShop, staff } from './shop.ts';

const shop = openShop();
const own = 'mitre the last flap';

test('staff change their password; this browser stays signed in, all others are signed out', async () => {
  const elsewhere = cookiesOf(await shop.call('StaffSignIn', staff));
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto('/manage/password');
  expect(page.url()).toBe(`${shop.url}/manage`);
  // A link in the order desk's mail leads through the sign-in to the print sheet that it names.
  const sheet = '/manage/orders/999999/sticker-sheet/1.pdf';
  await page.goto(sheet);
  expect(page.url()).toBe(`${shop.url}/manage?${new URLSearchParams({ from: sheet })}`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('There is no such order.').waitFor();
  // Only to the back office.
  await page.goto('/manage?from=//other.example/manage/x');
  await page.waitForURL('**/manage/today');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Back office' });
  expect(await menu.getByRole('link', { name: 'Design system' }).count()).toBe(0);
  await menu.getByRole('link', { name: 'Your account' }).click();
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
  await expectWellMadeOn(page, [phone, { width: 768, height: 1024 }, desktop, smallestPhone]);
  // A form that doesn't arrive is refused like any other, and keeps what was typed.
  await page.route('**/manage/password.data', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Save new password' }).click();
  await form.getByRole('alert').getByText("We couldn't reach the shop.").waitFor();
  expect(await field('New password').inputValue()).toBe(own);
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  await field('Current password').fill(staff.password);
  await form.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Your password was changed. All your other devices were signed out.').waitFor();
  await page.waitForURL('**/manage/account?done=password');
  await page.reload();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();

  await page.goto('/manage/design');
  await page.getByRole('button', { name: 'Stop being busy' }).click();
  await page.getByRole('button', { name: 'Be busy again' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  expect((await shop.call('GetMailbox', {}, elsewhere)).status).toBe(401);
  expect((await shop.call('StaffSignIn', staff)).status).toBe(401);
  expect((await shop.call('StaffSignIn', { ...staff, password: own })).status).toBe(200);
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('staff add, change and delete words by which buyers find a box, and the shop knows them at once', async () => {
  const visitor = await shop.visitor(desktop);
  const { page } = visitor;
  const password = { ...staff, password: own };
  expect((await visitor.context.request.post('/api/StaffSignIn', { data: password })).status()).toBe(200);
  const buyer = await shop.visitor(phone);
  const finds = async (word: string) => {
    await buyer.page.goto(`/ordercustomboxes?search=${word}`);
    return buyer.page.getByRole('link', { name: /^Shop Now Soap Box/ }).count();
  };
  expect(await finds('uptan')).toBe(0);

  await page.goto('/manage/mailbox');
  await page.getByRole('link', { name: 'Search words' }).click();
  const form = page.getByRole('main');
  const word = form.getByRole('textbox', { name: 'Word', exact: true });
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await word.fill('face wash');
  await page.keyboard.press('Enter');
  await form.getByText('Please enter one word: the search compares each word by itself.').waitFor();
  await word.fill('Uptans');
  await page.keyboard.press('Enter');
  await form.getByText('Please choose the box that the word finds.').waitFor();
  await form.getByLabel('Finds', { exact: true }).selectOption({ label: 'Soap Box, all sizes' });
  // A toast that is fading out during the check has too little contrast.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await expectWellMadeOn(page, [phone, smallestPhone, desktop]);
  await form.getByRole('button', { name: 'Add word' }).click();
  await expect.poll(() => word.inputValue()).toBe('');
  await expect.poll(() => finds('uptan')).toBe(1);
  await word.fill('UPTAN');
  await page.keyboard.press('Enter');
  await form.getByText('Soap Box has the word “uptan” already.').waitFor();

  await form.getByLabel('Word or box').fill('upt');
  await page.keyboard.press('Enter');
  await row('uptan').getByText('Owner').waitFor();
  await row('uptan')
    .getByRole('link', { name: /^Change/ })
    .click();
  await form.getByRole('heading', { name: 'Change “uptan”' }).waitFor();
  await word.fill('ubtan');
  await form.getByRole('button', { name: 'Save word' }).click();
  await form.getByRole('heading', { name: 'No such word' }).waitFor();
  expect([await finds('ubtan'), await finds('uptan')]).toEqual([1, 1]); // the old one is one letter away
  visitor.expectNoComplaints();

  const storageState = await visitor.context.storageState();
  const plain = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto('/manage/search-words?search=ubtan');
  await still.getByRole('button', { name: /^Delete/ }).click();
  await still.getByText('“ubtan” was deleted.').waitFor();
  await still.getByLabel('Word', { exact: true }).fill('two words');
  await still.getByRole('button', { name: 'Add word' }).click();
  await still.getByText('Please enter one word').waitFor();
  await expect.poll(() => finds('ubtan')).toBe(0);
  for (const { context } of [visitor, buyer, { context: plain }]) await context.close();
});
