import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Another number at each call, also in files that share a shop. */
let count = 0;
const next = () => {
  count += 1;
  return `${process.pid % 100}${String(count).padStart(3, '0')}`.padStart(5, '0');
};

/** Details of a new customer. */
export const newcomer = () => {
  const number = next();
  return {
    name: 'Asha Raman',
    company: 'Kokko Chocolates',
    email: `asha.${Date.now()}.${number}@kokko-chocolates.example`,
    mobile: `98400${number}`,
    password: 'Folding7box',
  };
};
export type Newcomer = ReturnType<typeof newcomer>;

/** Its own address, because unpaid cash orders to the same address are added up. */
const street = () => `12 Mill Road, door ${next()}`;

/** Chooses a soap box, 2,000 pieces, delivered to Coimbatore, and puts it into the cart. */
export const configure = async (page: Page) => {
  await page.goto('/p/soap-box');
  const chooser = page.getByRole('heading', { name: 'Select Item' });
  if (await chooser.isVisible())
    await page.getByRole('list', { name: 'Select Item' }).getByRole('link').first().click();
  await page.getByRole('radio', { name: /2,?000/ }).check();
  await page.getByLabel('Pincode').fill('641001');
  await page
    .getByText(/Coimbatore/)
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
};

export const register = async (page: Page, person: Newcomer) => {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mobile').fill(person.mobile);
  await page.getByLabel('Company name').fill(person.company);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: /register|create|sign up/i }).click();
  await page.getByText('You are Successfully Registered').waitFor();
  await page.waitForURL('**/login');
};

export const signIn = async (page: Page, person: Newcomer) => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).last().click();
};

/** Calls an operation as the browser's visitor. */
export const call = async (context: BrowserContext, operation: string, body: object) => {
  const answer = await context.request.post(`/api/${operation}`, { data: body });
  expect(answer.ok(), `${operation}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).data;
};

/** A new customer, signed in in the page's browser by operations, without loading a page. */
export const signedIn = async (page: Page): Promise<Newcomer> => {
  const person = newcomer();
  const { name, email, mobile, company: companyName, password } = person;
  await call(page.context(), 'AddCustomer', { name, email, mobile, companyName, password });
  await call(page.context(), 'AddwebsiteLogin', { email, password, action: 'Login' });
  return person;
};

/** Fills the shipping address, uses it for billing too, and places the order. */
export const enterAddresses = async (page: Page, person: Newcomer, clicks = 1) => {
  const shipping = page.getByRole('group', { name: /shipping address/i });
  await shipping.getByLabel('Company name').fill(person.company);
  await shipping.getByLabel('Contact person').fill(person.name);
  await shipping.getByLabel('Address', { exact: true }).fill(street());
  await shipping.getByLabel('Pincode').fill('641001');
  await shipping.getByLabel('Mobile').fill(person.mobile);
  await page.getByRole('checkbox', { name: /same as shipping/i }).check();
  await page.getByRole('button', { name: 'Continue' }).click({ clickCount: clicks });
  await page.waitForURL('**/checkout**');
  await page.getByRole('heading', { name: 'Order Summary' }).waitFor();
};

/** From the sign-in page, to which ordering has led a stranger, to the addresses. */
export const registerOnTheWay = async (page: Page, person: Newcomer): Promise<void> => {
  await page.waitForURL('**/login**');
  await page
    .getByRole('link', { name: /register|sign up|create/i })
    .last()
    .click();
  await page.waitForURL('**/register');
  await register(page, person);
  await signIn(page, person);
  await page.waitForURL('**/selectaddress');
};

/** All steps from an empty browser to the unpaid order. */
export const orderAsNewcomer = async (page: Page): Promise<Newcomer> => {
  const person = newcomer();
  await configure(page);
  await registerOnTheWay(page, person);
  await enterAddresses(page, person);
  return person;
};

/** A new customer at the checkout with a thousand soap boxes, put into the cart by operations. */
export const atCheckout = async (page: Page): Promise<Newcomer> => {
  const person = await signedIn(page);
  const { id } = await orderBoxes(page.context());
  await page.goto(`/checkout?order=${id}`);
  return person;
};

/** Starts a payment and chooses its outcome in the sandbox. */
export const payInSandbox = async (page: Page, outcome: string, way = 'Pay Full') => {
  await page.getByRole('button', { name: way }).click();
  await page.getByRole('button', { name: outcome, exact: true }).click();
};

export const soapBoxes = {
  itemdetails: [{ Item: 202, Quantity: 1000 }],
  boardid: 2,
  outercoatingid: 2,
  innercoatingid: 0,
  deliverytype: 'StandardShipping',
  destination_pin: '641001',
  status: 'INCART',
};

/** A thousand soap boxes, ordered by operations; `own` changes them. */
export const orderBoxes = async (
  context: BrowserContext,
  own: object = {},
): Promise<{ id: number; number: string }> => {
  const cart = await call(context, 'AddToCartWebsite', { ...soapBoxes, ...own });
  const [mobileNo, area] = [`98400${next()}`, street()];
  const address = (title: string) =>
    call(context, 'Add_CustomerAddress', {
      title,
      action: 'INSERT',
      companyname: 'Kokko Chocolates',
      name: 'Asha Raman',
      mobileNo,
      area,
      pincode: '641001',
      country: 101,
      state: 4035,
    });
  const placed = await call(context, 'PlaceOrder', {
    cartid: cart.order_id,
    shippingaddress: (await address('Shipping')).addressId,
    billingaddress: (await address('Billing')).addressId,
    orderstatus: 'IN-PROCESS',
    paymentstaus: 'Payment Initiated',
    paymentmode: 'OnlinePayment',
  });
  return { id: placed.order_id, number: placed.order_number };
};

/** The same, paid in the sandbox. */
export const orderPaidBoxes = async (page: Page, own: object = {}): Promise<{ id: number; number: string }> => {
  const placed = await orderBoxes(page.context(), own);
  await page.goto(`/checkout?order=${placed.id}`);
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  return placed;
};

/** A file for a box, as staff who are signed in send it. */
export const uploadedPicture = async ({ request }: BrowserContext): Promise<string> => {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f4c4a' } })
    .png()
    .toBuffer();
  const file = { name: 'sleeve.png', mimeType: 'image/png', buffer };
  const sent = await request.post('/artwork', { multipart: { file } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return (await sent.json()).data.token;
};

/** Gives everything in an order a file and lets it be printed without a proof, as signed-in staff. */
export const waiveProofs = async (desk: BrowserContext, orderId: number): Promise<void> => {
  const { lines } = await call(desk, 'GetOrderProofs', { order_id: orderId });
  for (const { line_id } of lines) {
    const artwork = await uploadedPicture(desk);
    await call(desk, 'SendArtworkAtDesk', { line_id, artwork, artwork_place: '90 5 -4 120' });
    await call(desk, 'WaiveProof', { line_id, reason: 'Agreed by telephone.' });
  }
};

/** Lets an order that isn't paid go on, as signed-in staff. */
export const waiveMoney = async (desk: BrowserContext, orderid: number): Promise<void> => {
  await call(desk, 'WaivePayment', { orderid, step: 'dispatch', reason: 'Agreed by telephone.' });
};

const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'];

/** Moves an order from one step through the next ones to another, as signed-in staff, without proofs and money. */
export const moveOrder = async (desk: BrowserContext, orderid: number, from: string, to: string): Promise<void> => {
  const { steps: next } = await call(desk, 'GetDeskOrder', { orderid });
  if (next[0]?.waits_for) await waiveMoney(desk, orderid);
  for (let at = steps.indexOf(from); at < steps.indexOf(to); at += 1) {
    const orderstatus = steps[at + 1];
    if (orderstatus === 'In Production') await waiveProofs(desk, orderid);
    const parcel = orderstatus === 'Dispatched' ? { courier: 'Blue Dart', trackingnumber: '4412 7781' } : {};
    await call(desk, 'MoveOrder', { orderid, seenstatus: steps[at], orderstatus, ...parcel });
  }
};
