import { atNight } from '@boxwright/testing/by-night';
import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import {
  atCheckout,
  configure,
  enterAddresses,
  newcomer,
  orderAsNewcomer,
  payInSandbox,
  register,
  signIn,
} from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

const nightly = test.runIf(atNight);

const shop = sharedShop();
const mailbox = openMailbox(shop);

// 'reloading every step and clicking twice yields one order' does the same on a desktop.
test('a newcomer with a phone configures, registers, orders, pays, and finds order form and mail', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  const person = await orderAsNewcomer(page);

  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByText('Amount Paid').first().isVisible()).toBe(true);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /download order form/i }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^order_form\d+\.pdf$/);
  visitor.expectNoComplaints();

  await expect
    .poll(() => mailbox.subjectsTo(person.email))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Payment of .* received/)]));
  await visitor.context.close();
});

test('after a failed or cancelled payment, the next try pays the same order', async () => {
  const visitor = await shop.visitor();
  const { page } = visitor;
  await atCheckout(page);
  const number = await orderNumber();
  await page.getByText('Attach your artwork').waitFor();

  await payInSandbox(page, 'Failure');
  await page.waitForURL('**/paymentfail/**');
  expect(await orderNumber()).toBe(number);

  await payInSandbox(page, 'Cancel');
  await page.getByRole('heading', { name: 'You cancelled the payment' }).waitFor();
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await page.keyboard.press('Escape');
  await page.getByText(number).first().waitFor();
  visitor.expectNoComplaints();
  await visitor.context.close();

  async function orderNumber() {
    return (
      (
        await page
          .getByText(/BW\d\d-\d+/)
          .first()
          .textContent()
      )?.match(/BW\d\d-\d+/)?.[0] ?? ''
    );
  }
});

// Two presses and two tabs are tried by `races.test.ts` of orders.
nightly('reloading every step and clicking twice yields one order', async () => {
  const visitor = await shop.visitor();
  const { page, context } = visitor;
  const person = newcomer();
  await page.goto('/p/soap-box?variant=202');
  await page.getByLabel('Note to the printer').fill('Lid in red\nSecond line');
  await page.reload();
  await expect.poll(() => page.getByLabel('Note to the printer').inputValue()).toBe('Lid in red\nSecond line');
  expect(page.url()).not.toContain('red');
  await configure(page);
  await page.waitForURL('**/login**');
  await page.reload();
  await page
    .getByRole('link', { name: /register|sign up|create/i })
    .last()
    .click();
  await page.waitForURL('**/register');
  await page.reload();
  await register(page, person);
  await signIn(page, person);
  await page.waitForURL('**/selectaddress');
  await page.reload();
  // What the shop knows of the buyer is filled in, and a reload keeps what was typed.
  const shipping = page.getByRole('group', { name: /shipping address/i });
  await expect.poll(() => shipping.getByLabel('City').locator('option:checked').textContent()).toBe('Coimbatore');
  expect(await shipping.getByLabel('Contact person').inputValue()).toBe(person.name);
  expect(await shipping.getByLabel('Company name').inputValue()).toBe(person.company);
  expect(await shipping.getByLabel('Mobile').inputValue()).toBe(person.mobile);
  expect(await shipping.getByLabel('Email').inputValue()).toBe(person.email);
  await shipping.getByLabel('Contact person').fill('Stores');
  await page.reload();
  await expect.poll(() => shipping.getByLabel('Contact person').inputValue()).toBe('Stores');
  await enterAddresses(page, person, 2);
  await page.reload();
  await page.getByRole('heading', { name: 'Order Summary' }).waitFor();
  await page.getByText('Lid in red').waitFor();

  // A second tab places the same cart again while the first is on the payment page.
  const second = await context.newPage();
  await second.goto('/selectaddress');
  await second.getByRole('button', { name: 'Continue' }).dblclick();
  await second.waitForURL('**/checkout**');

  await page.getByRole('button', { name: 'Pay Full' }).dblclick();
  await page.getByRole('button', { name: 'Duplicate return', exact: true }).click();
  await page.waitForURL('**/paymentsuccess/**');
  await page.reload();
  await page.getByText('Amount Paid').first().waitFor();
  visitor.expectNoComplaints();
  await context.close();

  const paid = async () =>
    (await mailbox.subjectsTo(person.email)).filter((subject) => /^Payment of .* received/.test(subject));
  await expect.poll(paid).toHaveLength(1);
  const orders = (await mailbox.subjectsTo(person.email)).flatMap((subject) => subject.match(/BW\d\d-\d+/) ?? []);
  expect(new Set(orders).size).toBe(1);
});

// The way back is tried by `guard-routes`, what was chosen by `stickers`, which signs in on its way.
nightly('an expired session in mid-checkout asks to sign in and comes back with everything', async () => {
  const visitor = await shop.visitor();
  const { page, context } = visitor;
  const person = await orderAsNewcomer(page);
  await configure(page);
  await page.waitForURL('**/selectaddress');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/login**');
  await signIn(page, person);
  await page.waitForURL('**/selectaddress');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await context.close();
});
