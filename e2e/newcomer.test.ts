import { expect, test } from 'vitest';
import { expectAccessible, phone } from './browser.ts';
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

test('a sample is bought in the size of the customiser, and credited against boxes of that size', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  const person = newcomer();
  const { name, email, mobile, company: companyName, password } = person;
  await shop.call('AddCustomer', { name, email, mobile, companyName, password });
  const box = '/customizemybox/202?length=81.5&width=42&height=100';
  await page.goto(box);
  await page.getByRole('link', { name: 'Order a sample of this box' }).click();
  await page.waitForURL('**/ordersample/10/soap-box-100-g?**');
  await page.getByText('81.5 × 42 × 100 mm').first().waitFor();
  const order = page.getByRole('button', { name: 'Order Now' });
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
  await order.press('Enter');
  await expect.poll(() => page.getByText('Please select terms and condition', { exact: true }).count()).toBe(2);
  expect(await terms.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await terms.press('Space');
  await order.dblclick();
  await page.waitForURL('**/login**');
  await signIn(page, person);
  await page.waitForURL('**/selectaddress');
  const street = page.getByRole('group', { name: /shipping address/i }).getByLabel('Address', { exact: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => street.getAttribute('aria-invalid')).toBe('true');
  await street.fill('12');
  await expect.poll(() => street.getAttribute('aria-invalid')).not.toBe('true');
  await enterAddresses(page, person);
  await page.getByRole('heading', { name: 'Sample of Soap Box, made to measure' }).waitFor();
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('We received ₹1,000.00').waitFor();
  await dialog.getByText('it leaves us within 2 days').waitFor();
  await page.keyboard.press('Escape');
  const sample = (
    await page
      .getByText(/BW\d\d-\d+/)
      .first()
      .textContent()
  )?.match(/BW\d\d-\d+/)?.[0];

  await page.goto(box);
  await page.getByLabel('Pincode').fill('641001');
  await page
    .getByText(/Coimbatore/)
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/selectaddress');
  const credited = page.getByText(`Sample ${sample} credited: −₹1,000.00`);
  await page.goto('/cart');
  await credited.waitFor();
  await expectAccessible(page);
  await page.goto('/selectaddress');
  await credited.waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout**');
  await credited.waitFor();
  const total = (await page.getByText(/now, and nothing later/).textContent())?.match(/₹[\d,.]+\d/)?.[0];
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await dialog.getByText(`We received ${total}`).waitFor();
  await page.keyboard.press('Escape');
  await credited.waitFor();
  visitor.expectNoComplaints();
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

test('reloading every step and clicking twice yields one order', async () => {
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

test('an expired session in mid-checkout asks to sign in and comes back with everything', async () => {
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
