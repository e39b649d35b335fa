import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetEnquiries lists waiting enquiries, newest first, and finds enquiries by words, state and owner', async () => {
  const desk = await shop.staff('Order desk');
  expect((await desk.call('GetEnquiries')).data).toEqual({ enquiries: [], next: null });
  const first = await sendEnquiry(shop, desk);
  const second = await sendEnquiry(shop, desk, { customer_name: 'Asha 100%', customer_message: '“Sweets”' });
  const robot = await sendEnquiry(shop, desk, { customer_name: 'Robot', website: 'x' });
  expect(robot).toMatchObject({ fld_state: 'spam' });
  const names = async (asked: object) =>
    (await desk.call('GetEnquiries', asked)).data.enquiries.map(({ fld_name }: { fld_name: string }) => fld_name);
  expect(await names({})).toEqual(['Asha 100%', 'Raman Iyer']);
  expect(await names({ view: 'spam' })).toEqual(['Robot']);
  expect(await names({ view: 'all', before: robot.fld_enquiry_id })).toEqual(['Asha 100%', 'Raman Iyer']);
  expect(await names({ search: 'CHOCOLATE' })).toEqual(['Raman Iyer']);
  expect(await names({ search: '100%' })).toEqual(['Asha 100%']);
  for (const search of ['“sweets”', '"sweets"', 'sweets'])
    expect(await names({ search }), search).toEqual(['Asha 100%']);
  expect(await names({ search: '1_0' })).toEqual([]);
  expect(first).toMatchObject({ fld_form: 'Enquiry page', fld_about: 'What do 2,000 boxes for chocolate cost?' });

  const { data } = await desk.call('GetEnquiry', { fld_enquiry_id: second.fld_enquiry_id });
  const [me] = data.fld_members;
  const change = {
    fld_enquiry_id: second.fld_enquiry_id,
    fld_version: 0,
    fld_state: 'won',
    fld_owner_id: me.fld_staff_id,
  };
  expect((await desk.call('ChangeEnquiry', change)).status).toBe(200);
  expect(await names({ view: 'all', owner: 'me' })).toEqual(['Asha 100%']);
  expect(await names({ owner: 'nobody' })).toEqual(['Raman Iyer']);
  expect(await names({ view: 'won' })).toEqual(['Asha 100%']);
  expect(await desk.call('GetEnquiries', { view: 'lost-and-found' })).toMatchObject({ status: 400 });
});

test('GetEnquiries pages through many', async () => {
  const desk = await shop.staff();
  for (let place = 0; place < 52; place += 1) {
    shop.clock.advance({ minutes: 2 });
    await sendEnquiry(shop, desk, { customer_name: `Page ${place}` });
  }
  const one = (await desk.call('GetEnquiries', { search: 'Page' })).data;
  const two = (await desk.call('GetEnquiries', { search: 'Page', before: one.next })).data;
  expect([one.enquiries.length, two.enquiries.length, two.next]).toEqual([50, 2, null]);
});

test('GetEnquiries refuses visitors, customers and roles without the right', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetEnquiries')).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Production')).call('GetEnquiries')).toMatchObject({ status: 403 });
});
