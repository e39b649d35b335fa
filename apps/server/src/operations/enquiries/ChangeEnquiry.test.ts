import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('ChangeEnquiry sets state and owner, notes what has changed, and refuses the second of two changes', async () => {
  const desk = await shop.staff('Order desk');
  const { fld_enquiry_id } = await sendEnquiry(shop, desk);
  const { data } = await desk.call('GetEnquiry', { fld_enquiry_id });
  const owner: number = data.fld_members[0].fld_staff_id;
  const change = { fld_enquiry_id, fld_version: 0, fld_state: 'open', fld_owner_id: owner };
  const both = await Promise.all([
    desk.call('ChangeEnquiry', change),
    desk.call('ChangeEnquiry', { ...change, fld_state: 'lost' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.data).toContain('Somebody else has changed this enquiry');
  const after = (await desk.call('GetEnquiry', { fld_enquiry_id })).data;
  expect(after).toMatchObject({ fld_version: 1, fld_owner_id: owner });

  // Unchanged: nothing is written.
  const same = { ...change, fld_version: 1, fld_state: after.fld_state };
  expect((await desk.call('ChangeEnquiry', same)).data).toEqual({ fld_version: 1 });
  const free = { ...same, fld_owner_id: 0 };
  expect((await desk.call('ChangeEnquiry', free)).data).toEqual({ fld_version: 2 });
  const noted = await listChanges(shop.services.db, { subject: 'enquiry', subjectId: String(fld_enquiry_id) }, 10);
  expect(noted).toMatchObject([
    { before: { ownerId: owner }, after: { ownerId: null } },
    { operation: 'ChangeEnquiry', name: `Enquiry ${fld_enquiry_id}`, before: { state: 'new', ownerId: null } },
  ]);
});

test('ChangeEnquiry refuses other states, and owners who don’t answer enquiries', async () => {
  const desk = await shop.staff();
  const { fld_enquiry_id } = await sendEnquiry(shop, desk, { customer_name: 'Other' });
  const change = { fld_enquiry_id, fld_version: 0, fld_state: 'open', fld_owner_id: null };
  for (const wrong of [{ fld_state: 'gone' }, { fld_owner_id: 999_999 }, { fld_version: -1 }]) {
    expect(await desk.call('ChangeEnquiry', { ...change, ...wrong })).toMatchObject({ status: 400 });
  }
  expect(await desk.call('ChangeEnquiry', { ...change, fld_enquiry_id: 999_999 })).toMatchObject({ status: 404 });
});

test('ChangeEnquiry refuses visitors, customers and roles without the right', async () => {
  const change = { fld_enquiry_id: 1, fld_version: 0, fld_state: 'open', fld_owner_id: null };
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('ChangeEnquiry', change)).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Production')).call('ChangeEnquiry', change)).toMatchObject({ status: 403 });
});
