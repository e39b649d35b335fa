import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import { call, moveOrder, orderBoxes, payInSandbox, signedIn } from './journey.ts';
import { openMailbox, sharedShop, staff } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

test('an order is followed on its page and from its mails on another device; a stopped link no longer works', async () => {
  const buyer = await shop.visitor(phone);
  const { page, context } = buyer;
  const person = await signedIn(page);
  const { id, number } = await orderBoxes(context);

  await page.goto(`/my-orders/${id}`);
  await page.getByRole('link', { name: /^Pay ₹/ }).click();
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await page.goto(`/my-orders/${id}`);
  await page.getByRole('link', { name: 'Send your artwork', exact: true }).waitFor();
  const timeline = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  expect(await timeline.allInnerTexts()).toEqual([
    expect.stringMatching(/^Order Placed/),
    expect.stringMatching(/^₹[\d,.]+ received/),
  ]);
  await expectAccessible(page);

  const desk = await shop.visitor();
  await call(desk.context, 'StaffSignIn', staff);
  await moveOrder(desk.context, id, 'IN-PROCESS', 'Dispatched');
  await page.reload();
  const current = page.getByRole('list', { name: 'Progress of the order' }).locator('[aria-current=step]');
  expect(await current.allInnerTexts()).toEqual([expect.stringContaining('Dispatched')]);
  const parcel = page.getByRole('link', { name: /^Follow it at Blue Dart/ });
  expect(await parcel.getAttribute('href')).toContain('44127781');
  for (const screen of [phone, smallestPhone, { width: 768, height: 900 }]) {
    await page.setViewportSize(screen);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  const chat = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toMatch(
    new RegExp(`^https://wa.me/\\?text=Where order ${number} .*/track/[\\w-]+$`),
  );

  await expect.poll(() => mailbox.subjectsTo(person.email)).toContain(`Order ${number} is on its way`);
  const subjects = await mailbox.subjectsTo(person.email);
  expect(subjects.filter((subject) => /is (accepted|in production|packed|on its way)$/.test(subject))).toHaveLength(4);
  const sent = (await mailbox.mails(person.email)).find(({ fld_subject }) => fld_subject.endsWith('is on its way'));
  const link = new URL(/Track your order: (\S+)/.exec(await mailbox.text(sent))?.[1] ?? '').pathname;

  const other = await shop.visitor(smallestPhone);
  const opened = await other.page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await other.page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  await other.page.getByRole('link', { name: /^Follow it at Blue Dart/ }).waitFor();
  expect(await other.page.getByRole('main').innerText()).not.toMatch(/₹|Mill Road|98400|Raman/);
  await expectAccessible(other.page);
  await expectNoSidewaysScroll(other.page);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText(/^All earlier links are stopped/).waitFor();
  await other.page.goto(link);
  await other.page.getByText(/^This link was stopped/).waitFor();
  await expectAccessible(other.page);
  await other.page.goto(new URL(await page.getByLabel('Tracking link').inputValue()).pathname);
  await other.page.getByRole('heading', { name: `Order ${number}` }).waitFor();

  // It comes back, and is sent again with another parcel.
  await desk.page.goto(`/manage/orders/${id}`);
  await desk.page.getByText('More', { exact: true }).click();
  await desk.page.getByRole('link', { name: 'It came back, or is lost' }).click();
  await desk.page.getByLabel('Why').selectOption({ label: 'Refused at the door' });
  await desk.page.getByRole('button', { name: 'It came back, or is lost' }).click();
  await desk.page.getByText('Done. The customer is mailed about it.').waitFor();
  await expectAccessible(desk.page);
  await page.reload();
  await page.getByText('It has not arrived.').waitFor();
  await page.getByText('The courier says that it was refused at the door.').waitFor();
  expect(await current.count()).toBe(0);
  await expectAccessible(page);
  await desk.page.getByRole('link', { name: 'Send it again' }).click();
  await desk.page.getByLabel('Courier').fill('DTDC');
  await desk.page.getByLabel('Tracking number').fill('D 77');
  await desk.page.getByRole('button', { name: 'Send it again' }).click();
  await desk.page.getByText('Done. The customer is mailed about it.').waitFor();
  await page.reload();
  await page.getByText('D 77', { exact: true }).first().waitFor();

  await moveOrder(desk.context, id, 'Dispatched', 'Delivered');
  await page.reload();
  expect(await current.allInnerTexts()).toEqual([expect.stringContaining('Delivered')]);
  buyer.expectNoComplaints();
  other.expectNoComplaints();
  for (const visitor of [buyer, other, desk]) await visitor.context.close();
});

test('while a payment has no result, the link says so instead of asking for another one', async () => {
  const { page, context } = await shop.visitor(phone);
  await signedIn(page);
  const { id } = await orderBoxes(context);
  const track = (await call(context, 'GetOrderTimeline', { orderid: id })).fld_track_token;
  await page.goto(`/track/${track}`);
  await page.getByRole('link', { name: 'Sign in to pay' }).click();
  await page.getByRole('button', { name: 'Pay Full' }).click();
  await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
  await page.goto(`/track/${track}`);
  await page.getByText('A payment isn’t decided yet.').waitFor();
  expect(await page.getByRole('link', { name: 'Sign in to pay' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in to see how it stands' }).click();
  await page.getByRole('link', { name: 'See how it stands', exact: true }).waitFor();
  await context.close();
});
