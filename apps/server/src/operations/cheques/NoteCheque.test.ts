import { accountExportAddress } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let admin: ShopVisitor;
let order: { id: number; number: string; total: number };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.staff();
  const { place } = await readyToOrder(shop);
  const { data } = await place();
  const { rows } = await shop.services.db.$client.query<{ number: number }>('select number from orders');
  order = { id: data.order_id, number: String(rows[0]?.number), total: data.total_amount };
});
afterAll(() => shop.close());

const today = () => indianDay(shop.clock.now());
const cheque = { number: '004711', bank: 'hdfc  bank' };
const note = (own: object = {}, who = admin) =>
  who.call('NoteCheque', { order: order.number, ...cheque, dated_on: today(), amount: order.total, ...own });
const list = async (which: string) => (await admin.call('GetCheques', { list: which })).data.cheques;
const record = () =>
  admin.call('RecordPayment', {
    ...{ orderid: order.id, how: 'cheque', amount: order.total, seen_due: order.total },
    ...{ reference: '004711', bank: 'HDFC Bank', received_on: today() },
  });

test('a cheque waits until it has cleared, bounces after that or before it, and is noted again', async () => {
  const twice = await Promise.all([note(), note()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const [first, ...others] = await list('waiting');
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...{ order_id: order.id, number: '004711', bank: 'HDFC BANK', amount: order.total, due: order.total, when: 'good' },
  });
  for (const other of [{ amount: 1 }, { dated_on: '2026-01-05' }])
    expect((await note(other)).data).toContain('noted for BW');

  // Not paid before it was ever recorded, and paid in again.
  const end = () => admin.call('EndCheque', { cheque_id: first.cheque_id, end: 'bounced', ended_on: today() });
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(409);
  expect([await list('waiting'), await list('bounced')]).toMatchObject([[], [{ cheque_id: first.cheque_id }]]);
  shop.clock.advance({ minutes: 1 });
  expect((await note()).status).toBe(200);
  expect(await list('waiting')).toHaveLength(1);

  // Cleared by the payment with its number and bank.
  expect((await record()).status).toBe(200);
  expect(await list('waiting')).toEqual([]);
  const [cleared] = await list('cleared');
  expect(cleared).toMatchObject({ order_id: order.id, number: '004711', bank: 'HDFC BANK', due: 0, day: today() });
  expect((await note()).data).toContain('recorded as a payment');

  // The bank takes it back; it may be paid in once more.
  const back = { orderid: order.id, entry_id: cleared.ledger_id, reversed_on: today(), reason: 'The bank’s letter.' };
  expect((await admin.call('ReversePayment', { ...back, cause: 'bounced' })).status).toBe(200);
  expect(await list('cleared')).toEqual([]);
  expect(await list('waiting')).toEqual([]);
  expect(await list('bounced')).toHaveLength(2);
  shop.clock.advance({ minutes: 1 });
  expect((await note({ dated_on: '2020-01-01' })).status).toBe(200);
  expect(await list('waiting')).toMatchObject([{ when: 'too-late' }]);
  const { data: csv } = await admin.call('ExportList', { list: 'cheques' });
  expect(csv.csv.split('\n').filter((row: string) => row.includes('004711'))).toHaveLength(3);
});

test('one that was never recorded costs the bank’s charge; one that was noted by mistake leaves lists and books, without a mail', async () => {
  const day = { from: today(), to: today() };
  const tally = async () => {
    const cookies = Object.fromEntries(admin.cookies);
    return (await shop.app.inject({ url: accountExportAddress('tally.xml', day), cookies })).body;
  };
  const mails = async () => (await shop.services.db.$client.query('select 1 from mails')).rows.length;
  const end = (id: number, own: object) =>
    admin.call('EndCheque', { cheque_id: id, end: 'bounced', ended_on: today(), ...own });
  const mistake = { end: 'mistake', reason: 'The number is another one.' };
  await shop.runJobs();
  const before = await mails();
  const { cheque_id: id } = (await note({ number: '000815' })).data;
  expect((await end(id, { end: 'given-back', bank_fee: 295 })).data).toContain(
    'Only a cheque that the bank didn’t pay',
  );
  expect((await end(id, { bank_fee: 295 })).status).toBe(200);
  const bounced = (await list('bounced')).find(({ number }: { number: string }) => number === '000815');
  expect(bounced).toMatchObject({ cheque_id: id, bank_fee: 295 });
  expect(await tally()).toMatch(/Charge for cheque 000815 HDFC BANK, not paid.*<AMOUNT>-295.00/s);

  expect((await end(id, { end: 'mistake' })).data).toBe('Please write what was wrong.');
  // From a list on which it still waits.
  expect((await end(id, mistake)).status).toBe(409);
  const seen = { ...mistake, has_ended: true };
  const both = await Promise.all([end(id, seen), end(id, seen)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { cheque_id: other } = (await note({ number: '000816' })).data;
  expect((await end(other, mistake)).status).toBe(200);
  const all = [...(await list('waiting')), ...(await list('cleared')), ...(await list('bounced'))];
  expect(all.map(({ number }) => number)).not.toEqual(expect.arrayContaining(['000815']));
  expect(all.map(({ number }) => number)).not.toEqual(expect.arrayContaining(['000816']));
  expect(await tally()).not.toContain('000815');
  const { data: audit } = await admin.call('GetAudit', {});
  expect(JSON.stringify(audit)).toContain('The number is another one.');
  expect((await note({ number: '000816' })).status).toBe(200);
  await shop.runJobs();
  expect(await mails()).toBe(before);
});

test('NoteCheque refuses what no cheque has, unknown orders, and everybody who may not record payments', async () => {
  expect(await note({ number: '4711' })).toMatchObject({ status: 400, data: 'The number of a cheque has six digits.' });
  expect((await note({ dated_on: '2026-02-30' })).data).toContain('no such day');
  for (const typed of ['999999', `BW19-${order.number.padStart(6, '0')}`, 'x']) {
    expect((await note({ order: typed })).data).toBe('There is no order with this number.');
  }
  expect((await note({}, await shop.staff('Production'))).status).toBe(403);
  expect((await note({}, shop.visitor())).status).toBe(401);
});
