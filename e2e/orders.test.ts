import { atNight } from '@boxwright/testing/by-night';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, tablet } from './browser.ts';
import { expectWellMadeOn, expectWellMadeOnBoth } from './expect-well-made.ts';
import { type Newcomer, orderBoxes, payInSandbox, signedIn, signIn } from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const saved = async (page: Page, link: string | RegExp): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: link, exact: true }).click();
  return (await downloading).suggestedFilename();
};

describe('my orders', () => {
  let visitor: Awaited<ReturnType<typeof shop.visitor>>;
  let page: Page;
  let person: Newcomer;
  let placed: { id: number; number: string };
  beforeAll(async () => {
    visitor = await shop.visitor(phone);
    page = visitor.page;
    person = await signedIn(page);
    await page.goto('/ordercustomboxes');
  });
  afterAll(async () => {
    await visitor?.context.close();
  });

  test('are linked in the menu, and empty before the first order', async () => {
    await page.getByRole('button', { name: person.name }).click();
    await page.getByRole('link', { name: 'My Orders' }).click();
    await page.waitForURL('**/my-orders');
    await page.getByRole('heading', { name: 'No Data Found' }).waitFor();
    await expectAccessible(page);
    placed = await orderBoxes(visitor.context);
  });

  test('show an order’s status and its downloads', async () => {
    const { number } = placed;
    await page.goto('/my-orders');
    const row = page.getByRole('row').filter({ hasText: number });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Payment Initiated/), expect.stringMatching(/Order Placed/)]),
    );
    expect(await row.getByRole('button', { name: 'View Invoice' }).isDisabled()).toBe(true);
    await row.getByText(`No invoice for ${number} yet`).waitFor();
    await expectWellMadeOnBoth(page);
    expect(await saved(page, `Download order form of ${number}`)).toBe(`${number}-orderform.pdf`);
    expect(await saved(page, `Download key line of ${number}`)).toBe(`key-line-${number}.pdf`);
  });

  test('are searched while typing, and keep search and page size in the address', async () => {
    await page.goto('/my-orders');
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await search.fill('order ACC');
    await page.getByRole('heading', { name: 'No Data Found' }).waitFor();
    await search.fill(placed.number.toLowerCase());
    await page.getByRole('row').filter({ hasText: placed.number }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(placed.number.toLowerCase());
    await search.fill('initiated');
    await search.press('Enter');
    await page.waitForURL(/search=initiated/);
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe(placed.number.toLowerCase());
    await page.getByLabel('Rows per page').selectOption('50');
    await page.waitForURL(/size=50/);
  });

  test('are shown with their progress, and saved as Invoice.pdf', async () => {
    const { id, number } = placed;
    await page.goto('/my-orders');
    await page.getByRole('link', { name: `View order ${number}` }).click();
    await page.waitForURL(`**/view-invoice-form/${id}`);
    await page.getByRole('heading', { name: 'Customer Order Form' }).waitFor();
    const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
    expect(await steps.count()).toBe(6);
    expect(await steps.and(page.locator('[aria-current=step]')).allInnerTexts()).toEqual([
      expect.stringContaining('Order Placed'),
    ]);
    await page.getByText(/Rupees.* Only$/).waitFor();
    await expectWellMadeOnBoth(page);
    expect(await saved(page, 'Download')).toBe('Invoice.pdf');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await page.waitForURL('**/my-orders');
  });

  test.each(['/orders', '/order-history', '/customerprofile?search=placed', 'one alone'])(
    'are listed in the table at %s too',
    async (path) => {
      await page.goto(path.startsWith('/') ? path : `/my-orders/${placed.id}`);
      await page.getByRole('row').filter({ hasText: placed.number }).waitFor();
      await expectWellMadeOn(page, [desktop, tablet, phone]);
      visitor.expectNoComplaints();
    },
  );
});

test('an unpaid order is paid from My Orders, its own page, or the link of its mail on another device', async () => {
  const first = await shop.visitor(phone);
  const person = await signedIn(first.page);
  const { id, number } = await orderBoxes(first.context);
  await first.page.goto(`/view-invoice-form/${id}`);
  await first.page.getByRole('link', { name: /^Pay ₹/ }).click();
  await first.page.getByRole('heading', { name: 'Order Summary' }).waitFor();
  // The order's cart is still open, so the shop's header is at its widest.
  await first.page.setViewportSize({ width: 360, height: 640 });
  await first.page.goto('/ordercustomboxes');
  await first.page.getByRole('link', { name: /^Cart/ }).first().getByText('1').waitFor();
  await expectNoSidewaysScroll(first.page);
  await first.page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/my-orders', `/my-orders/${id}`, '/orders', '/customerprofile', '/address_book_form']) {
    await first.page.goto(path);
    await expectNoSidewaysScroll(first.page);
  }
  await first.page.goto('/my-orders');
  await first.page.getByRole('link', { name: `Pay order ${number}` }).click();
  await first.page.waitForURL(`**/checkout?order=${id}`);
  await payInSandbox(first.page, 'Cancel');
  await first.page.waitForURL('**/paymentfail/**');
  first.expectNoComplaints();
  await first.context.close();

  const about = async () => (await mailbox.mails(person.email)).find((mail) => /was cancelled/.test(mail.fld_subject));
  await expect.poll(about).toBeDefined();
  const mail = await mailbox.text(await about());
  const link = /Pay again.*?(\/checkout\S*)/s.exec(mail)?.[1] ?? 'no link';
  const { page, context, expectNoComplaints } = await shop.visitor();
  await page.goto(link);
  await page.waitForURL('**/login**');
  await signIn(page, person);
  await page.waitForURL(`**/checkout?order=${id}`);
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await page.goto(link);
  await page.getByText(`Order ${number} is paid.`).waitFor();
  const downloading = page.waitForEvent('download');
  await page.goto(/\/downloadorderform\/\S+/.exec(mail)?.[0] ?? 'no link');
  await page.getByRole('heading', { name: 'Your order form' }).waitFor();
  expect((await downloading).suggestedFilename()).toMatch(/^order_form\d+\.pdf$/);
  await expectAccessible(page);
  await page.goto('/my-orders');
  await page.getByRole('row').filter({ hasText: number }).waitFor();
  expect(await page.getByRole('link', { name: /^Pay order/ }).count()).toBe(0);
  expectNoComplaints();
  await context.close();
});

test('another customer’s order is not found', async () => {
  const owner = await shop.visitor();
  await signedIn(owner.page);
  const { id, number } = await orderBoxes(owner.context);
  await owner.context.close();
  const visitor = await shop.visitor();
  await signedIn(visitor.page);
  for (const path of [`/my-orders/${id}`, `/view-invoice-form/${id}`]) {
    await visitor.page.goto(path);
    await visitor.page.getByRole('heading', { name: 'Data Not Found' }).waitFor();
    expect(await visitor.page.getByText(number).count()).toBe(0);
  }
  await visitor.context.close();
});

// Each page is tried by `guard-routes.test.ts`, and a shorter way back by `newcomer`.
test.runIf(atNight)(
  'signed-out visitors have to sign in, and then return to the address that they opened, with its query and hash',
  async () => {
    const visitor = await shop.visitor();
    const { page, context } = visitor;
    const person = await signedIn(page);
    const { id, number } = await orderBoxes(context);

    await context.clearCookies();
    await page.goto('/my-orders?search=placed');
    await page.waitForURL('**/login**');
    await signIn(page, person);
    await page.waitForURL('**/my-orders?search=placed');
    await page.getByRole('row').filter({ hasText: number }).waitFor();

    await context.clearCookies();
    await page.goto(`/my-orders/${id}?ask=cancel#messages`);
    await page.waitForURL('**/login**');
    await signIn(page, person);
    await page.waitForURL(`**/my-orders/${id}?ask=cancel#messages`);

    // React Router doesn't pass the hash on as browsers do.
    await page.goto(`/my-orders/${id}`);
    await context.clearCookies();
    await page.getByRole('link', { name: 'Cancel this order…' }).click();
    await page.waitForURL('**/login**');
    await signIn(page, person);
    await page.waitForURL(`**/my-orders/${id}?ask=cancel#cancel`);

    await context.clearCookies();
    await page.goto(`/downloadkeyline/${id}`);
    await page.waitForURL('**/login**');
    const downloading = page.waitForEvent('download');
    await signIn(page, person);
    await page.waitForURL(`**/downloadkeyline/${id}`);
    expect((await downloading).suggestedFilename()).toBe(`key-line-${number}.pdf`);
    expect(await saved(page, /^Template PDF of (?!.*without)/)).toMatch(/\.template\.pdf$/);
    visitor.expectNoComplaints();
    await context.close();
  },
);
