import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call } from './journey.ts';
import { openMailbox, sharedShop, staff } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const mailedLink = async (address: string, subject: RegExp, link: RegExp): Promise<string> => {
  const newest = async () =>
    (await mailbox.mails(address)).find((mail) => mail.fld_recipient === address && subject.test(mail.fld_subject));
  await expect.poll(newest).toBeDefined();
  return link.exec(await mailbox.text(await newest()))?.[0] ?? '';
};

const star = {
  name: 'star.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#c00"/></svg>',
  ),
};

/** In paise. */
const amountIn = (text: string | null): number =>
  Number(/₹([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replaceAll(/[,.]/g, ''));

const chooseBox = async (page: Page) => {
  const box = page.getByRole('form', { name: 'Add a box' });
  const choose = async (field: string, option: RegExp) => {
    const label = await box
      .getByLabel(field, { exact: true })
      .getByRole('option')
      .filter({ hasText: option })
      .first()
      .textContent();
    await box.getByLabel(field, { exact: true }).selectOption({ label: label ?? '' });
  };
  await choose('Box', /^Soap Box/);
  await choose('Board', /300 gsm/);
  await choose('Outer coating', /Gloss/);
  await box.getByLabel('Quantity').fill('12,000');
  await box.getByLabel('Pincode').fill('641001');
};

test('an order on the phone, from the call to the paid link', async () => {
  const desk = await shop.visitor(desktop);
  const { page } = desk;
  const email = 'kavitha.phone@rosa.example';
  await page.goto('/manage?from=/manage/sell');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  // Nobody with this number has called before.
  await page.getByRole('heading', { name: 'Sell on the phone' }).waitFor();
  await page.getByLabel('Who is calling?').fill('kavitha rosa');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No customer has words that begin with “kavitha rosa”.').waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('link', { name: 'New customer' }).click();
  await page.waitForURL('**/manage/customers/new');
  await page.getByLabel('Name', { exact: true }).fill('Kavitha Raman');
  await page.getByLabel('Company').fill('Rosa & Reed Soaps');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile').fill('98400 1234');
  await page.getByRole('button', { name: 'Save and sell' }).click();
  await page.getByText('Please enter valid mobile number.').first().waitFor();
  await expectWellMadeOn(page);
  await page.getByLabel('Mobile').fill('+91 98400 12345');
  await page.getByRole('button', { name: 'Save and sell' }).click();

  // Goods, an address, and a price that they agree on.
  await page.getByRole('heading', { name: 'Sale to Kavitha Raman' }).waitFor();
  await expectWellMadeOn(page);
  await chooseBox(page);
  await page.getByRole('button', { name: 'Add box' }).click();
  await page.getByRole('heading', { name: /^1\. / }).waitFor();
  await page.getByText('Add a box', { exact: true }).click();
  const box = page.getByRole('form', { name: 'Add a box' });
  await expect.poll(() => box.getByLabel('Quantity').inputValue()).toBe('');
  await box.getByLabel('Quantity').fill('5,000');
  await page.getByText('Change the price of item 1').click();
  const price = page.getByRole('form', { name: 'Price of item 1' });
  await price.getByLabel('Price before GST').fill('thirty thousand');
  await price.getByLabel('Reason').fill('A first order.');
  await price.getByRole('button', { name: 'Save price' }).click();
  await page.getByText('Please enter the price in rupees').first().waitFor();
  await price.getByLabel('Price before GST').fill('15,000');
  await price.getByRole('button', { name: 'Save price' }).click();
  await page.getByText('Agreed by').waitFor();
  await page.getByText('₹15,000.00').first().waitFor();
  expect(await box.getByLabel('Quantity').inputValue()).toBe('5,000');
  await page.getByLabel('Attach artwork to item 1').setInputFiles(star);
  await page.getByRole('link', { name: 'star.svg' }).waitFor();
  await page.getByText('Add a sample', { exact: true }).click();
  const sample = page.getByRole('form', { name: 'Add a sample' });
  // A part of the page loads the site's styles again; they don't override the back office's.
  const sides = ['Length', 'Width', 'Height'].map((side) => sample.getByLabel(side).boundingBox());
  expect(new Set((await Promise.all(sides)).map((side) => Math.round(side?.width ?? 0))).size).toBe(1);
  await sample.getByLabel('Sample of').selectOption({ index: 1 });
  await sample.getByLabel('Board they have in mind').selectOption({ index: 1 });
  await sample.getByRole('button', { name: 'Add sample' }).click();
  await page.getByRole('heading', { name: /^2\. Sample of/ }).waitFor();
  const address = page.getByRole('form', { name: 'Address' });
  await address.getByLabel('Street and area').fill('7 Race Course Road');
  // A pincode that is in no list: state and city must be chosen.
  await address.getByLabel('Pincode of the address').fill('641999');
  await address.getByRole('button', { name: 'Save address' }).click();
  await address
    .getByText(/choose state and city/)
    .first()
    .waitFor();
  expect(await address.getByLabel('State').locator('option:checked').textContent()).toBe('Tamil Nadu');
  await expectWellMadeOn(page);
  await address.getByLabel('City').selectOption({ label: 'Coimbatore' });
  await address.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Another address').and(page.locator(':focus')).waitFor();
  await page.getByText('Another address').click();
  await address.getByLabel('Street and area').fill('8 Race Course Road');
  await address.getByRole('button', { name: 'Save address' }).click();
  const placing = page.getByRole('form', { name: 'Place the order' });
  await placing.waitFor();
  await expectWellMadeOn(page);
  // The button shows the total of the chosen way to pay, also after leaving the page and returning.
  const paid = placing.getByLabel('Paid');
  const placeFor = placing.getByRole('button', { name: /^Place order for ₹/ });
  const without = (await placeFor.textContent()) ?? '';
  const cash = (await paid.getByRole('option', { name: /^Cash on delivery/ }).textContent()) ?? '';
  await paid.selectOption({ label: cash });
  const added = amountIn(cash);
  const isWithCash = () => placeFor.textContent().then((text) => amountIn(text) - amountIn(without) - added);
  await expect.poll(isWithCash).toBe(0);
  await page.reload();
  await expect.poll(isWithCash).toBe(0);
  await paid.selectOption({ label: 'By a link: all, or half now' });
  await expect.poll(() => placeFor.textContent()).toBe(without);

  // Two members: the second gets a message, and sees the sale as it is.
  const second = await desk.context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Remove item 1' }).waitFor();
  await page.getByRole('button', { name: 'Mail a quotation instead' }).click();
  await page.getByText('Made and mailed:').waitFor();
  await expectWellMadeOn(page);
  const quoted = await mailedLink(email, /^Your quotation QTN/, /http:\/\/[^/\s]+\/quotation\/[\w-]+/);
  const reader = await shop.visitor(phone);
  await reader.page.goto(quoted);
  await reader.page.getByRole('heading', { name: /^Quotation QTN/ }).waitFor();
  await expectWellMadeOn(reader.page);
  await reader.page.getByRole('button', { name: 'Put all of it into the cart' }).click();
  await reader.page.waitForURL('**/cart');
  await reader.context.close();
  await page.getByRole('button', { name: /^Place order for ₹/ }).click();
  await page.getByRole('button', { name: 'Mail the link' }).click();
  await page.locator(':focus').getByText(`The link goes to ${email}.`).waitFor();
  await expectWellMadeOn(page);
  await second.getByRole('button', { name: 'Remove item 1' }).click();
  await second.getByText('Somebody has changed this sale').waitFor();
  await second.close();

  // The customer pays half, in their own browser, without a sign-in.
  const pay = await mailedLink(email, /^Order .*: please pay ₹/, /http\S+\/pay\/\S+/);
  const customer = await shop.visitor(phone);
  await customer.page.goto(pay);
  await customer.page.getByRole('heading', { name: /^Order BW/ }).waitFor();
  await expectWellMadeOn(customer.page);
  await customer.page.setViewportSize(phone);
  await customer.page.getByRole('button', { name: 'Pay half now' }).click();
  await customer.page.getByRole('button', { name: 'Success', exact: true }).click();
  await customer.page.waitForURL('**/paymentsuccess/**');
  await customer.page.goto(pay);
  await customer.page.getByRole('button', { name: /^Pay ₹/ }).waitFor();

  // The desk sees it on the sale and on the customer's page, and the search now finds the customer.
  await page.reload();
  await page.getByText(/ of ₹[\d,.]+ is to be paid\.$/).waitFor();
  await page.goto('/manage/customers');
  await page.getByLabel(/^Name, company/).fill('rosa kavi');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Kavitha Raman' }).waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('link', { name: 'Kavitha Raman' }).click();
  await page.waitForURL('**/manage/customers/*');
  await page.getByRole('region', { name: 'Orders' }).getByText('Partially Paid').first().waitFor();
  await page.getByRole('region', { name: 'Quotations' }).getByText(/^QTN/).first().waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('textbox', { name: 'Note' }).fill('Pays at once.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The details are saved.').waitFor();

  // A quotation becomes a sale, and so does the customer's next enquiry; the sale leads back to it.
  await page.getByRole('button', { name: /^Make a sale of it/ }).click();
  await page.getByText(/^From quotation QTN/).waitFor();
  await page.getByRole('heading', { name: /^2\. Sample of/ }).waitFor();

  // A refusal is shown even if its form left the page with the item that a colleague has removed.
  const colleague = await desk.context.newPage();
  await colleague.goto(page.url());
  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await page.getByRole('heading', { name: /^2\. / }).waitFor({ state: 'detached' });
  await colleague.getByRole('button', { name: 'Remove item 2' }).click();
  await colleague.getByRole('heading', { name: /^2\. / }).waitFor({ state: 'detached' });
  await colleague.getByRole('alert').getByText('Somebody has changed this sale').waitFor({ timeout: 5_000 });
  await colleague.close();
  await call(customer.context, 'enquiryMailer', {
    customer_name: 'Kavitha Raman',
    customer_email: email,
    customer_mobile: '9840012345',
    customer_message: 'And 5,000 sleeves?',
    customer_company: 'Rosa & Reed Soaps',
    customer_pincode: '641001',
  });
  await page.goto('/manage/enquiries');
  await page.getByRole('link', { name: /Kavitha Raman/ }).click();
  await page.getByLabel('Answer to Kavitha Raman').fill('Of course.');
  await page.getByRole('button', { name: 'Begin a sale' }).click();
  await page.getByRole('heading', { name: 'Sale to Kavitha Raman' }).waitFor();
  await page.getByText('“And 5,000 sleeves?”').waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('link', { name: 'their enquiry' }).click();
  await page.getByText(/not ordered yet/).waitFor();
  await expect.poll(() => page.getByLabel('Answer to Kavitha Raman').inputValue()).toBe('Of course.');
  await expectWellMadeOn(page);
  desk.expectNoComplaints();
  customer.expectNoComplaints();
});
