import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop } from './browser.ts';
import { call, newcomer, orderBoxes, signedIn, soapBoxes, waiveProofs } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

/** A member of staff with a page, while a colleague works by operations. */
async function atTheDesk() {
  const desk = await shop.visitor(desktop);
  await call(desk.context, 'StaffSignIn', staff);
  const { page, context } = desk;
  return {
    ...desk,
    colleague: (operation: string, body: object) => call(context, operation, body),
    /** Presses a form's button, which leaves the page with the `part`; why it was refused is read nevertheless. */
    readsWhy: async (name: string, part: Locator, text: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await part.waitFor({ state: 'detached' });
      await page.getByRole('alert').getByText(text).waitFor();
    },
  };
}

test('why a form was refused is read although a colleague’s work has taken it off the page', async () => {
  const buyer = await shop.visitor();
  await signedIn(buyer.page);
  const many = { itemdetails: [{ ...soapBoxes.itemdetails[0], Quantity: 4000 }] };
  const { id: orderid } = await orderBoxes(buyer.context, many);
  const inCash = { orderid, paymentmode: 'COD', asplaced: true };
  const { context, page, colleague, readsWhy, expectNoComplaints } = await atTheDesk();

  // A call to the mobile number, from which cash on delivery is possible.
  expect((await buyer.context.request.post('/api/ConfirmOrder', { data: inCash })).status()).toBe(422);
  await page.goto(`/manage/orders/${orderid}`);
  const toCall = page.getByText('Cash on delivery waits for a call');
  await toCall.waitFor();
  await colleague('NoteMobileCall', { orderid });
  await readsWhy('I have spoken with them', toCall, 'This order isn’t waiting for a call any more.');
  await call(buyer.context, 'ConfirmOrder', inCash);

  // The purchase order number, until the invoice is issued.
  await page.goto(`/manage/orders/${orderid}`);
  const number = page.getByLabel('Purchase order number');
  await number.fill('PO/2026/113');
  const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'];
  const move = (place: number, parcel = {}) =>
    colleague('MoveOrder', { orderid, seenstatus: steps[place - 1], orderstatus: steps[place], ...parcel });
  await move(1);
  await waiveProofs(context, orderid);
  for (const place of [2, 3]) await move(place);
  await move(4, { courier: 'Blue Dart', trackingnumber: '4412 7781' });
  await readsWhy('Save number', number, 'The invoice is issued');

  // A saved view of the list, which is loaded anew when something happens to an order.
  const name = 'Waits for a colleague';
  const { fld_view_id: viewid } = await colleague('SaveDeskView', { name, shared: false, filters: { search: '' } });
  await page.goto('/manage/orders');
  await page.getByText('Save or change views').click();
  // While the press is on its way: what happens to others' orders may take the button off the page before.
  await page.route('**/manage/orders**', async (route) => {
    if (route.request().method() === 'POST') await colleague('DeleteDeskView', { viewid });
    await route.continue();
  });
  const deleting = page.getByRole('button', { name: `Delete the view ${name}` });
  await deleting.click();
  await page.getByText('You have no such view').waitFor();
  await page.unroute('**/manage/orders**');
  await move(5);
  await deleting.waitFor({ state: 'detached' });
  await page.getByRole('alert').getByText('You have no such view').waitFor();

  // The details of a customer.
  const { name: person, email, mobile } = newcomer();
  const { customer_id: customerid } = await colleague('AddCustomerAtDesk', {
    name: person,
    email,
    mobile,
    company: '',
    gstin: '',
  });
  await page.goto(`/manage/customers/${customerid}`);
  const note = page.getByLabel('Note');
  await note.fill('Rings at noon.');
  await colleague('EraseCustomerData', { customer_id: customerid, reason: 'By letter', email });
  await readsWhy('Save', note, 'There is no such customer.');
  expectNoComplaints();
  for (const each of [buyer.context, context]) await each.close();
});
