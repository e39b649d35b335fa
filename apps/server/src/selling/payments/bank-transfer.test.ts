import { formatRupees, paise, parseRupees } from '@boxwright/money';
import { documentsOf, refundsOf } from '@boxwright/storage';
import { ownPlace } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RemindOfPayments } from '../../job-handlers/RemindOfPayments.ts';
import { indianDay } from '../../process/indian-day.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { begunSale } from '../../testing/desk-sales.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, postReturn, readyToOrder } from '../../testing/orders.ts';
import { orderNumber } from '../company/order-number.ts';
import { printedOn } from '../documents/printed-on.ts';
import { proforma } from '../documents/proforma.ts';
import { dueDay } from '../orders/due-day.ts';

let shop: Shop;
let admin: ShopVisitor;
const account = {
  accountName: 'Boxwright',
  accountNumber: '123456789012',
  ifsc: 'SBIN0001234',
  bankName: 'SBI, Adyar',
};

async function save(own: object) {
  const { values, seen } = (await admin.call('GetSettings', { section: 'bank' })).data;
  return admin.call('SaveSettings', { section: 'bank', values: { ...values, ...own }, seen });
}

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.staff();
  await save(account);
});
afterAll(() => shop.close());

async function awaiting() {
  const { customer, place } = await readyToOrder(shop);
  const { order_id: orderid, total_amount: total } = (await place()).data;
  const choose = (paymentmode = 'BankTransfer') => customer.call('ConfirmOrder', { orderid, paymentmode });
  expect((await choose()).status).toBe(200);
  return { customer, orderid: orderid as number, total: total as number, choose };
}

const waysOf = async (customer: ShopVisitor, orderid: number): Promise<string[]> =>
  (await customer.call('GetCheckout', { orderid })).data.ways.map((way: { paymentmode: string }) => way.paymentmode);

const record = (orderid: number, amount: number, seen_due: number, more: object = {}) =>
  admin.call('RecordPayment', {
    ...{
      orderid,
      amount,
      seen_due,
      how: 'transfer',
      reference: `UTR ${orderid}`,
      received_on: indianDay(shop.clock.now()),
    },
    ...more,
  });

const waiting = async () => (await admin.call('GetDeskOrders', { need: 'transfer' })).data;
const isAwaited = async (orderid: number) =>
  (await waiting()).orders.some((order: { fld_order_id: number }) => order.fld_order_id === orderid);

async function remind() {
  await RemindOfPayments({}, { services: shop.services, log: shop.app.log as never });
  await shop.runJobs();
}

test('a bank transfer is offered after the four other ways where an account is named, for samples and stickers too, and by the desk', async () => {
  const { customer, place } = await readyToOrder(shop);
  const { order_id: orderid } = (await place()).data;
  expect((await waysOf(customer, orderid)).at(-1)).toBe('BankTransfer');
  expect((await (await begunSale(shop)).read()).ways.at(-1)).toMatchObject({ paymentmode: 'BankTransfer', extra: 0 });
  await save({ accountName: '', accountNumber: '', ifsc: '', bankName: '' });
  expect(await waysOf(customer, orderid)).not.toContain('BankTransfer');
  const refused = await customer.call('ConfirmOrder', { orderid, paymentmode: 'BankTransfer' });
  expect(refused).toMatchObject({ status: 422, data: 'This order can’t be paid in this way.' });
  await save(account);
});

test('a bank transfer places the order with a day to pay by, a proforma that names account and order, and one mail with both', async () => {
  const { customer, orderid, choose } = await awaiting();
  const again = await choose();
  expect(again.data.payment_reference).toMatch(/\/TRANSFER$/);
  const order = await storedOrder(shop, orderid);
  expect(order).toMatchObject({ paymentStatus: 'Payment Pending', paymentMode: 'BankTransfer' });
  expect(order.paymentDueOn).toBe(dueDay(shop.clock.now(), 7));
  await shop.runJobs();
  const [issued, ...others] = await documentsOf(shop.services.db, orderid);
  expect(others).toEqual([]);
  const number = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderid } })).data[0]
    .fld_orderNumber;
  expect(issued && printedOn(issued)).toMatchObject({
    kind: 'proforma',
    bank: ['Boxwright', 'account 123456789012', 'IFSC SBIN0001234', 'SBI, Adyar', `reference ${number}`],
  });
  const mails = await mailsTo(shop, customer.email, 'is placed');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/account 123456789012, IFSC SBIN0001234/);
  const [, file = ''] = /https?:\/\/[^/]+(\/downloads\/proforma\/[\w-]+)/.exec(mails[0] ?? '') ?? [];
  expect((await shop.app.inject(file)).headers['content-type']).toBe('application/pdf');
});

test('the desk lists awaited transfers, records a part and the rest, and an overpayment only when asked to', async () => {
  const { customer, orderid, total } = await awaiting();
  expect(await isAwaited(orderid)).toBe(true);
  const today = (await admin.call('GetToday')).data.waiting.find(
    ({ fld_kind }: { fld_kind: string }) => fld_kind === 'transfers',
  );
  const awaited = (await waiting()).awaited_transfers;
  expect(today.fld_count).toBe(awaited);
  // Who changes the account sees how many buyers have its number on paper.
  const counted = async (section: string) => (await admin.call('GetSettings', { section })).data.awaited_transfers;
  expect([await counted('bank'), await counted('cod')]).toEqual([awaited, 0]);
  expect((await record(orderid, 1000, total)).data).toMatchObject({ paid: 1000 });
  expect(await isAwaited(orderid)).toBe(true);
  const rest = Math.round((total - 1000) * 100) / 100;
  expect(await record(orderid, rest + 50, rest, { reference: 'UTR 882' })).toMatchObject({ status: 400 });
  const all = await record(orderid, rest + 50, rest, { reference: 'UTR 882', more_than_due: true });
  expect(all.data).toEqual({ paid: total + 50, due: 0 });
  expect(await isAwaited(orderid)).toBe(false);
  expect(await storedOrder(shop, orderid)).toMatchObject({ paymentStatus: 'Paid', status: 'IN-PROCESS' });
  // The overpaid amount waits for its transfer, and isn't paid back twice.
  expect(await refundsOf(shop.services.db, orderid)).toMatchObject([{ state: 'by-hand', amountPaise: 50_00 }]);
  const back = await admin.call('RefundOrder', { orderid, amount: 50, seen_refundable: 0, reason: '' });
  expect(back).toMatchObject({ status: 400, data: expect.stringMatching(/^Nothing can be paid back now/) });
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'received for order')).toHaveLength(2);
});

test('the buyer may choose any other way to pay while the transfer is awaited, and gets the mail of that way', async () => {
  const cash = await awaiting();
  expect(await waysOf(cash.customer, cash.orderid)).toEqual([
    'OnlinePayment',
    'OnlinePartialPayment',
    'PayLater',
    'COD',
  ]);
  const changed = await cash.choose('COD');
  expect(changed.data.total_amount).toBeGreaterThan(cash.total);
  expect(await storedOrder(shop, cash.orderid)).toMatchObject({ paymentMode: 'COD', paymentDueOn: null });
  // Cash was chosen for good.
  expect(await cash.choose()).toMatchObject({ status: 409 });
  await shop.runJobs();
  expect((await mailsTo(shop, cash.customer.email, 'is placed')).join()).toContain('in cash when it is delivered');

  const online = await awaiting();
  await payInFull(shop, online.customer, online.orderid);
  expect(await storedOrder(shop, online.orderid)).toMatchObject({ paymentStatus: 'Paid' });
  expect(await online.choose('PayLater')).toMatchObject({ status: 409 });
});

test('the answer to a failed online payment says that the transfer is still awaited, and how to make it', async () => {
  const { customer, orderid } = await awaiting();
  const { txnid, amount, fields } = (await customer.call('StartPayment', { orderid, purpose: 'full' })).data;
  shop.payu.says(txnid, 'failed', parseRupees(amount));
  await postReturn(shop, shop.payu.returned(fields, 'failed'));
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'did not go through');
  expect(mail).toMatch(/Or pay it by bank transfer, as you chose before, by \d+ \w+ \d{4}/);
  expect(mail).toContain(`account ${account.accountNumber}`);
});

test('the customer is reminded after three days and on the last, then the order is cancelled; money that arrives later goes back', async () => {
  const { customer, orderid, total } = await awaiting();
  const begun = await awaiting();
  const counts = async () => {
    for (let turn = 0; turn < 2; turn += 1) await remind();
    const texts = ['is due by', 'is due today', 'was due on', 'cancelled'];
    return Promise.all(texts.map(async (text) => (await mailsTo(shop, customer.email, text)).length));
  };
  shop.clock.advance({ days: 2 });
  expect(await counts()).toEqual([0, 0, 0, 0]);
  shop.clock.advance({ days: 1 });
  expect(await counts()).toEqual([1, 0, 0, 0]);
  shop.clock.advance({ days: 4 });
  expect(await counts()).toEqual([1, 1, 0, 0]);
  // The order isn't cancelled while the bank decides about an online payment.
  const { txnid, amount } = (await begun.customer.call('StartPayment', { orderid: begun.orderid, purpose: 'full' }))
    .data;
  shop.payu.says(txnid, 'pending', parseRupees(amount));
  shop.clock.advance({ days: 1 });
  expect(await counts()).toEqual([1, 1, 0, 1]);
  expect((await storedOrder(shop, begun.orderid)).status).toBe('IN-PROCESS');
  expect(await storedOrder(shop, orderid)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Payment Pending' });
  expect((await mailsTo(shop, customer.email, 'cancelled'))[0]).toContain('Its transfer had not arrived by');
  // The admin's session has ended meanwhile.
  admin = await shop.staff();
  const { data: alerts } = await admin.call('GetAlerts');
  const number = orderNumber(await storedOrder(shop, orderid));
  expect(JSON.stringify(alerts).split(`${number} is cancelled: its transfer`)).toHaveLength(2);

  // A page that still shows the order as it was can't record the payment.
  expect(await record(orderid, total, total)).toMatchObject({ status: 409 });
  expect((await record(orderid, total, 0)).data).toEqual({ paid: total, due: 0 });
  const [refund] = await refundsOf(shop.services.db, orderid);
  expect(refund).toMatchObject({ state: 'by-hand', amountPaise: Math.round(total * 100) });
});

test('an order isn’t cancelled once a part has come or the desk has accepted it, and the buyer may cancel it before', async () => {
  const part = await awaiting();
  await record(part.orderid, 500, part.total);
  const accepted = await awaiting();
  const step = { seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  await admin.call('MoveOrder', { orderid: accepted.orderid, ...step });
  const left = await awaiting();
  expect((await left.customer.call('CancelOrder', { orderid: left.orderid })).status).toBe(200);
  expect(await isAwaited(left.orderid)).toBe(false);
  shop.clock.advance({ days: 9 });
  await remind();
  expect((await storedOrder(shop, part.orderid)).status).toBe('IN-PROCESS');
  expect((await storedOrder(shop, accepted.orderid)).status).toBe('Order Accepted');
  const { data: alerts } = await (await shop.staff()).call('GetAlerts');
  expect(JSON.stringify(alerts)).toMatch(/was to be paid by/);
});

test('the desk reads in the mail about a cancelled order how much of its transfer is to be paid back', async () => {
  admin = await shop.staff();
  const { customer, orderid, total } = await awaiting();
  expect(await record(orderid, total, total)).toMatchObject({ status: 200 });
  expect((await customer.call('CancelOrder', { orderid })).status).toBe(200);
  await shop.runJobs();
  const number = orderNumber(await storedOrder(shop, orderid));
  const [mail] = await mailsTo(shop, 'hello@boxwright.example', `Order ${number} cancelled`);
  expect(mail).toContain(`To pay back by hand: ${formatRupees(paise(Math.round(total * 100)))}`);
});

test('an order whose transfer hasn’t arrived is cancelled also by a shop that stood still for weeks after its day', async () => {
  const { orderid } = await awaiting();
  shop.clock.advance({ days: 30 });
  await remind();
  expect((await storedOrder(shop, orderid)).status).toBe('Cancelled');
});

test('a proforma of cash on delivery names no bank account: its amount has the charge for collecting the cash in it', async () => {
  const { customer, place } = await readyToOrder(shop, { address: ownPlace() });
  const orderid: number = (await place()).data.order_id;
  const proformaOf = async () => {
    const issued = await proforma(shop.services, orderid);
    if (!issued) throw new Error('no proforma');
    return printedOn(issued);
  };
  expect((await proformaOf()).bank).toEqual(expect.arrayContaining([`account ${account.accountNumber}`]));
  const { ways } = (await customer.call('GetCheckout', { orderid })).data;
  const { total } = ways.find((way: { paymentmode: string }) => way.paymentmode === 'COD');
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'COD', acceptedtotal: total });
  const printed = await proformaOf();
  expect(printed.bank).toBeUndefined();
  expect(printed).toMatchObject({ total: Math.round(total * 100), payment: { mode: 'COD' } });
});
