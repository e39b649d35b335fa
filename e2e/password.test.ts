import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { type Newcomer, newcomer } from './journey.ts';
import { cookiesOf, openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const fresh = 'Creasing8box';
const weak = 'Password must be at least 6 characters  & contains a number and a letter';

test('a forgotten password: every check in order, the code from the mail, a reload, and all sessions end', async () => {
  const person = await registered();
  const session = cookiesOf(await signIn(person, person.password));
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgetpassword');
  const form = page.getByRole('main');
  await expectAccessible(page);
  await expectRefusals(page, form, 'Get Code', [
    [{}, 'Please enter your Email.', 'Email'],
    [{ Email: 'asha@mill' }, 'Please enter valid Email Address.', 'Email'],
    [{ Email: 'nobody@kokko.example' }, 'Email Id is not Registered', 'Email'],
  ]);
  await form.getByLabel('Email').fill(person.email);
  await page.reload();
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(person.email);
  await form.getByRole('button', { name: 'Get Code' }).dblclick();
  await page.getByText('Your verification OTP is successfully sent to your Email Id.').waitFor();

  await expectFocus(form.getByLabel('OTP'));
  expect(await form.getByRole('button', { name: 'Resend' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  const code = await codeMailedTo(person.email);
  const other = code === '100000' ? '100001' : '100000';
  await expectRefusals(page, form, 'Verify Code', [
    [{}, 'Please enter OTP.', 'OTP'],
    [{ OTP: other }, 'Incorrect OTP.', 'OTP'],
  ]);
  await form.getByLabel('OTP').fill(code);
  await form.getByRole('button', { name: 'Verify Code' }).click();
  await expectFocus(form.getByLabel('New Password'));
  // The proof that the right code has given expires before its time is over.
  await page.getByText('Incorrect OTP.').waitFor({ state: 'hidden', timeout: 3_000 });
  await expectAccessible(page);
  await page.reload();
  await expectRefusals(page, form, 'Save new password', [
    [{}, 'Please enter new password.', 'New Password'],
    [{ 'New Password': 'abcdef' }, weak, 'New Password'],
    [{ 'New Password': fresh }, 'Please enter confirm password.', 'Confirm Password'],
    [{ 'Confirm Password': `${fresh}x` }, 'New Password and Confirm Password do not match.', 'Confirm Password'],
  ]);
  await expectNoSidewaysScroll(page);
  await form.getByLabel('Confirm Password').fill(fresh);
  await form.getByLabel('Confirm Password').press('Enter');
  await page.getByText('Password successfully changed').waitFor();
  await page.waitForURL('**/login');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email);

  expect(await customersOf(session)).toEqual([]);
  expect((await signIn(person, person.password)).status).toBe(401);
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.waitForURL('**/ordercustomboxes');
  await expect.poll(() => mailbox.subjectsTo(person.email)).toContain('Your Boxwright password was changed');
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('the mailed link opens the last step on another device, without the code, and once', async () => {
  const person = await registered();
  await shop.call('Mailer_ForgotPassword', { email: person.email });
  const link = await linkMailedTo(person.email);
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(link);
  const form = page.getByRole('main');
  await expectFocus(form.getByLabel('New Password'));
  await form.getByText(person.email).waitFor();
  await form.getByText('Choose a new password within the next 24 hours.').waitFor();
  expect(page.url()).toBe(`${shop.url}/forgetpassword`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expectFocus(form.getByLabel('New Password'));
  await form.getByLabel('New Password').fill(fresh);
  await form.getByLabel('Confirm Password').fill(fresh);
  await form.getByRole('button', { name: 'Save new password' }).click();
  await page.waitForURL('**/login');
  expect((await signIn(person, fresh)).status).toBe(200);
  const ticket = new URLSearchParams(new URL(link).hash.slice(1)).get('ticket') ?? '';
  expect(ticket).not.toBe('');
  expect(requested.filter((seen) => seen.includes(ticket))).toEqual([]);

  await page.goto(link);
  await form.getByText('This link was used already or is too old. Please ask for a new one.').waitFor();
  expect(page.url()).toBe(`${shop.url}/forgetpassword`);
  expect(await form.getByLabel('Email').inputValue()).toBe(person.email);
  await expectAccessible(page);
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('after a request to wait for a new mail, the earlier code still works', async () => {
  const person = await registered();
  await shop.call('Mailer_ForgotPassword', { email: person.email });
  const visitor = await shop.visitor();
  const { page } = visitor;
  await page.goto('/forgetpassword');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('button', { name: 'Get Code' }).click();
  await page.getByText('We have mailed this address already.').waitFor();
  await form.getByLabel('OTP').fill(await codeMailedTo(person.email));
  await form.getByRole('button', { name: 'Verify Code' }).click();
  await expectFocus(form.getByLabel('New Password'));
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('changing the password: the current one first, then the new one, and every session ends', async () => {
  const person = await registered();
  const elsewhere = cookiesOf(await signIn(person, person.password));
  const visitor = await shop.visitor();
  const { page } = visitor;
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.waitForURL('**/ordercustomboxes');
  await page.goto('/faqs');

  const name = page.getByRole('banner').getByRole('button', { name: person.name });
  const first = page.getByRole('dialog', { name: 'Change Password' });
  const open = async () => {
    await name.click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await first.waitFor();
  };
  await open();
  await expectFocus(first.getByLabel('Password', { exact: true }));
  expect(await first.getByLabel('Email').inputValue()).toBe(person.email);
  expect(await first.getByLabel('Email').isEditable()).toBe(false);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
  await expectFocus(name);

  await open();
  await expectRefusals(page, first, 'Verify', [
    [{}, 'Please enter your password.', 'Password'],
    [{ Password: 'Wrong1234' }, 'Invalid email or password.', 'Password'],
  ]);
  await first.getByLabel('Password', { exact: true }).fill(person.password);
  await first.getByRole('button', { name: 'Verify' }).click();
  const second = page.getByRole('dialog', { name: 'New Password' });
  await second.waitFor();
  await expectFocus(second.getByLabel('New Password'));
  await expectAccessible(page);
  await expectRefusals(page, second, 'Save new password', [
    [{}, 'Please enter new password.', 'New Password'],
    [{ 'New Password': '123456' }, weak, 'New Password'],
    [{ 'New Password': fresh }, 'Please confirm your password.', 'Confirm Password'],
    [{ 'Confirm Password': 'Other8box' }, 'New Password and Confirm Password do not match.', 'Confirm Password'],
  ]);
  await second.getByLabel('Confirm Password').fill(fresh);
  await second.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Password Successfully updated').waitFor();
  await page.waitForURL('**/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customer'))).toBeNull();

  expect(await customersOf(elsewhere)).toEqual([]);
  // The fifth try in this minute, the last one within the rate limit.
  expect((await signIn(person, fresh)).status).toBe(200);
  await expect.poll(() => mailbox.subjectsTo(person.email)).toContain('Your Boxwright password was changed');
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('on a phone the dialog is above the menu', async () => {
  const person = await registered();
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.waitForURL('**/ordercustomboxes');
  await page.goto('/faqs');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(menu);
  visitor.expectNoComplaints();
  await visitor.context.close();
});

type Step = readonly [fill: Readonly<Record<string, string>>, text: string, field: string];

/** Submits the form after each step, and expects the text as a toast and beside its field, with the focus there. */
const expectRefusals = async (page: Page, form: Locator, button: string, steps: readonly Step[]) => {
  for (const [fill, text, name] of steps) {
    for (const [label, value] of Object.entries(fill)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => page.getByText(text, { exact: true }).count(), { message: text }).toBe(2);
    const field = form.getByLabel(name, { exact: true });
    await expectFocus(field);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
};

const expectFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);

const registered = async (): Promise<Newcomer> => {
  const person = newcomer();
  const { name, email, mobile, password } = person;
  expect((await shop.call('AddCustomer', { name, email, mobile, password })).status).toBe(200);
  return person;
};
const signIn = ({ email }: Newcomer, password: string) => shop.call('AddwebsiteLogin', { email, password });

const customersOf = async (cookie: string): Promise<unknown> => {
  const answer = await fetch(`${shop.url}/api/UserInfo`, { headers: { cookie } });
  return ((await answer.json()) as { data: { customer: unknown } }).data.customer;
};

/** The stored mail with code and link, read from the mailbox. */
const codeMail = async (address: string): Promise<string> =>
  mailbox.text((await mailbox.mails(address)).find(({ fld_subject }) => fld_subject.startsWith('Your code')));
const codeMailedTo = async (address: string) => /OTP: (\d{6})/.exec(await codeMail(address))?.[1] ?? '';
const linkMailedTo = async (address: string) =>
  /https?:\S+\/forgetpassword#\S+/.exec(await codeMail(address))?.[0] ?? '';
