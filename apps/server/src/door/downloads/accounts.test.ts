import { accountExportAddress, accountExports } from '@boxwright/contract';
import { listChanges } from '@boxwright/storage';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { failedRefund } from '../../testing/after-sale.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let accountant: ShopVisitor;
let period: { from: string; to: string };
let total: string;
beforeAll(async () => {
  shop = await openShop();
  accountant = await shop.staff('Accounts');
  const today = indianDay(shop.clock.now());
  period = { from: today, to: today };
  const desk = await shop.staff();
  const { orderId } = await paidOrder(shop, {
    address: { gstin: '33AAACY2068D1ZN', companyname: '=Soaps & <Sons>' },
  });
  await moveOrderTo(desk, orderId, 'Dispatched');
  const { rows } = await shop.services.db.$client.query('select total_paise / 100.0 as total from orders');
  total = Number(rows[0].total).toFixed(2);
});
afterAll(() => shop.close());

const load = (visitor: ShopVisitor, file: string, own: Partial<typeof period> = {}) =>
  shop.app.inject({
    url: accountExportAddress(file, { ...period, ...own }),
    cookies: Object.fromEntries(visitor.cookies),
  });

const zipped = async (file: string): Promise<Record<string, string>> => {
  const { rawPayload } = await load(accountant, file);
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
};

test('GSTR-1 has a file for each section, and the invoice is in the file of its section', async () => {
  const files = await zipped('gstr1.zip');
  expect(Object.keys(files).sort()).toEqual(
    ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'docs', 'exp', 'hsn-b2b', 'hsn-b2c'].map((name) => `${name}.csv`),
  );
  const [, row = '', ...more] = (files['b2b.csv'] ?? '').split('\r\n');
  expect(more).toEqual(['']);
  expect(row).toMatch(/^33AAACY2068D1ZN,'=Soaps & <Sons>,INV\/..-..\/000001,..-...-....,/);
  expect(row).toContain(`,${total},33-Tamil Nadu,N,`);
  expect(files['b2cs.csv']?.trim().split('\r\n')).toHaveLength(1);
  expect(files['docs.csv']).toContain('Receipt Voucher,RV/');
});

test('GSTR-1 is one file for the portal, too, of a month or a quarter', async () => {
  const { headers, body } = await load(accountant, 'gstr1.json');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const read = JSON.parse(body);
  expect(read).toMatchObject({
    gstin: (await shop.services.db.$client.query("select snapshot -> 'supplier' ->> 'gstin' as gstin from documents"))
      .rows[0].gstin,
    fp: `${period.to.slice(5, 7)}${period.to.slice(0, 4)}`,
    b2b: [{ ctin: '33AAACY2068D1ZN', inv: [{ val: Number(total), pos: '33' }] }],
  });
  const long = await load(accountant, 'gstr1.json', { from: '2026-01-15', to: '2026-05-31' });
  expect([long.statusCode, long.body]).toEqual([400, 'A return is of one month or one quarter. Choose one above.']);
});

test('register and ledger show the sale and its payment', async () => {
  const register = await load(accountant, 'sales-register.csv');
  expect(register.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="sales-register-${period.from}-to-${period.to}.csv"`,
  });
  expect(register.body).toContain(`,${total},\r\n`);
  const rows = (await load(accountant, 'ledger.csv')).body.trim().split('\r\n').slice(1);
  const buyer = "'=Soaps & <Sons>";
  const [order, reference] = [expect.stringMatching(/^BW/), expect.stringMatching(/^(\d{1,11}|'\d{12,})$/)];
  // The ledger's times come from a running clock, the shop's clock stands still: either entry may come first.
  expect(rows.map((row) => row.split(',').slice(1)).toSorted()).toEqual([
    ['Invoice', expect.stringMatching(/^INV/), order, buyer, '', '', total, ''],
    ['Payment', expect.stringMatching(/^RV/), order, buyer, 'Payment gateway', reference, '', total],
  ]);
});

test('Tally gets well-formed vouchers of the sale and the receipt', async () => {
  const { body } = await load(accountant, 'tally.xml');
  const types: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'VOUCHER') types.push(String(attributes['VCHTYPE']));
  });
  parser.write(body).close();
  expect(types.toSorted()).toEqual(['Receipt', 'Sales']);
  expect(body).toContain(`<AMOUNT>-${total}</AMOUNT>`);
});

test('e-invoices are a JSON list, with a table of the documents that are left out', async () => {
  const files = await zipped('e-invoices.zip');
  const list = JSON.parse(files['e-invoices.json'] ?? '');
  expect(list).toMatchObject([{ BuyerDtls: { Gstin: '33AAACY2068D1ZN' }, ValDtls: { TotInvVal: Number(total) } }]);
  expect(files['not-included.csv']).toBe('\uFEFFDocument,Order,Problem,How to mend it\r\n');
});

test.each(Object.keys(accountExports))('%s is a complete file for a period without documents', async (file) => {
  const answer = await load(accountant, file, { from: '2020-01-01', to: '2020-01-31' });
  expect([answer.statusCode, answer.rawPayload.length > 0]).toEqual([200, true]);
});

test('every export is noted with who made it and its period', async () => {
  const before = await listChanges(shop.services.db, { subject: 'export' }, 1000);
  await load(accountant, 'tally.xml');
  const [newest, ...others] = await listChanges(shop.services.db, { subject: 'export' }, 1000);
  expect(newest).toMatchObject({ operation: 'ExportAccounts', subjectId: 'tally.xml', after: period });
  expect(others).toHaveLength(before.length);
});

test('exports are for staff who may see accounts, and for at most a year', async () => {
  const signedOut = await load(shop.visitor(), 'tally.xml');
  expect([signedOut.statusCode, signedOut.headers.location]).toEqual([302, expect.stringMatching(/^\/manage\?from=/)]);
  expect((await load(await shop.customer(), 'tally.xml')).statusCode).toBe(302);
  for (const role of ['Order desk', 'Production'] as const)
    expect((await load(await shop.staff(role), 'tally.xml')).statusCode).toBe(403);
  expect((await load(accountant, 'passwords.csv')).statusCode).toBe(404);
  const long = await load(accountant, 'tally.xml', { from: '2020-01-01' });
  expect([long.statusCode, long.body]).toEqual([400, 'Please choose a period of at most 366 days.']);
});

test('a transfer shows the day of the bank statement, and is in the export of the day on which it was recorded', async () => {
  const { place } = await readyToOrder(shop);
  const { order_id: orderid, total_amount: amount } = (await place()).data;
  const { refundid } = await failedRefund(shop);
  const day = indianDay(shop.clock.now());
  shop.clock.advance({ days: 3 });
  // The earlier sessions have ended.
  const desk = await shop.staff();
  const reader = await shop.staff('Accounts');
  const recorded = indianDay(shop.clock.now());
  const received = { how: 'transfer', reference: 'UTR 88', amount, seen_due: amount, received_on: day };
  expect((await desk.call('RecordPayment', { orderid, ...received })).status).toBe(200);
  const paid = { refundid, how: 'paid', reference: 'NEFT 88', paid_on: day };
  expect((await desk.call('SettleRefund', paid)).status).toBe(200);

  const before = { from: day, to: day };
  const of = { from: recorded, to: recorded };
  expect((await load(reader, 'ledger.csv', before)).body).not.toMatch(/UTR 88|NEFT 88/);
  const lines = (await load(reader, 'ledger.csv', of)).body.split('\r\n');
  for (const reference of ['UTR 88', 'NEFT 88'])
    expect(lines.find((line) => line.includes(reference))).toMatch(new RegExp(`^${day},`));
  const tally = (await load(reader, 'tally.xml', of)).body;
  const [tallyDay, tallyRecorded] = [day, recorded].map((each) => each.replaceAll('-', ''));
  expect(tally).toContain(`<DATE>${tallyDay}</DATE>`);
  expect(tally).not.toContain(`<DATE>${tallyRecorded}</DATE>`);
});
