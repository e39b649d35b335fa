import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { atCheckout, orderAsNewcomer, payInSandbox } from './journey.ts';
import { cookiesOf, openMailbox, sharedShop, staff } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const rupees = (text: string | null): number => Number(/₹([\d,.]+\d)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
const dueOf = async (page: Page, way: string): Promise<string> => {
  const ways = page.getByRole('list', { name: 'Ways to pay' });
  return (
    (await ways
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: way }) })
      .innerText()) ?? ''
  );
};
const closeDialog = async (page: Page) => {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
const mailOf = (address: string, subject: RegExp) =>
  expect.poll(async () => (await mailbox.subjectsTo(address)).filter((each) => subject.test(each)).length).toBe(1);

/** The page where whoever has its address can pay an order. */
const payLink = async (orderId: number): Promise<string> => {
  const cookie = cookiesOf(await shop.call('StaffSignIn', staff));
  const answer = await shop.call('GetDeskOrder', { orderid: orderId }, cookie);
  return new URL(((await answer.json()) as { data: { pay_url: string } }).data.pay_url).pathname;
};

test('half of an order to be paid later is paid, and the balance from My Orders', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  const person = await atCheckout(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const full = rupees(await dueOf(page, 'Pay Full'));
  const half = rupees(await dueOf(page, 'Pay Half'));
  expect(Math.abs(full - 2 * half)).toBeLessThan(0.015);
  await page.getByRole('button', { name: 'Place Order & Pay Later' }).click();
  await page.waitForURL('**/paymentsuccess/**/LATER');
  await closeDialog(page);
  await page.getByRole('link', { name: /^Pay ₹/ }).click();
  await page.getByText(/^To be paid by/).waitFor();
  await payInSandbox(page, 'Success', 'Pay Half');
  await page.waitForURL('**/paymentsuccess/**');
  await page.getByText(/is due by \d+ \w+ 20\d\d, before we start\./).waitFor();
  await closeDialog(page);
  await page.goto('/my-orders');
  await page.getByRole('link', { name: /^Pay order/ }).click();
  expect(Math.abs(rupees(await dueOf(page, 'Pay the balance')) - (full - half))).toBeLessThan(0.005);
  expect(await page.getByRole('list', { name: 'Ways to pay' }).getByRole('listitem').count()).toBe(1);
  // The rest has its own last day.
  await page.getByText(/^The rest is due by \d+ \w+ 20\d\d, before we start\.$/).waitFor();
  expect(await page.getByText(/^To be paid by/).count()).toBe(0);
  await payInSandbox(page, 'Success', 'Pay the balance');
  await page.waitForURL('**/paymentsuccess/**');
  const received = page.getByRole('dialog').getByText(/^We received/);
  expect(Math.abs(rupees(await received.innerText()) - (full - half))).toBeLessThan(0.005);
  await page.getByRole('dialog').getByText('the order is paid in full').waitFor();
  await closeDialog(page);
  await page.goto('/my-orders');
  expect(await page.getByRole('link', { name: /^Pay order/ }).count()).toBe(0);
  expectNoComplaints();
  await expect
    .poll(async () => (await mailbox.subjectsTo(person.email)).filter((each) => /^Payment of/.test(each)).length)
    .toBe(2);
  await context.close();
});

test('while the bank is deciding about a payment, nobody is asked to pay again', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await atCheckout(page);
  const checkout = page.url();
  const orderId = Number(new URL(checkout).searchParams.get('order'));
  const half = rupees(await dueOf(page, 'Pay Half'));
  await payInSandbox(page, 'Pending', 'Pay Half');
  await page.waitForURL('**/paymentprocess/**');

  const undecided = page.getByText(/isn’t decided yet\. You needn’t pay again\./);
  for (const path of [`/my-orders/${orderId}`, await payLink(orderId)]) {
    await page.goto(path);
    expect(rupees(await undecided.innerText())).toBe(half);
    expect(await page.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await page.waitForURL('**/paymentprocess/**');
  await page.goto('/my-orders');
  await page.getByRole('link', { name: /^See the payment of order/ }).click();
  await page.waitForURL(checkout);
  // Nor at the checkout: a second payment would be refused.
  await undecided.waitFor();
  expect(await page.getByRole('button', { name: /^(Pay|Place Order)/ }).count()).toBe(0);
  await expectAccessible(page);
  expectNoComplaints();
  await context.close();
});

test('after a failed payment the order is paid later in one press, and then online', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = await atCheckout(page);
  await payInSandbox(page, 'Failure');
  await page.waitForURL('**/paymentfail/**');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order & Pay Later' }).click();
  await page.waitForURL('**/paymentsuccess/**/LATER');
  await page.getByRole('dialog').getByText('We start once your payment has arrived').waitFor();
  await expectAccessible(page);
  await closeDialog(page);
  await mailOf(person.email, /^Order BW.* is placed$/);
  await page.getByRole('link', { name: /^Pay ₹/ }).click();
  await page.getByText(/^To be paid by/).waitFor();
  await page.getByText(/after you pay and approve the proof/).waitFor();
  // The bank takes a while: the page waits for it, and doesn't say that the order was placed without a payment.
  await payInSandbox(page, 'Late success');
  await page.getByText('Order Processing...').waitFor();
  await page.waitForURL('**/paymentsuccess/**');
  await page
    .getByRole('dialog')
    .getByText(/^We received/)
    .waitFor();
  expectNoComplaints();
  await context.close();
});

test('cash on delivery is placed with its charge, and nothing is left to pay online', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = await atCheckout(page);
  expect(await dueOf(page, 'Pay & Place Order')).toMatch(/^Cash on delivery: nothing now, ₹[\d,.]+ in cash/);
  await page.getByRole('button', { name: 'Pay & Place Order' }).dblclick();
  await page.waitForURL('**/paymentsuccess/**/COD');
  await page.getByRole('dialog').getByText('on delivery').first().waitFor();
  await closeDialog(page);
  await page.getByText('Cash On Delivery').first().waitFor();
  await expectNoSidewaysScroll(page);
  await mailOf(person.email, /^Order BW.* is placed$/);
  await page.goto('/my-orders');
  expect(await page.getByRole('link', { name: /^Pay order/ }).count()).toBe(0);
  expectNoComplaints();
  await context.close();
});

const numberOf = async (page: Page): Promise<string> =>
  /BW\d\d-\d+/.exec(
    await page
      .getByText(/Order BW\d\d-\d+/)
      .first()
      .innerText(),
  )?.[0] ?? '';

/** Changes the quantity of the only line in the cart. */
const changeCart = async (page: Page, quantity: string) => {
  await page.goto('/cart');
  await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity);
  await page.getByRole('textbox', { name: 'Quantity' }).press('Enter');
  await page.getByText('3,000 pieces').waitFor();
};

test('a changed cart revises the waiting order, from the cart, another tab and an old link alike', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await orderAsNewcomer(page);
  const number = await numberOf(page);
  const before = rupees(await dueOf(page, 'Pay Full'));
  const address = page.url();

  // A second tab changes the cart; the first still shows the order and presses.
  const second = await context.newPage();
  await changeCart(second, '3000');
  await page.getByRole('button', { name: 'Pay Full' }).click();
  await page.getByRole('heading', { name: 'Your cart has changed' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await second.getByRole('button', { name: 'Proceed to checkout' }).click();
  await second.waitForURL('**/selectaddress');
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.waitForURL('**/checkout?order=*');
  await second.getByRole('heading', { name: 'Order Summary' }).waitFor();
  expect(await numberOf(second)).toBe(number);
  const after = rupees(await dueOf(second, 'Pay Full'));
  expect(after).toBeGreaterThan(before);
  await page.goto(address);
  expect(rupees(await dueOf(page, 'Pay Full'))).toBe(after);
  expectNoComplaints();
  await context.close();
});

test('with a payment open, a change of the cart says that it isn’t in the order, and what to do', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await orderAsNewcomer(page);
  const number = await numberOf(page);
  await page.getByRole('button', { name: 'Pay Full' }).click();
  await page.getByRole('button', { name: 'Success', exact: true }).waitFor();

  const second = await context.newPage();
  await changeCart(second, '3000');
  await second.getByRole('button', { name: 'Proceed to checkout' }).click();
  await second.getByText('Your later changes to the cart aren’t in it.').waitFor();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'I left the payment: use my changed cart' }).click();
  await second.waitForURL('**/selectaddress');
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.waitForURL('**/checkout?order=*');
  expect(await numberOf(second)).toBe(number);
  await payInSandbox(second, 'Success');
  await second.waitForURL('**/paymentsuccess/**');
  expectNoComplaints();
  await context.close();
});
