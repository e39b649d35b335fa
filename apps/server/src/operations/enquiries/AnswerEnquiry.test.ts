import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AnswerEnquiry mails the answer once, keeps it with the enquiry, and marks the enquiry as answered', async () => {
  const desk = await shop.staff('Order desk');
  const { fld_enquiry_id } = await sendEnquiry(shop, desk);
  const answer = { fld_enquiry_id, fld_version: 0, fld_text: 'They cost 4,300 rupees.\nWith matt, the same.' };
  const both = await Promise.all([desk.call('AnswerEnquiry', answer), desk.call('AnswerEnquiry', answer)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await shop.runJobs();
  const texts = await mailsTo(shop, 'raman@kokko.example', 'Your enquiry to');
  expect(texts.filter((text) => text.includes('They cost 4,300 rupees.'))).toHaveLength(1);
  expect((await desk.call('GetEnquiry', { fld_enquiry_id })).data).toMatchObject({
    fld_state: 'answered',
    fld_owner_name: 'Order Desk',
    fld_version: 1,
    fld_entries: [
      { fld_kind: 'answer', fld_text: answer.fld_text, fld_written_by: 'Order Desk', fld_mail_state: 'kept' },
    ],
  });
  const noted = await listChanges(shop.services.db, { subject: 'enquiry', subjectId: String(fld_enquiry_id) }, 10);
  expect(noted).toHaveLength(1);
  expect(JSON.stringify(noted)).not.toContain('rupees');
});

test('AnswerEnquiry keeps the state of a won enquiry, and refuses an empty answer and enquiries without e-mail', async () => {
  const desk = await shop.staff();
  const { fld_enquiry_id } = await sendEnquiry(shop, desk, { customer_name: 'Won' });
  await desk.call('ChangeEnquiry', { fld_enquiry_id, fld_version: 0, fld_state: 'won', fld_owner_id: null });
  expect((await desk.call('AnswerEnquiry', { fld_enquiry_id, fld_version: 1, fld_text: 'Thanks.' })).status).toBe(200);
  expect((await desk.call('GetEnquiry', { fld_enquiry_id })).data.fld_state).toBe('won');
  const empty = await desk.call('AnswerEnquiry', { fld_enquiry_id, fld_version: 2, fld_text: ' \n ' });
  expect(empty).toMatchObject({ status: 400, data: 'Please write an answer.' });

  await shop.visitor().call('monocartonsenquiry', {
    name: 'By phone',
    mobile: '9840012345',
    pincode: '641001',
    email: '',
    carton_type: '',
  });
  const [row] = (await desk.call('GetEnquiries')).data.enquiries;
  const call = await desk.call('AnswerEnquiry', {
    fld_enquiry_id: row.fld_enquiry_id,
    fld_version: 0,
    fld_text: 'Hello.',
  });
  expect(call).toMatchObject({ status: 422, data: 'They left no e-mail address. Please call.' });
  expect(await desk.call('AnswerEnquiry', { fld_enquiry_id: 999_999, fld_version: 0, fld_text: 'x' })).toMatchObject({
    status: 404,
  });
});

test('AnswerEnquiry refuses visitors, customers and roles without the right', async () => {
  const answer = { fld_enquiry_id: 1, fld_version: 0, fld_text: 'Hello.' };
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('AnswerEnquiry', answer)).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Accounts')).call('AnswerEnquiry', answer)).toMatchObject({ status: 403 });
});
