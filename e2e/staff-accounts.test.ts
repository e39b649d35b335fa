import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();

/** The code that an authenticator app shows for a key, `later` steps of 30 seconds from now. */
function codeOfApp(key: string, later = 0): string {
  const letters = [...key.replaceAll(/\s/g, '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const bits = letters.map((five) => five.toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', secret).update(step).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('an invited member joins, signs in with an authenticator app or a recovery code, and loses access', async () => {
  const admin = await shop.visitor(desktop);
  expect((await admin.context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
  const read = async (operation: string, data: object) =>
    ((await (await admin.context.request.post(`/api/${operation}`, { data })).json()) as { data: unknown }).data;
  await admin.page.goto('/manage/staff');
  await admin.page.getByText('No authenticator app: Owner.').waitFor();
  const invite = admin.page.getByRole('form', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Kavi');
  await invite.getByLabel('Email').fill('kavi@press.example');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await invite.getByText('Please choose a role.').waitFor();
  await invite.getByLabel('Role').selectOption('Production');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await admin.page
    .getByRole('list', { name: 'Invitations' })
    .getByText('kavi@press.example', { exact: true })
    .waitFor();
  await admin.page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await expectWellMadeOn(admin.page);
  const [found] = (await read('GetMailbox', { search: 'kavi@press.example' })) as { fld_mail_id: number }[];
  const mail = (await read('GetMail', { fld_mail_id: found?.fld_mail_id })) as { fld_text: string };
  const link = /\/manage\/join\/\S+/.exec(mail.fld_text)?.[0];

  const kavi = await shop.visitor(phone);
  const { page } = kavi;
  const main = page.getByRole('main');
  await page.goto(link ?? 'no link');
  await main.getByLabel('New password', { exact: true }).fill('elevenchars');
  await main.getByRole('button', { name: 'Join' }).click();
  await main.getByText('Password must be at least 12 characters').waitFor();
  await expectWellMadeOn(page);
  await main.getByLabel('New password', { exact: true }).fill('feeds two up');
  await main.getByLabel('Confirm password', { exact: true }).fill('feeds two up');
  await main.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  // Only what Production may do.
  const menu = page.getByRole('navigation', { name: 'Back office' });
  expect(await menu.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  const refused = await kavi.context.request.get('/manage/staff');
  expect([refused.status(), await refused.text()]).toEqual([
    403,
    expect.stringContaining('Your account may not do this.'),
  ]);
  await page.goto('/manage/staff');
  await main.getByText('Your role may not open this page').waitFor();
  await expectWellMadeOn(page);
  await page.goto(link ?? 'no link');
  await page.getByText('This invitation was used already').waitFor();

  await page.goto('/manage/account');
  const setUp = page.getByRole('form', { name: 'Set up an authenticator app' });
  await setUp.getByLabel('Current password', { exact: true }).fill('feeds two up');
  await setUp.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await expectWellMadeOn(page);
  const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '';
  const confirm = page.getByRole('form', { name: 'Confirm the authenticator app' });
  await confirm.getByLabel('Code', { exact: true }).fill('12345');
  await confirm.getByRole('button', { name: 'Switch on' }).click();
  await confirm.getByText('This code is wrong').waitFor();
  // The key is shown only once, so it stays.
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await confirm.getByLabel('Code', { exact: true }).fill(codeOfApp(key));
  await confirm.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  const [first = ''] = await codes.allTextContents();
  await expectWellMadeOn(page);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await main.getByLabel('Email').fill('kavi@press.example');
  await main.getByLabel('Password', { exact: true }).fill('feeds two up');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const code = main.getByLabel('Code', { exact: true });
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectWellMadeOn(page);
  await code.fill(codeOfApp(key, 1));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();

  const plain = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/manage?step=code');
  await still.getByLabel('Code', { exact: true }).fill(codeOfApp(key, 1));
  await still.getByRole('button', { name: 'Sign in' }).click();
  await still.getByRole('status').getByText('Please enter your password again.').waitFor();
  await still.getByLabel('Email').fill('kavi@press.example');
  await still.getByLabel('Password', { exact: true }).fill('feeds two up');
  await still.getByRole('button', { name: 'Sign in' }).click();
  await still.getByLabel('Code', { exact: true }).fill('AAAAA-AAAAA');
  await still.getByRole('button', { name: 'Sign in' }).click();
  await still.getByText('This code is wrong').waitFor();
  await still.getByLabel('Code', { exact: true }).fill(first);
  await still.getByRole('button', { name: 'Sign in' }).click();
  await still.getByText('You signed in with a recovery code, which is used up. 9 of 10 are left.').waitFor();

  await admin.page.reload();
  const card = admin.page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Kavi' });
  await card.getByText('Authenticator app on').waitFor();
  await card.getByLabel('Role of Kavi').selectOption('Accounts');
  await card.getByRole('button', { name: 'Save role' }).click();
  await admin.page.getByText('Kavi has the role Accounts now.').waitFor();
  await expectWellMadeOn(admin.page);
  await page.goto('/manage/account');
  await page.getByText('Your role: Accounts.').waitFor();
  await page.goto('/manage/customers');
  await page.getByText('No customers yet').waitFor();
  expect(await page.getByRole('link', { name: 'New customer' }).count()).toBe(0);
  await card.getByRole('button', { name: 'End access of Kavi' }).click();
  await admin.page.getByText('The access of Kavi has ended.').waitFor();
  await page.goto('/manage/account');
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();

  await admin.page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Changes' }).click();
  await admin.page.waitForURL('**/manage/audit');
  await admin.page.getByLabel('What was changed').selectOption('staff');
  await admin.page.getByRole('button', { name: 'Filter' }).click();
  const row = admin.page.getByRole('row').filter({ hasText: 'Changed the role' });
  await row.getByText('Role: Production').waitFor();
  await row.getByRole('link', { name: 'Kavi' }).waitFor();
  await expectWellMadeOn(admin.page);
  // At last the owner forgets the password, on a phone without scripts.
  await still.goto('/manage');
  await still.getByRole('link', { name: 'Forgot your password?' }).click();
  await still.getByLabel('Email').fill(staff.email);
  await still.getByRole('button', { name: 'Mail me a link' }).click();
  await still.getByText('If this address belongs to an account').waitFor();
  const [asked] = (await read('GetMailbox', { search: staff.email })) as { fld_mail_id: number }[];
  const linked = (await read('GetMail', { fld_mail_id: asked?.fld_mail_id })) as { fld_text: string };
  await still.goto(/\/manage\/new-password\/\S+/.exec(linked.fld_text)?.[0] ?? 'no link');
  const choose = async (password: string) => {
    await still.getByLabel('New password', { exact: true }).fill(password);
    await still.getByLabel('Confirm password', { exact: true }).fill(password);
    await still.getByRole('button', { name: 'Save new password' }).click();
  };
  await choose('elevenchars');
  await still.getByText('Password must be at least 12 characters').first().waitFor();
  await choose('creased and folded');
  await still.getByText('Your password was changed, and all your devices were signed out.').waitFor();
  await admin.page.goto('/manage/staff');
  await admin.page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();
  await admin.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await admin.page.waitForURL('**/manage/forgot');
  await admin.page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await expectWellMadeOn(admin.page);
  await admin.page.goto('/manage/staff#content');
  await admin.page.getByLabel('Email').fill(staff.email);
  await admin.page.getByLabel('Password', { exact: true }).fill('creased and folded');
  await admin.page.getByRole('button', { name: 'Sign in' }).click();
  await admin.page.waitForURL('**/manage/staff#content');
  for (const visitor of [admin, kavi]) {
    visitor.expectNoComplaints();
    await visitor.context.close();
  }
  await plain.close();
});
