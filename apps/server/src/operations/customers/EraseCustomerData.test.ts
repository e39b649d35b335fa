import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { storedMailsTo } from '../../testing/passwords.ts';
import { keptDisc } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('EraseCustomerData leaves nothing of the customer, also in the audit, except who erased them and why', async () => {
  const admin = await shop.staff();
  const { customerId, email, desk, call } = await begunSale(shop);
  await call('QuoteSale');
  const erase = (own: object = {}) =>
    admin.call('EraseCustomerData', { customer_id: customerId, reason: 'Asked by mail.', email, ...own });
  expect(await erase({ reason: '' })).toMatchObject({ status: 400, body: { field: 'reason' } });
  expect(await erase({ email: 'other@menon.example' })).toMatchObject({ status: 400, body: { field: 'email' } });
  expect(await erase()).toMatchObject({ status: 200 });
  expect(await erase()).toMatchObject({ status: 404 });
  const entries = await listChanges(shop.services.db, { subject: 'customer', subjectId: String(customerId) }, 10);
  expect(entries[0]).toMatchObject({ operation: 'EraseCustomerData', reason: 'Asked by mail.' });
  expect(entries.length).toBeGreaterThan(1);
  expect(JSON.stringify(entries)).not.toMatch(/Anjali|menon/);
  const { rows } = await shop.services.db.$client.query(
    "select 1 from quotations q where q::text ilike '%anjali%' union all select 1 from customer_quotations union all select 1 from customer_words where customer_id = $1",
    [customerId],
  );
  expect(rows).toEqual([]);
  expect((await desk.call('FindCustomers', { search: email })).data.customers).toEqual([]);
  expect(await call('GetSale', {}).catch(() => ({ status: 404 }))).not.toMatchObject({ status: 200 });
});

test('EraseCustomerData deletes mails to a former address, also mails with quotations', async () => {
  const admin = await shop.staff();
  const { customerId, email, desk, call } = await begunSale(shop);
  await call('QuoteSale');
  expect(await mailsTo(shop, email, 'quotation')).toHaveLength(1);
  const now = `now-${email}`;
  const { changed_at: seen } = (await desk.call('GetCustomer', { customer_id: customerId })).data;
  const correct = { customer_id: customerId, name: 'Anjali Menon', email: now, mobile: '9845011122', seen };
  const moved = await admin.call('CorrectCustomer', { ...correct, company: 'Menon Pickles', gstin: '', note: '' });
  expect(moved).toMatchObject({ status: 200 });
  const erased = { customer_id: customerId, reason: 'Asked by mail.', email: now };
  expect(await admin.call('EraseCustomerData', erased)).toMatchObject({ status: 200 });
  expect((await storedMailsTo(shop, email)).map(({ key }) => key)).toEqual([]);
});

test('EraseCustomerData deletes the files of artwork and the proof on paper of an order that came to nothing', async () => {
  const admin = await shop.staff();
  const { customerId, email, desk, place } = await begunSale(shop);
  const orderId: number = (await place({ payment: 'PayLater' })).data.order_id;
  const [{ line_id }] = (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines;
  const sent = await desk.call('SendArtworkAtDesk', { line_id, artwork: await keptDisc(shop) });
  const seen_artwork_id = sent.data.line.artworks[0].id;
  expect((await desk.call('IssueProof', { line_id, seen_artwork_id, note: 'For Anjali.' })).status).toBe(200);
  await shop.runJobs();
  const kept = async () => {
    const { rows } = await shop.services.db.$client.query(
      `select (select count(*)::int from documents where order_id = $1 and kind = 'proof') as papers,
              (select count(*)::int from artworks where removed_at is null and token in
                (select artwork_token from line_artworks where line_id = $2)) as files,
              (select string_agg(note, '') from proofs where line_id = $2) as note`,
      [orderId, line_id],
    );
    return rows[0];
  };
  expect(await kept()).toEqual({ papers: 1, files: 1, note: 'For Anjali.' });
  const cancel = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled', note: 'Asked to.' };
  expect((await desk.call('MoveOrder', cancel)).status).toBe(200);
  const erased = await admin.call('EraseCustomerData', { customer_id: customerId, reason: 'Asked by mail.', email });
  expect(erased).toMatchObject({ status: 200 });
  await shop.runJobs();
  expect(await kept()).toEqual({ papers: 0, files: 0, note: '' });
});

test('EraseCustomerData is refused while an order is under way', async () => {
  const admin = await shop.staff();
  const { customerId, email, place } = await begunSale(shop);
  await place({ payment: 'PayLater' });
  const answer = await admin.call('EraseCustomerData', { customer_id: customerId, reason: 'Asked.', email });
  expect(answer).toMatchObject({ status: 422, data: expect.stringContaining('is under way') });
});

test('EraseCustomerData is refused while money is held, and deletes the mails about it', async () => {
  const admin = await shop.staff();
  const { customerId: customer_id, email } = await begunSale(shop);
  const today = indianDay(shop.clock.now());
  const money = { customer_id, how: 'transfer', amount: 50, reference: 'UTR 50' };
  expect((await admin.call('RecordReceipt', { ...money, received_on: today, allotments: [] })).status).toBe(200);
  const erase = () => admin.call('EraseCustomerData', { customer_id, reason: 'Asked.', email });
  expect(await erase()).toMatchObject({ status: 422, data: expect.stringContaining('₹50.00 are held') });
  const back = await admin.call('PayBackFromAccount', { ...money, seen_held: 50, paid_on: today });
  expect(back).toMatchObject({ status: 200 });
  await shop.runJobs();
  expect((await mailsTo(shop, email, 'on your account'))[0]).toContain('₹50.00 belongs to no order yet');
  expect(await mailsTo(shop, email, 'paid ₹50.00 back')).toHaveLength(1);
  expect(await erase()).toMatchObject({ status: 200 });
  expect((await storedMailsTo(shop, email)).filter(({ key }) => key.startsWith('on-account'))).toEqual([]);
});

test('EraseCustomerData refuses everybody who may not erase personal data', async () => {
  const body = { customer_id: 1, reason: 'x', email: 'a@b.example' };
  expect(await refusedToOthers(shop, 'EraseCustomerData', body, 'Order desk')).toEqual([401, 401, 403]);
});
