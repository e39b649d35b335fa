import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDatabase } from '../tools/torture/postgres.ts';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { openMailbox, openShop, staff } from './shop.ts';

const shop = openShop();
const mailbox = openMailbox(shop);

let desk: Awaited<ReturnType<typeof shop.visitor>>;
let page: Page;
beforeAll(async () => {
  desk = await shop.visitor(desktop);
  page = desk.page;
});
afterAll(async () => {
  desk?.expectNoComplaints();
  await desk?.context.close();
});

/** Looks at the page on a phone and on a large screen. */
const waiting = (name: string) =>
  page.getByRole('region', { name: 'What waits' }).getByRole('link', { name: new RegExp(`^\\d+ ?${name}`) });

test('the back office begins with what waits, and says so when nothing does', async () => {
  await page.goto('/manage');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/manage/today');
  await page.getByText('Nothing waits for you.').waitFor();
  await page.getByText('Nothing was sold in this month yet.').waitFor();
  await expectWellMadeOn(page);
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.waitForURL('**/manage/enquiries');
  await page.getByRole('heading', { name: 'Everything is answered' }).waitFor();
  await expectWellMadeOn(page);
});

test('an enquiry of a visitor is found, answered by keyboard, and the answer mailed', async () => {
  const visitor = await shop.visitor(phone);
  await visitor.page.goto('/enquiry');
  const form = visitor.page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).fill('Asha <b>Raman</b>');
  await form.getByLabel('Mobile').fill('98400 12345');
  await form.getByLabel('Email').fill('asha@kokko.example');
  await form.getByLabel('Pincode').fill('641001');
  await form.getByLabel('Message').fill('Boxes for twelve chocolates.\n<script>alert(1)</script>');
  await form.getByRole('button', { name: 'Submit' }).click();
  await visitor.page.getByText('Thanks for Writing to us').waitFor();
  await visitor.context.close();

  await page.goto('/manage/today');
  expect(await waiting('Enquiries').textContent()).toMatch(/^1/);
  // What has work comes first; the rest is named below it.
  const rest = page.getByRole('region', { name: 'What waits' }).getByRole('heading', { name: 'Nothing waits in' });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(waiting('Enquiries'))).toBeLessThan(await topOf(rest));
  expect(await topOf(waiting('Returns'))).toBeGreaterThan(await topOf(rest));
  await waiting('Enquiries').click();
  await page.getByRole('row').filter({ hasText: 'Asha <b>Raman</b>' }).getByText('New').waitFor();
  await expectWellMadeOn(page);
  await page.keyboard.press('/');
  await page.keyboard.type('CHOCOLATES');
  await page.keyboard.press('Enter');
  await page.waitForURL('**search=CHOCOLATES**');
  await page.getByRole('heading', { name: 'Enquiries', level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manage/enquiries/*');
  await page.getByRole('heading', { name: 'Asha <b>Raman</b>', level: 1 }).waitFor();
  await page.getByText('<script>alert(1)</script>').waitFor();
  await expectWellMadeOn(page);

  await page.keyboard.press('a');
  await page.keyboard.type('They cost 4,300 rupees.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('The answer is on its way.').waitFor();
  await page.getByRole('listitem').getByText('They cost 4,300 rupees.').waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type('Rings back on Monday.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await page.getByText('The note is kept.').waitFor();
  await page.getByRole('button', { name: 'Make a customer' }).click();
  await page.getByText('The enquiry belongs to a customer now.').waitFor();
  await expectWellMadeOn(page);
  // The acknowledgement, the answer, and the link to the new account.
  await expect.poll(() => mailbox.subjectsTo('asha@kokko.example')).toHaveLength(3);
  const texts = await Promise.all((await mailbox.mails('asha@kokko.example')).map(mailbox.text));
  expect(texts.filter((text) => text.includes('They cost 4,300 rupees.'))).toHaveLength(1);
  expect(texts.some((text) => text.includes('Rings back'))).toBe(false);
});

test('a half-written answer or note is kept until it is sent', async () => {
  const answer = page.getByLabel(/^Answer to/);
  const note = page.getByLabel('Note for colleagues');
  const drafts = () => Promise.all([answer.inputValue(), note.inputValue()]);
  await answer.fill('With a window they cost');
  await note.fill('Asks for samples.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await page.getByRole('listitem').getByText('Asks for samples.').waitFor();
  await expect.poll(drafts).toEqual(['With a window they cost', '']);
  await note.fill('Wants them by');
  await page.reload();
  await expect.poll(drafts).toEqual(['With a window they cost', 'Wants them by']);

  // The session ends before the answer is sent.
  await desk.context.clearCookies();
  await answer.fill('With a window they cost 4,900 rupees.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(drafts).toEqual(['With a window they cost 4,900 rupees.', 'Wants them by']);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByRole('listitem').getByText('With a window they cost 4,900 rupees.').waitFor();
  await expect.poll(drafts).toEqual(['', 'Wants them by']);
  await page.reload();
  await expect.poll(drafts).toEqual(['', 'Wants them by']);

  // Whoever signs in next at this desk finds no draft by somebody else.
  const enquiry = page.url();
  const signedOut = page.waitForRequest('**/manage/sign-out*');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await signedOut;
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/manage/today');
  await page.goto(enquiry);
  await expect.poll(drafts).toEqual(['', '']);
});

test('the second of two people who change an enquiry gets a message, and nothing is overwritten', async () => {
  const other = await desk.context.newPage();
  await other.goto(page.url());
  const save = async (where: Page, state: string) => {
    await where.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: state });
    await where.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await save(other, 'Won');
  await other.getByText('Saved.').waitFor();
  await save(page, 'Lost');
  await page.getByText('Somebody else has changed this enquiry meanwhile.').waitFor();
  await page.getByText('Won', { exact: true }).first().waitFor();
  expect(await page.getByRole('combobox', { name: 'State', exact: true }).inputValue()).toBe('won');
  await other.close();
});

test('the mail is read in the mailbox, found by its state, and sent again', async () => {
  await page
    .getByRole('link', { name: /^Mail:/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Your enquiry to Boxwright', level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('A copy is on its way.').waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('This mail was sent again less than a minute ago.').waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Sent' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('No Data Found', { exact: true }).waitFor();
});

test('a job that failed today is listed, and runs again', async () => {
  await readDatabase(shop.dataFolder, (query) =>
    query(`INSERT INTO jobs.job (name, data, state, completed_on, output)
           VALUES ('SendMail', '{"mailId": 999999}', 'failed', now(), '{"message": "The mail server refused it."}')`),
  );
  await page.goto('/manage/today');
  expect(await waiting('Failed jobs').textContent()).toMatch(/^1/);
  await expectWellMadeOn(page);
  await waiting('Failed jobs').click();
  await page.waitForURL('**/manage/jobs');
  const row = page.getByRole('row').filter({ hasText: '999999' });
  await row.getByText('The mail server refused it.').waitFor();
  await expectWellMadeOn(page);
  await row.getByRole('button', { name: /^Run again/ }).click();
  await page.getByText('The job runs again.').waitFor();
  await page.getByText('No job has failed.').waitFor();
});
