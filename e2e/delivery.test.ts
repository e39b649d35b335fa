import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { call, signedIn, signIn } from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

/** Chats are opened on another website, which tests don't visit. */
const stubChats = async (context: BrowserContext) => {
  const chats: string[] = [];
  await context.route('https://wa.me/**', async (route) => {
    chats.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' });
  });
  return chats;
};

const box = 'variant=202&board=2&outer=2&inner=0&quantity=2000';

describe('Get Delivery Cost', () => {
  test('carries the box along, is stored once and mailed, opens the chat and reloads the page', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(phone);
    const chats = await stubChats(context);
    await page.goto(`/customizemybox/202?${box}&delivery=StandardShipping&pincode=744101`);
    await page.getByRole('button', { name: 'Get Delivery Cost' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Delivery Cost' });
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await field('Quantity').waitFor();
    expect([await field('Quantity').inputValue(), await field('Pincode').inputValue()]).toEqual(['2000', '744101']);
    await dialog.getByText(/^[\d.]+ kg$/).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const email = `delivery.${Date.now()}@kokko.example`;
    const steps: readonly (readonly [Record<string, string>, string, string])[] = [
      [{ Quantity: '' }, 'Please select product Quantity', 'Quantity'],
      [{ Quantity: '3000' }, 'Please enter your name', 'Name'],
      [{ Name: 'Asha Raman' }, 'Please enter your mobile number', 'Mobile'],
      [{ Mobile: '98400' }, 'Please enter valid mobile number', 'Mobile'],
      [{ Mobile: '9840012345' }, 'Please enter your email address', 'Email'],
      [{ Email: 'asha@' }, 'Please enter valid email', 'Email'],
      [{ Email: email }, 'Please enter organisation name', 'Organisation'],
      [{ Organisation: 'Kokko', Pincode: '' }, 'Please enter pin code', 'Pincode'],
      [{ Pincode: '7441' }, 'Please enter valid pin code', 'Pincode'],
    ];
    for (const [fill, text, label] of steps) {
      for (const [name, value] of Object.entries(fill)) await field(name).fill(value);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await dialog.getByText(text, { exact: true }).waitFor();
      expect(await field(label).getAttribute('aria-invalid'), text).toBe('true');
    }
    await field('Pincode').fill('744101');
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Submit' }).click({ clickCount: 2 });
    await dialog.getByText('Delivery cost sent. Our team will contact you shortly!').waitFor();
    await reloaded;
    // The page is unchanged, and the chat can still be opened if the browser refused to open it.
    await page.getByRole('link', { name: 'Continue on WhatsApp' }).waitFor();
    expect(await page.getByLabel('Pincode').inputValue()).toBe('744101');
    expect(decodeURIComponent(chats.join())).toMatch(
      /3,000 × Soap Box 100 g \(.*\) to 744101 cost\? It weighs [\d.]+ kg/,
    );
    await expect.poll(() => mailbox.subjectsTo(email)).toEqual(['Your enquiry to Boxwright']);
    expect(await mailbox.subjects('Delivery cost to 744101')).toEqual([
      'Delivery cost to 744101 for Asha Raman: Soap Box 100 g',
    ]);
    expectNoComplaints();
    await context.close();
  });

  test('works without JavaScript, with what was chosen in the form', async () => {
    const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await page.goto(`/customizemybox/202?${box}&pincode=641001`);
    await page.getByRole('radio', { name: /^3,000/ }).check();
    await page.getByRole('button', { name: 'Get Delivery Cost' }).click();
    const form = page.getByRole('main');
    expect(await form.getByLabel('Quantity').inputValue()).toBe('3000');
    await form.getByText('Soap Box 100 g', { exact: true }).waitFor();
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('alert').getByText('Please enter your name').waitFor();
    const typed = { Name: 'Asha', Mobile: '+91 98400 12345', Email: 'asha.plain@kokko.example', Organisation: 'Kokko' };
    for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/enquiry?sent=delivery**');
    await page.getByText('Delivery cost sent. Our team will contact you shortly!').waitFor();
    expect(await page.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href')).toContain('3%2C000');
    await expect.poll(() => mailbox.subjectsTo(typed.Email)).toHaveLength(1);
    await context.close();
  });
});

test('an impossible pincode is refused while it is typed; for a good one there is one request', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  const pincode = page.getByLabel('Pincode');
  await page.goto(`/customizemybox/202?${box}`);
  for (const impossible of ['0', '54', '6410']) {
    await pincode.fill(impossible);
    await pincode.blur();
    await page.getByText('Please enter valid pincode.', { exact: true }).waitFor();
  }
  await pincode.fill('641001');
  await page.getByText('Coimbatore, Tamil Nadu').waitFor();
  await page.getByText('Please enter valid pincode.', { exact: true }).waitFor({ state: 'detached' });
  await page
    .getByText(/with you by \w{3}, \d/)
    .first()
    .waitFor();
  // Another box.
  await page.goto('/p/tea-packing-box');
  await expect.poll(() => pincode.inputValue()).toBe('641001');
  const person = await signedIn(page);
  await call(context, 'AddToCartWebsite', {
    ...{ itemdetails: [{ Item: 202, Quantity: 1000 }], boardid: 2, outercoatingid: 2, innercoatingid: 0 },
    ...{ deliverytype: 'StandardShipping', destination_pin: 0, status: 'INCART' },
  });
  await page.goto('/cart');
  await page.waitForURL('**/cart?pincode=641001');
  await page.goto('/selectaddress');
  const shipping = page.getByRole('group', { name: /shipping address/i });
  await expect.poll(() => shipping.getByLabel('Pincode').inputValue()).toBe('641001');
  await shipping.getByText('Coimbatore, Tamil Nadu').waitFor();
  await expect.poll(() => shipping.getByLabel('State').inputValue()).not.toBe('');
  // On another device the customer hasn't typed any: the last shipping address has one.
  await call(context, 'Add_CustomerAddress', {
    ...{ title: 'Shipping', action: 'INSERT', companyname: 'Kokko', name: 'Asha', mobileNo: '9840012345' },
    ...{ area: '12 MG Road', pincode: '560001', country: 101, state: 4026 },
  });
  const elsewhere = await shop.visitor(desktop);
  await elsewhere.page.goto('/login');
  await signIn(elsewhere.page, person);
  await elsewhere.page.waitForURL('**/ordercustomboxes');
  await elsewhere.page.goto(`/customizemybox/202?${box}`);
  await expect.poll(() => elsewhere.page.getByLabel('Pincode').inputValue()).toBe('560001');
  await elsewhere.page.getByText('Bengaluru, Karnataka').waitFor();
  elsewhere.expectNoComplaints();
  await elsewhere.context.close();
  expectNoComplaints();
  await context.close();
});

test('what is picked up says where and when, and is ordered with a billing address only', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = await signedIn(page);
  await page.goto(`/customizemybox/202?${box}&pincode=641001`);
  await page.getByRole('radio', { name: /Self Pickup/ }).check();
  await page.getByText('12 Letterpress Lane').first().waitFor();
  await page
    .getByText(/Ready to collect within/)
    .filter({ visible: true })
    .first()
    .waitFor();
  // While it is computed, the price may be pale.
  await expect.poll(() => page.locator('[aria-busy=true], [class*=opacity-55]').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/selectaddress');
  await page.getByRole('heading', { name: 'You pick it up' }).waitFor();
  expect(await page.getByRole('group', { name: /shipping address/i }).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Please enter billing address').first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const billing = page.getByRole('group', { name: /billing address/i });
  const typed = { 'Company name': person.company, 'Contact person': person.name, Address: '12 Mill Road' };
  for (const [label, value] of Object.entries(typed)) await billing.getByLabel(label, { exact: true }).fill(value);
  await billing.getByLabel('Pincode').fill('641001');
  await billing.getByLabel('Mobile').fill(person.mobile);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout**');
  await page.getByRole('heading', { name: 'Self Pickup' }).waitFor();
  expect(await page.getByText('Shipping address').count()).toBe(0);
  await page.getByText(/^Ready to collect within/).waitFor();
  await expectAccessible(page);
  // A part is delivered and needs an address again, and the cart says that it is mixed.
  await call(context, 'AddToCartWebsite', {
    ...{ itemdetails: [{ Item: 203, Quantity: 1000 }], boardid: 2, outercoatingid: 2, innercoatingid: 0 },
    ...{ deliverytype: 'StandardShipping', destination_pin: '641001', status: 'INCART' },
  });
  await page.goto('/cart');
  await page.getByText('A part is picked up, the rest is delivered').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/selectaddress');
  await page.getByRole('heading', { name: 'A part of your order is picked up' }).waitFor();
  // The only saved address is chosen already.
  await page.getByRole('group', { name: 'Shipping address' }).getByText('12 Mill Road').waitFor();
  await page.getByRole('checkbox', { name: 'Same as shipping' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout**');
  await page.getByRole('heading', { name: 'Shipping address' }).waitFor();
  expectNoComplaints();
  await context.close();
});
