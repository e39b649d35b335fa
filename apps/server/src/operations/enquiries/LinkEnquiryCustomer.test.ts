import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('LinkEnquiryCustomer makes a customer once, and later finds the same one', async () => {
  const desk = await shop.staff('Order desk');
  const email = 'newcomer@kokko.example';
  const first = await sendEnquiry(shop, desk, { customer_email: 'Newcomer@kokko.example' });
  const link = { fld_enquiry_id: first.fld_enquiry_id, fld_version: 0 };
  const both = await Promise.all([desk.call('LinkEnquiryCustomer', link), desk.call('LinkEnquiryCustomer', link)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = both.find(({ status }) => status === 200) ?? { data: null };
  expect(data).toMatchObject({ fld_version: 1, fld_is_new: true });
  // The account has no password yet.
  expect((await shop.visitor().call('AddwebsiteLogin', { email, password: '' })).status).toBe(400);

  const second = await sendEnquiry(shop, desk, { customer_email: email, customer_message: 'And sleeves?' });
  const again = await desk.call('LinkEnquiryCustomer', { fld_enquiry_id: second.fld_enquiry_id, fld_version: 0 });
  expect(again.data).toEqual({ fld_version: 1, fld_customer_id: data.fld_customer_id, fld_is_new: false });
});

test('LinkEnquiryCustomer makes no account when somebody has changed the enquiry meanwhile', async () => {
  const desk = await shop.staff();
  const email = 'stale@kokko.example';
  const { fld_enquiry_id } = await sendEnquiry(shop, desk, { customer_email: email });
  await desk.call('ChangeEnquiry', { fld_enquiry_id, fld_version: 0, fld_state: 'open', fld_owner_id: null });
  expect(await desk.call('LinkEnquiryCustomer', { fld_enquiry_id, fld_version: 0 })).toMatchObject({ status: 409 });
  expect((await desk.call('GetEnquiry', { fld_enquiry_id })).data.fld_customer_id).toBeNull();
});

test('LinkEnquiryCustomer refuses addresses of staff, enquiries without an address, and unknown enquiries', async () => {
  const desk = await shop.staff();
  await shop.services.auth.addStaff({
    name: 'A',
    email: 'own@shop.example',
    password: 'a long staff password',
    role: 'Admin',
  });
  const own = await sendEnquiry(shop, desk, { customer_email: 'own@shop.example' });
  const taken = await desk.call('LinkEnquiryCustomer', { fld_enquiry_id: own.fld_enquiry_id, fld_version: 0 });
  expect(taken).toMatchObject({ status: 409 });
  expect(await desk.call('LinkEnquiryCustomer', { fld_enquiry_id: 999_999, fld_version: 0 })).toMatchObject({
    status: 404,
  });
  expect(await desk.call('LinkEnquiryCustomer', {})).toMatchObject({ status: 400 });
});

test('LinkEnquiryCustomer refuses visitors, customers and roles without the right', async () => {
  const link = { fld_enquiry_id: 1, fld_version: 0 };
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('LinkEnquiryCustomer', link)).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Accounts')).call('LinkEnquiryCustomer', link)).toMatchObject({ status: 403 });
});
