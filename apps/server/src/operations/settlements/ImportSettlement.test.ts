import { findSettledRows, insertSettlements, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WatchSettlements } from '../../job-handlers/WatchSettlements.ts';
import { indianDay } from '../../process/indian-day.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { feeOn, payuMoney, payuReport, type ReportRow } from '../../testing/settlements.ts';

let shop: Shop;
let accounts: ShopVisitor;
let paid: Awaited<ReturnType<typeof payuMoney>>;
beforeAll(async () => {
  shop = await openShop();
  for (let bought = 0; bought < 3; bought += 1) await paidOrder(shop);
  paid = await payuMoney(shop);
  shop.clock.advance({ days: 2 });
  accounts = await shop.staff('Accounts');
});
afterAll(() => shop.close());

const today = () => indianDay(shop.clock.now());
const row = (place: number, more: Partial<ReportRow> = {}): ReportRow => {
  const { txnid = '', payu = '', amount = 0 } = paid[place] ?? {};
  return { txnid, payuId: payu, request: `7${place}`, amount, ...feeOn(amount), day: today(), utr: 'UTR1', ...more };
};
const send = (operation: 'CheckSettlement' | 'ImportSettlement', rows: readonly ReportRow[], who = accounts) =>
  who.call(operation, { list: payuReport(rows) });
const shown = async (utr = '') => (await accounts.call('GetSettlements', { utr })).data;
const waiting = async () =>
  (await accounts.call('GetToday')).data.waiting.find((each: { fld_kind: string }) => each.fld_kind === 'settlements')
    .fld_count;
const alerts = async (kind: string) =>
  (await accounts.call('GetAlerts')).data.alerts.filter(
    (each: { fld_alert_kind: string }) => each.fld_alert_kind === kind,
  );

test('a report is looked at, read in once, and says what came, what didn’t, and what doesn’t agree', async () => {
  const report = [
    row(0),
    row(1, { amount: 100, ...feeOn(100) }),
    { request: '90', txnid: 'NOT-OURS-1', payuId: '1', amount: 5000, day: today(), utr: 'UTR1' },
    row(0, { request: '91', action: 'chargeback', amount: -(paid[0]?.amount ?? 0), fee: 0, gst: 0 }),
  ];
  const plan = await send('CheckSettlement', report);
  expect(plan.data.rows.map(({ odd, known }: { odd: string; known: boolean }) => [odd, known])).toEqual([
    [null, false],
    ['amount', false],
    ['unmatched', false],
    [null, false],
  ]);
  expect(await waiting()).toBe(0);
  expect((await shown()).settlements).toEqual([]);

  // Two tabs at once, then again: it is in the books once.
  const twice = await Promise.all([send('ImportSettlement', report), send('ImportSettlement', report)]);
  expect(twice.map(({ data }) => data.imported).sort()).toEqual([0, 4]);
  expect((await send('ImportSettlement', report)).data).toEqual({ imported: 0, known: 4, odd: 0 });
  const { settlements, odd, imports } = await shown('UTR1');
  const { fee, gst } = feeOn(paid[0]?.amount ?? 0);
  expect(settlements).toMatchObject([
    { utr: 'UTR1', payments: ((paid[0]?.amount ?? 0) + 5100) / 100, fee: (fee + 2) / 100, gst: gst / 100, odd_rows: 2 },
  ]);
  const [sum] = settlements;
  expect(sum.net).toBeCloseTo(sum.payments + sum.chargebacks - sum.fee - sum.gst, 2);
  expect(odd.map(({ odd: why }: { odd: string }) => why).sort()).toEqual(['amount', 'unmatched']);
  expect(imports).toMatchObject([{ rows: 4, withdrawn: null, locked: false }]);
  expect(await waiting()).toBe(2);
  expect(await alerts('Settlement to look at')).toHaveLength(1);
  expect(await alerts('Chargeback')).toMatchObject([{ fld_message: expect.stringContaining('PayU took back') }]);
});

test('what should have come by now is listed, on Today, alerted once a day of payments, and as a file', async () => {
  expect((await shown()).unsettled).toEqual([]);
  shop.clock.advance({ days: 4 });
  accounts = await shop.staff('Accounts');
  const { unsettled, unsettled_sum } = await shown();
  expect(unsettled).toMatchObject([{ txnid: paid[2]?.txnid }]);
  expect(unsettled_sum * 100).toBeCloseTo(paid[2]?.amount ?? 0, 0);
  expect(await waiting()).toBe(3);
  const context = { services: shop.services } as never;
  await WatchSettlements({}, context);
  await WatchSettlements({}, context);
  expect(await alerts('Not settled by PayU')).toHaveLength(1);
  const file = (name: string, who = accounts) =>
    shop.app.inject({ url: `/manage/settlements/${name}.csv`, cookies: Object.fromEntries(who.cookies) });
  expect((await file('not-settled')).body.split('\r\n')).toHaveLength(3);
  expect((await file('rows')).body).toContain('NOT-OURS-1');
  expect((await file('rows', await shop.staff('Order desk'))).statusCode).toBe(403);
});

test('MatchSettlementRow takes a wrong match back and names the right payment, if nobody was faster', async () => {
  const { odd } = await shown();
  const wrong = odd.find((each: { odd: string }) => each.odd === 'amount');
  const match = (row_id: number, txnid: string, seen_order: number) =>
    accounts.call('MatchSettlementRow', { row_id, txnid, seen_order });
  expect((await match(wrong.row_id, '', 0)).status).toBe(409);
  expect((await match(wrong.row_id, '', wrong.order_id)).data).toEqual({ order_id: null });
  expect((await match(wrong.row_id, '', wrong.order_id)).status).toBe(200);
  expect((await match(wrong.row_id, 'NOBODY-1', 0)).data).toContain('no payment of ours');
  // What is settled already isn't settled a second time.
  expect((await match(wrong.row_id, paid[0]?.txnid ?? '', 0)).status).toBe(400);
  expect((await match(wrong.row_id, paid[1]?.txnid ?? '', 0)).data).toEqual({ order_id: wrong.order_id });
  expect((await shown()).odd.map((each: { odd: string }) => each.odd).sort()).toEqual(['amount', 'unmatched']);
});

test('a row that isn’t ours is put aside with a reason, and taken back; a refund that failed later is marked', async () => {
  const { odd } = await shown();
  const foreign = odd.find((each: { odd: string }) => each.odd === 'unmatched');
  const set = (aside: boolean, reason: string, who = accounts) =>
    who.call('SetSettlementRowAside', { row_id: foreign.row_id, aside, reason });
  expect((await set(true, '')).data).toBe('Please write why this row needs no look.');
  expect((await set(true, 'x', await shop.staff('Order desk'))).status).toBe(403);
  expect((await accounts.call('SetSettlementRowAside', { row_id: 2_000_000, aside: false, reason: '' })).status).toBe(
    404,
  );
  const before = await waiting();
  expect((await set(true, 'A test of PayU.')).data).toEqual({ aside: true });
  expect((await set(true, 'Again.')).data).toEqual({ aside: true });
  expect(await waiting()).toBe(before - 1);
  const aside = async () =>
    (await shown('UTR1')).rows.find(({ row_id }: { row_id: number }) => row_id === foreign.row_id);
  expect(await aside()).toMatchObject({ odd: null, aside: 'A test of PayU.' });
  expect((await set(false, '')).data).toEqual({ aside: false });
  expect(await aside()).toMatchObject({ odd: 'unmatched', aside: null });

  const query = (text: string) => shop.services.db.$client.query(text);
  const { txnid = '', payu = '' } = paid[0] ?? {};
  await query(`insert into refunds (order_id, attempt_id, amount_paise, state, token, cause, cause_code) select order_id, id, 100, 'asked', 'late', 'x', 'agreed'
    from payment_attempts where txnid = '${txnid}'`);
  const back = { txnid, payuId: payu, request: '99', action: 'refund', amount: -100, day: today(), utr: 'UTR3' };
  expect((await send('ImportSettlement', [back])).data).toMatchObject({ imported: 1, odd: 0 });
  await query(`update refunds set state = 'by-hand' where token = 'late'`);
  expect((await shown()).odd.map((each: { odd: string }) => each.odd)).toContain('failed');
  await query(`delete from settlement_rows where utr = 'UTR3'`);
});

test('WithdrawSettlement takes an import back while its month is open; its report can be read in again', async () => {
  const [{ import_id }] = (await shown()).imports;
  const withdraw = (reason = 'Of another account.', who = accounts) =>
    who.call('WithdrawSettlement', { import_id, reason });
  expect((await withdraw(' ')).data).toBe('Please write why it is taken back.');
  expect((await withdraw('Mine.', await shop.staff('Order desk'))).status).toBe(403);
  expect((await withdraw()).data).toEqual({ rows: 4 });
  expect((await withdraw()).status).toBe(200);
  expect((await shown()).settlements).toEqual([]);
  expect((await send('ImportSettlement', [row(0)])).data).toEqual({ imported: 1, known: 0, odd: 0 });

  // In a closed month nothing is taken back, and what still comes for it is booked in the open one.
  const [{ import_id: last, from }] = (await shown()).imports;
  shop.clock.advance({ days: 31 });
  accounts = await shop.staff('Accounts');
  const [year = 0, month = 0] = from.split('-').map(Number);
  const through = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  expect((await accounts.call('CloseBooks', { through })).status).toBe(200);
  expect((await accounts.call('WithdrawSettlement', { import_id: last, reason: 'Late.' })).data).toContain(
    'closed until',
  );
  expect((await send('ImportSettlement', [row(2, { day: from, utr: 'UTR2' })])).data.imported).toBe(1);
  expect(
    (await shown()).settlements.map((each: { utr: string; booked_on: string }) => [each.utr, each.booked_on]),
  ).toEqual(expect.arrayContaining([['UTR2', today()]]));
  await expect(
    shop.services.db.$client.query('update settlement_rows set is_withdrawn = true where import_id = $1', [last]),
  ).rejects.toThrow('the books of that day are closed');
});

test('a report of thousands of rows is read in', async () => {
  const { db } = shop.services;
  const [row] = await findSettledRows(db, { keys: [], utrs: ['UTR2'] });
  if (!row) throw new Error('no row');
  const { id: _, importId: _import, isWithdrawn: _withdrawn, asideReason: _aside, ...plain } = row;
  const many = Array.from({ length: 4_000 }, (_each, index) => ({ ...plain, key: `many:${index}`, attemptId: null }));
  const { rows: members } = await db.$client.query<{ id: number }>('select id from staff limit 1');
  const by = { staffId: members[0]?.id ?? 0, createdAt: shop.clock.now() };
  const rollback = new Error('undone');
  const read = inTransaction(db, async (tx) => {
    await insertSettlements(tx, by, many);
    expect(await findSettledRows(tx, { keys: ['many:0', 'many:3999'], utrs: [] })).toHaveLength(2);
    throw rollback;
  });
  await expect(read).rejects.toBe(rollback);
});

test('a file of another kind is refused by the column that it lacks, and so is a day to come', async () => {
  const other = await accounts.call('CheckSettlement', { list: 'Order,Total\n1,2' });
  expect([other.status, other.data]).toEqual([400, expect.stringContaining('it has no column “Requested Action”')]);
  expect((await send('CheckSettlement', [row(1, { day: '2099-01-01' })])).data).toContain('is still to come');
  expect((await send('ImportSettlement', [row(1)], await shop.staff('Order desk'))).status).toBe(403);
  expect((await send('ImportSettlement', [row(1)], shop.visitor())).status).toBe(401);
});

test('a report without PayU’s numbers of the requests is the same report', async () => {
  const without = (rows: readonly ReportRow[]) =>
    payuReport(rows)
      .replace('Request ID', 'Remark')
      .replace(/,[78]\d,/g, ',,');
  const known = async (list: string) =>
    (await accounts.call('CheckSettlement', { list })).data.rows.map((each: { known: boolean }) => each.known);
  const payment = row(1, { utr: 'UTR9' });
  expect((await send('ImportSettlement', [payment])).data.imported).toBe(1);
  expect(await known(without([payment, row(1, { utr: 'UTR8' })]))).toEqual([true, false]);
  // The same fee twice on a day is two rows.
  const fee = { action: 'Adjustment_debit', amount: 0, fee: 500, gst: 90, day: today(), utr: 'UTR9' };
  const fees = ['80', '81', '82'].map((request) => ({ ...fee, request }));
  const list = without(fees.slice(0, 2));
  expect((await accounts.call('ImportSettlement', { list })).data.imported).toBe(2);
  expect(await known(payuReport(fees))).toEqual([true, true, false]);
});
