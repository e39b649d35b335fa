import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddEnquiryNote keeps notes with who wrote them, and mails nobody', async () => {
  const desk = await shop.staff('Order desk');
  const { fld_enquiry_id } = await sendEnquiry(shop, desk);
  await shop.runJobs();
  const mailed = (await desk.call('GetMailbox', { search: '' })).data.length;
  for (const fld_text of ['Rang at ten, engaged.', '<script>alert(1)</script>']) {
    expect((await desk.call('AddEnquiryNote', { fld_enquiry_id, fld_text })).status).toBe(200);
  }
  await shop.runJobs();
  expect((await desk.call('GetMailbox', { search: '' })).data).toHaveLength(mailed);
  expect((await desk.call('GetEnquiry', { fld_enquiry_id })).data).toMatchObject({
    fld_state: 'new',
    fld_entries: [
      { fld_kind: 'note', fld_text: 'Rang at ten, engaged.', fld_written_by: 'Order Desk', fld_mail_state: null },
      { fld_text: '<script>alert(1)</script>' },
    ],
  });
});

test('AddEnquiryNote refuses an empty note, and an enquiry that doesn’t exist', async () => {
  const desk = await shop.staff();
  const empty = await desk.call('AddEnquiryNote', { fld_enquiry_id: 1, fld_text: ' ' });
  expect(empty).toMatchObject({ status: 400, data: 'Please write a note.' });
  const lost = await desk.call('AddEnquiryNote', { fld_enquiry_id: 999_999, fld_text: 'x' });
  expect(lost).toMatchObject({ status: 404 });
});

test('AddEnquiryNote refuses visitors, customers and roles without the right', async () => {
  const note = { fld_enquiry_id: 1, fld_text: 'x' };
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('AddEnquiryNote', note)).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Production')).call('AddEnquiryNote', note)).toMatchObject({ status: 403 });
});
