import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskAddress, refusedToOthers } from '../../testing/desk-sales.ts';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const unasked = { fld_version: 0, customer_id: null, is_new: false, email: '' };
const start = (fld_enquiry_id: number, more: object = {}) =>
  desk.call('StartSaleFromEnquiry', { fld_enquiry_id, ...unasked, ...more });
const sale = async (sale_id: number) => (await desk.call('GetSale', { sale_id })).data;
const mobile = () => `9${String(unique()).replace(/\D/g, '').padStart(9, '7').slice(-9)}`;

test('an enquiry about delivery becomes one sale to a new customer with its box, also when pressed twice', async () => {
  const email = `asha-${unique()}@kokko.example`;
  await shop.visitor().call('DeliveryCostMailer', {
    ...{ name: 'Asha Raman', mobile: mobile(), email, organisation: 'Kokko Chocolates', pincode: '641001' },
    ...{ weight: 1, totalamount: 1 },
    boxData: { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 2000 },
  });
  const [{ fld_enquiry_id }] = (await desk.call('GetEnquiries', { view: 'all' })).data.enquiries;
  const both = await Promise.all([start(fld_enquiry_id), start(fld_enquiry_id)]);
  const [saleId] = new Set(both.map(({ data }) => data.sale_id));
  expect(both.map(({ data }) => data.sale_id)).toEqual([saleId, saleId]);
  const begun = await sale(saleId);
  expect(begun).toMatchObject({
    customer: { name: 'Asha Raman', company: 'Kokko Chocolates', email },
    lines: [{ kind: 'box', quantity: 2000 }],
    pincode: '641001',
    enquiry: { fld_enquiry_id },
  });

  // Once ordered, the enquiry is won and shows the order.
  const { customer_id } = begun.customer;
  const { address_id } = (await desk.call('AddAddressAtDesk', { customer_id, ...deskAddress })).data;
  const { data: placed } = await desk.call('PlaceSale', {
    ...{ sale_id: saleId, seen: begun.version, payment: 'Link', accepted_total: begun.total },
    ...{ shipping_address: address_id, billing_address: address_id },
  });
  expect((await desk.call('GetEnquiry', { fld_enquiry_id })).data).toMatchObject({
    fld_state: 'won',
    fld_owner_name: 'Order Desk',
    fld_customer_id: customer_id,
    fld_sales: [{ fld_sale_id: saleId, fld_order: { fld_order_number: placed.number } }],
  });
});

test('staff are asked to decide if e-mail and telephone belong to different customers', async () => {
  const [one, other] = [mobile(), mobile()];
  const add = async (name: string, number: string) => {
    const email = `${name}-${unique()}@rosa.example`;
    const person = { name, email, mobile: number, company: '', gstin: '' };
    return { email, id: (await desk.call('AddCustomerAtDesk', person)).data.customer_id as number };
  };
  const [asha, ravi] = [await add('Asha', one), await add('Ravi', other)];
  const { fld_enquiry_id } = await sendEnquiry(shop, desk, { customer_email: asha.email, customer_mobile: other });
  const { data: asked } = await start(fld_enquiry_id);
  expect(asked).toMatchObject({ sale_id: null, may_be_new: false, needs_email: false });
  expect(asked.candidates.map(({ customer_id }: { customer_id: number }) => customer_id)).toEqual([asha.id, ravi.id]);
  const { data } = await start(fld_enquiry_id, { customer_id: ravi.id });
  expect(await sale(data.sale_id)).toMatchObject({ customer: { customer_id: ravi.id }, lines: [] });

  // If only the telephone is known, it may be somebody new.
  const email = `new-${unique()}@rosa.example`;
  const second = await sendEnquiry(shop, desk, { customer_email: email, customer_mobile: one });
  expect((await start(second.fld_enquiry_id)).data).toMatchObject({ sale_id: null, may_be_new: true });
  const fresh = await start(second.fld_enquiry_id, { is_new: true });
  expect(await sale(fresh.data.sale_id)).toMatchObject({ customer: { email } });
});

test('StartSaleFromEnquiry refuses enquiries that have changed or are gone, and unknown customers', async () => {
  const email = `asha-${unique()}@rosa.example`;
  const { fld_enquiry_id } = await sendEnquiry(shop, desk, { customer_email: email, customer_mobile: mobile() });
  expect(await start(fld_enquiry_id, { customer_id: 2_000_000 })).toMatchObject({ status: 404 });
  const state = { fld_version: 0, fld_state: 'open', fld_owner_id: null };
  await desk.call('ChangeEnquiry', { fld_enquiry_id, ...state });
  expect(await start(fld_enquiry_id)).toMatchObject({ status: 409 });
  expect(await start(2_000_000)).toMatchObject({ status: 404 });
  expect(await start(fld_enquiry_id, { email: 7 })).toMatchObject({ status: 400 });
});

test('StartSaleFromEnquiry refuses everybody who may not sell', async () => {
  const body = { fld_enquiry_id: 1, ...unasked };
  expect(await refusedToOthers(shop, 'StartSaleFromEnquiry', body, 'Accounts')).toEqual([401, 401, 403]);
});
