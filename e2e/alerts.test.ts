import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { orderAsNewcomer } from './journey.ts';
import { openMailbox, openShop, staff } from './shop.ts';

const shop = openShop();
const mailbox = openMailbox(shop);
const notice = 'Demonstration: no money moves, and nothing will be made.';

let txnid = '';

/** Goes to the sandbox page and returns the payment number shown there. */
const startPayment = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Pay Full' }).click();
  await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
  return (await page.getByRole('definition').first().textContent()) ?? '';
};

describe('a shop without a payment account', () => {
  let visitor: Awaited<ReturnType<typeof shop.visitor>>;
  let page: Page;
  beforeAll(async () => {
    visitor = await shop.visitor(phone);
    page = visitor.page;
  });
  afterAll(async () => {
    visitor?.expectNoComplaints();
    await visitor?.context.close();
  });

  /** Expects the notice that this is a demonstration. */
  const expectDemonstrationNotice = async () => {
    await page.getByText(notice).first().waitFor();
    await expectNoSidewaysScroll(page);
  };

  test('says on every payment page that no money moves', async () => {
    await orderAsNewcomer(page);
    await expectDemonstrationNotice();
    txnid = await startPayment(page);
    await expectDemonstrationNotice();
    await page.getByRole('button', { name: 'Failure', exact: true }).click();
    await page.waitForURL('**/paymentfail/**');
    await expectDemonstrationNotice();
    await startPayment(page);
    await page.getByRole('button', { name: 'Success', exact: true }).click();
    await page.waitForURL('**/paymentsuccess/**');
    await page.getByRole('dialog').getByText(notice).waitFor();
    await page.getByRole('button', { name: 'See my order form' }).click();
    await page.getByRole('article', { name: 'Order form' }).getByText(notice).waitFor();
    await expectAccessible(page);
  });

  test('says so on its orders and in its mails', async () => {
    await page.goto('/my-orders');
    await expectDemonstrationNotice();
    await page.getByRole('row').getByText('Demonstration').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /View order/ }).click();
    await page.getByRole('article', { name: 'Order form' }).getByText(notice).waitFor();
    for (const subject of ['paid: ', 'did not go through', 'received for order']) {
      await expect.poll(() => mailbox.subjects(subject)).not.toEqual([]);
      const [mail] = await mailbox.mails(subject);
      expect(await mailbox.text(mail)).toContain(notice);
    }
  });
});

describe('alerts', () => {
  let visitor: Awaited<ReturnType<typeof shop.visitor>>;
  let page: Page;
  beforeAll(async () => {
    visitor = await shop.visitor(desktop);
    page = visitor.page;
  });
  afterAll(async () => {
    visitor?.expectNoComplaints();
    await visitor?.context.close();
  });

  test('are visible to staff only', async () => {
    await page.goto('/manage/alerts');
    await page.waitForURL('**/manage?from=**');
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/manage/alerts');
  });

  test('are empty while all is well', async () => {
    await page.getByRole('link', { name: 'Alerts', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing to look at' }).waitFor();
    await expectAccessible(page);
  });

  test('are counted in the header, and can be marked as seen by keyboard', async () => {
    const forged = await fetch(`${shop.url}/payments/webhook`, {
      method: 'POST',
      body: new URLSearchParams({ txnid, status: 'success', hash: 'forged' }),
    });
    expect(forged.status).toBe(200);
    await page.reload();
    await page.getByRole('link', { name: 'Alerts 1 unseen' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: txnid });
    await row.getByText('Unsigned message', { exact: true }).waitFor();
    await row.getByText(/^BW\d{2}-\d{6}$/).waitFor();
    await expectWellMadeOn(page, [phone, smallestPhone, desktop]);
    await row.getByRole('button', { name: 'Mark as seen' }).focus();
    await page.keyboard.press('Enter');
    await row.getByText('Owner').waitFor();
    await page.getByRole('status').getByText('All of them are seen.').waitFor();
    await page.getByRole('link', { name: 'Alerts', exact: true }).waitFor();
  });
});

test('alerts can be marked as seen without script', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  // A second payment with a forged message.
  const other = await shop.visitor(phone);
  await orderAsNewcomer(other.page);
  const number = await startPayment(other.page);
  await other.context.close();
  await fetch(`${shop.url}/payments/webhook`, { method: 'POST', body: new URLSearchParams({ txnid: number }) });

  await context.request.post('/api/StaffSignIn', { data: staff });
  await page.goto('/manage/alerts');
  await page.getByRole('button', { name: 'Mark all shown as seen' }).click();
  await page.getByText('All of them are seen.').waitFor();
  await context.close();
});

test('alerts are mailed to the company within a minute, with a link to the page', async () => {
  // A scheduled job mails them every minute; the first forged message was a while ago.
  await expect.poll(() => mailbox.subjects('Unsigned message'), { timeout: 120_000, interval: 1_000 }).toHaveLength(1);
  const [mail] = await mailbox.mails('Unsigned message');
  expect(mail?.fld_subject).toMatch(/^(Alert|2 alerts): Unsigned message$/);
  expect(await mailbox.text(mail)).toContain(`${shop.url}/manage/alerts`);
});
