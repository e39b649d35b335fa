import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetEnquiry shows everything that was typed, and the box that it is about', async () => {
  const desk = await shop.staff();
  const { fld_enquiry_id } = await sendEnquiry(shop, desk, { customer_message: '<b>Hello</b>\nLine two' });
  expect((await desk.call('GetEnquiry', { fld_enquiry_id })).data).toMatchObject({
    fld_form: 'Enquiry page',
    fld_name: 'Raman Iyer',
    fld_email: 'raman@kokko.example',
    fld_mobile: '9840012345',
    fld_company_name: 'Kokko & Sons',
    fld_pincode: '641001',
    fld_message: '<b>Hello</b>\nLine two',
    fld_state: 'new',
    fld_version: 0,
    fld_box: null,
    fld_size_cm: null,
    fld_customer_id: null,
    fld_entries: [],
  });

  await shop.visitor().call('DeliveryCostMailer', {
    name: 'Meena',
    mobile: '9840012345',
    pincode: '641001',
    weight: 12,
    email: 'meena@soaps.example',
    organisation: 'Meena Soaps',
    boxData: { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, print: '0+Gold', quantity: 1000 },
  });
  const [row] = (await desk.call('GetEnquiries', { view: 'all' })).data.enquiries;
  const quote = (await desk.call('GetEnquiry', { fld_enquiry_id: row.fld_enquiry_id })).data;
  expect(quote).toMatchObject({ fld_form: 'Delivery quote', fld_quantity: 1000 });
  expect(quote.fld_box).toMatchObject({
    fld_variant_id: 202,
    fld_board_id: 2,
    fld_inner_coating_id: null,
    fld_print: '0+Gold',
  });
  expect(quote.fld_goods).toBeGreaterThan(0);
});

test('GetEnquiry shows the size of a quotation request, and finds the customer by the e-mail', async () => {
  const customer = await shop.customer();
  const desk = await shop.staff();
  await shop.visitor().call('monocartonsenquiry', {
    name: 'Meena',
    email: customer.email,
    mobile: '9840012345',
    organsation_name: 'Meena Soaps',
    pincode: '641001',
    carton_type: 'Straight Tuck',
    required_quantity: '12,000',
    length: '12.5',
    width: '4',
    height: '9',
  });
  const [row] = (await desk.call('GetEnquiries')).data.enquiries;
  expect(row.fld_about).toBe('Straight Tuck · 12,000 pieces');
  expect((await desk.call('GetEnquiry', { fld_enquiry_id: row.fld_enquiry_id })).data).toMatchObject({
    fld_size_cm: [12.5, 4, 9],
    fld_customer_id: customer.id,
    fld_customer_name: 'Meena Sundaram',
  });
});

test('GetEnquiry refuses unknown enquiries, visitors, customers and roles without the right', async () => {
  const desk = await shop.staff();
  expect(await desk.call('GetEnquiry', { fld_enquiry_id: 999_999 })).toMatchObject({ status: 404 });
  expect(await desk.call('GetEnquiry', {})).toMatchObject({ status: 400 });
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetEnquiry', { fld_enquiry_id: 1 })).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Accounts')).call('GetEnquiry', { fld_enquiry_id: 1 })).toMatchObject({ status: 403 });
});
