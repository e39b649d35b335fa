import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openReceivables, type Receivables } from '../../testing/receivables.ts';

let shop: Shop;
let office: Receivables;
beforeAll(async () => {
  shop = await openShop();
  office = await openReceivables(shop);
});
afterAll(() => shop.close());

test('deducted tax is awaited until its certificates have come, and not once its receipt is taken back', async () => {
  const { desk, accounts } = office;
  const { orderId, total, customerId } = await office.placed();
  const today = office.today();
  const part = { orderid: orderId, amount: 100, tds: 1.5, seen_due: total };
  const receipt = { customer_id: customerId, how: 'transfer', amount: 100, reference: 'UTR 1', received_on: today };
  expect((await desk.call('RecordReceipt', { ...receipt, allotments: [part] })).status).toBe(200);
  const rows = async () => (await accounts.call('GetTds', {})).data.rows;
  const [{ quarter, ...row }] = await rows();
  expect(row).toMatchObject({ customer_id: customerId, deducted: 1.5, awaited: 1.5, late: false, certificates: [] });

  const certificate = { customer_id: customerId, quarter, number: 'abc defg', amount: 1, received_on: today };
  const record = (own: object = {}, who = accounts) => who.call('RecordTdsCertificate', { ...certificate, ...own });
  const twice = await Promise.all([record(), record()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await record({ amount: 2 })).data).toBe('ABC DEFG is recorded already, with ₹1.00.');
  expect(await rows()).toMatchObject([{ certified: 1, awaited: 0.5, certificates: [{ number: 'ABC DEFG' }] }]);
  const { data: file } = await accounts.call('ExportList', { list: 'tds' });
  expect(file.csv).toContain('1.50,1.00,0.50,no,ABC DEFG');
  const withdraw = () => accounts.call('WithdrawTdsCertificate', twice[0]?.data);
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).status).toBe(404);
  expect(await rows()).toMatchObject([{ certified: 0, awaited: 1.5, certificates: [] }]);
  expect((await record()).status).toBe(200);

  const { entries } = (await desk.call('GetMoneyOnAccount', { customer_id: customerId })).data;
  const entry = entries.find((each: { kind: string }) => each.kind === 'receipt');
  const why = { cause: 'mistake', reversed_on: today, reason: 'Another one’s.' };
  const back = { customer_id: customerId, entry_id: entry.entry_id, ...why };
  expect((await accounts.call('ReverseAccountEntry', back)).data).toEqual({ held: 0 });
  expect(await rows()).toMatchObject([{ deducted: 0, certified: 1, awaited: 0 }]);
});

test('RecordTdsCertificate refuses other quarters and days to come, and everybody who doesn’t see the accounts', async () => {
  const { customerId } = await office.placed();
  const certificate = { customer_id: customerId, number: 'A', amount: 1, received_on: office.today() };
  const record = (own: object, who = office.accounts) =>
    who.call('RecordTdsCertificate', { ...certificate, quarter: '2026-07-01', ...own });
  expect(await record({ quarter: '2026-08-01' })).toMatchObject({ status: 400, data: 'Please choose the quarter.' });
  expect((await record({ quarter: '2099-07-01' })).data).toBe('This quarter is still to come.');
  expect((await record({ customer_id: 999_999 })).status).toBe(404);
  expect((await record({}, office.desk)).status).toBe(403);
  expect((await record({}, shop.visitor())).status).toBe(401);
});
