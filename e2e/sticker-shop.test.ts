import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, newcomer, signIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

/** A customer with an order of a thousand round stickers. */
const ordered = async (context: BrowserContext) => {
  const person = newcomer();
  const { name, email, mobile, company, password } = person;
  await call(context, 'AddCustomer', { name, email, mobile, companyName: company, password });
  await call(context, 'AddwebsiteLogin', { email, password });
  const stickers = { itemdetails: [{ Item: 196, Quantity: 1000 }], shape: 1, material: 3, length: 50, width: 50 };
  const { order_id: cartid } = await call(context, 'AddToCartWebsite', stickers);
  const address = { action: 'INSERT', companyname: company, name, mobileNo: mobile, area: '12 Mill Road' };
  const place = { pincode: '641001', country: 101, state: 4035 };
  const { addressId } = await call(context, 'Add_CustomerAddress', { title: 'Shipping', ...address, ...place });
  await call(context, 'PlaceOrder', {
    cartid,
    shippingaddress: addressId,
    billingaddress: addressId,
    orderstatus: 'IN-PROCESS',
    paymentstaus: 'Payment Initiated',
    paymentmode: 'OnlinePayment',
  });
  await call(context, 'Logout', {});
  return person;
};

test('Re-order leads through sign-in to past stickers, and from there to the same choice', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = await ordered(context);
  await page.goto('/stickers-and-labels');
  for (const [name, price] of [
    ['round shape', '₹120'],
    ['Square/Rectangle', '₹150'],
    ['special shape', '₹110'],
  ] as const) {
    expect(await page.getByRole('link', { name: new RegExp(name) }).innerText()).toContain(price);
  }
  // Each thing has its own picture.
  const pictures = await page
    .getByRole('main')
    .evaluate((main) => [...main.querySelectorAll('img')].map(({ src }) => src));
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures).toEqual([...new Set(pictures)]);
  await page.getByRole('link', { name: 'Re-order' }).click();
  await page.waitForURL('**/login**');
  await signIn(page, person);
  await page.waitForURL('**/reorderstickers');
  await page.getByRole('heading', { name: 'Round stickers' }).waitFor();
  await page.getByText('50 × 50 mm · White Vinyl').waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('link', { name: 'Re-order' }).click();
  await page.waitForURL('**/ordercustomstickers?shape=1&length=50&width=50&quantity=1000&material=3');
  expectNoComplaints();
  await context.close();
});
