import { heldFor, ledgerOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBooks } from '../../testing/books/read-books.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { openReceivables, type Receivables } from '../../testing/receivables.ts';

let shop: Shop;
let office: Receivables;
beforeAll(async () => {
  shop = await openShop();
  office = await openReceivables(shop);
});
afterAll(() => shop.close());

const receipt = (customer_id: number, amount: number, more: object = {}) => ({
  ...{ customer_id, how: 'transfer', amount, reference: `utr  ${customer_id}`, received_on: office.today() },
  allotments: [] as object[],
  ...more,
});

test('a receipt and deducted tax pay an order; the rest is held, allotted or paid back; each can be taken back', async () => {
  const { desk, accounts } = office;
  const { customer, orderId, total, customerId } = await office.placed();
  const tds = 1.5;
  const part = { orderid: orderId, amount: 100, tds, seen_due: total };
  const wanted = receipt(customerId, 1100, { allotments: [part] });
  expect((await desk.call('RecordReceipt', { ...wanted, allotments: [{ ...part, amount: 1101 }] })).status).toBe(400);
  const both = await Promise.all([desk.call('RecordReceipt', wanted), desk.call('RecordReceipt', wanted)]);
  expect(both.map(({ data }) => data)).toEqual([{ held: 1000 }, { held: 1000 }]);
  expect(await ledgerOf(shop.services.db, orderId)).toMatchObject([
    { kind: 'account', amountPaise: 100_00 },
    { kind: 'tds', amountPaise: 150 },
  ]);
  const [, deducted] = await ledgerOf(shop.services.db, orderId);
  const bounced = { cause: 'bounced', bank_fee: 295, reversed_on: office.today(), reason: 'A charge of nobody.' };
  expect(await accounts.call('ReversePayment', { orderid: orderId, entry_id: deducted?.id, ...bounced })).toMatchObject(
    { status: 400, body: { field: 'cause' } },
  );
  const other = await office.placed();
  expect(
    await desk.call('RecordReceipt', receipt(other.customerId, 5, { reference: `UTR ${customerId}` })),
  ).toMatchObject({
    status: 409,
    data: expect.stringContaining('the account of'),
  });
  const paid = { how: 'transfer', amount: 5, seen_due: other.total, reference: `UTR ${customerId}` };
  expect(
    await desk.call('RecordPayment', { orderid: other.orderId, ...paid, received_on: office.today() }),
  ).toMatchObject({ status: 409, data: expect.stringContaining('the account of') });
  expect((await desk.call('GetCustomer', { customer_id: customerId })).data.held_up_by).toContain(
    '₹1,000.00 are held on your account and still to be paid back.',
  );

  const due = Math.round((total - 100 - tds) * 100) / 100;
  const allot = { orderid: orderId, amount: 200, seen_due: due, seen_held: 1000 };
  const twice = await Promise.all([desk.call('AllotMoney', allot), desk.call('AllotMoney', allot)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const back = { customer_id: customerId, how: 'transfer', amount: 300, seen_held: 800, reference: 'N 1' };
  expect((await desk.call('PayBackFromAccount', { ...back, paid_on: office.today() })).status).toBe(403);
  expect((await accounts.call('PayBackFromAccount', { ...back, paid_on: office.today() })).data).toEqual({ held: 500 });
  expect(await office.rowOf(customerId)).toMatchObject({ held: 500 });
  const sum = await office.account(customerId);
  expect(sum).toMatchObject({ held: 500, closing: -801.5 });

  const books = async () =>
    readBooks(shop, accounts, { from: office.today(), to: office.today() }).then(({ ledger, tally }) => ({
      held: 0 - (ledger[''] ?? 0),
      all: Object.values(ledger).reduce((all, balance) => all + balance, 0),
      buyers: tally.buyers,
      unbalanced: tally.unbalanced,
    }));
  expect(await books()).toEqual({ held: 500_00, all: -801_50, buyers: -801_50, unbalanced: [] });

  const entriesOf = async () => (await desk.call('GetMoneyOnAccount', { customer_id: customerId })).data.entries;
  const reverse = async (kind: string) => {
    const entry = (await entriesOf()).find((each: { kind: string }) => each.kind === kind);
    const why = { cause: 'mistake', reversed_on: office.today(), reason: 'It was another one’s.' };
    return accounts.call('ReverseAccountEntry', { customer_id: customerId, entry_id: entry.entry_id, ...why });
  };
  expect((await reverse('receipt')).data).toMatch(/^Only ₹600\.00 are held/);
  expect((await reverse('paid-back')).data).toEqual({ held: 800 });
  const later = (await ledgerOf(shop.services.db, orderId)).at(-1);
  const wrong = { cause: 'wrong-order', reversed_on: office.today(), reason: 'Not this one.' };
  await accounts.call('ReversePayment', { orderid: orderId, entry_id: later?.id, ...wrong });
  expect(await heldFor(shop.services.db, customerId)).toBe(1000_00);
  expect((await reverse('receipt')).data).toEqual({ held: 0 });
  expect((await reverse('receipt')).data).toMatch(/taken back already/);
  await shop.runJobs();
  const mails = async (subject: string) => (await mailsTo(shop, customer.email, subject)).length;
  // One for what was held at once, for each repayment and for each that was taken back; orders have mails of their own.
  expect([await mails('hold it on your account'), await mails('back to you')]).toEqual([1, 1]);
  expect(await mails('on your account again')).toBe(1);
  // What of it had paid an order was never held.
  expect(await mails('₹1,000.00 is not held on your account any more')).toBe(1);
  // The tax that was deducted from it goes back with it, and can't be taken back twice.
  expect(await books()).toEqual({ held: 0, all: 0, buyers: 0, unbalanced: [] });
  const kept = (await ledgerOf(shop.services.db, orderId)).find(({ kind }) => kind === 'tds');
  const again = await accounts.call('ReversePayment', { orderid: orderId, entry_id: kept?.id, ...wrong });
  expect(again).toMatchObject({ status: 409, data: expect.stringContaining('reversed already') });
});

test('an overpayment is kept on account, once, and goes back to its order', async () => {
  const { desk, accounts } = office;
  const { customer, orderId, total, customerId } = await office.placed();
  const more = { how: 'transfer', amount: total + 50, seen_due: total, more_than_due: true, reference: 'UTR MORE' };
  await desk.call('RecordPayment', { orderid: orderId, ...more, received_on: office.today() });
  const keep = { orderid: orderId, amount: 50 };
  const both = await Promise.all([desk.call('MoveToAccount', keep), desk.call('MoveToAccount', keep)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await desk.call('GetMoneyOnAccount', { customer_id: customerId });
  expect(data).toMatchObject({ held: 50, payable: [] });
  // The customer reads that it is held, not that it was refunded or had never come.
  const own = { orderid: orderId };
  const { data: standing } = await customer.call('GetCancellation', own);
  expect(standing.refunds).toMatchObject([{ amount: 50, state: 'withdrawn', kept_on_account: true }]);
  const { data: timeline } = await customer.call('GetOrderTimeline', own);
  expect(timeline.payments).toMatchObject([
    { amount: total + 50, kept_on_account: false },
    { amount: -50, kept_on_account: true },
  ]);
  expect((await customer.call('GetCustomerOrderDetails', {})).data).toMatchObject([{ held_on_account: 50 }]);
  const why = { cause: 'mistake', reversed_on: office.today(), reason: 'They want it back.' };
  const entry = { customer_id: customerId, entry_id: data.entries[0].entry_id };
  expect((await accounts.call('ReverseAccountEntry', { ...entry, ...why })).data).toEqual({ held: 0 });
});

test('the mail about a cancelled order says what of its money stays on the account', async () => {
  const { desk } = office;
  const { customer, orderId, total } = await office.placed();
  const more = { how: 'transfer', amount: total + 50, seen_due: total, more_than_due: true, reference: 'UTR STAYS' };
  await desk.call('RecordPayment', { orderid: orderId, ...more, received_on: office.today() });
  await desk.call('MoveToAccount', { orderid: orderId, amount: 50 });
  expect((await customer.call('CancelOrder', { orderid: orderId })).status).toBe(200);
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'is cancelled');
  expect(mail).toContain('₹50.00 that you paid too much for it stays on your account');
});
