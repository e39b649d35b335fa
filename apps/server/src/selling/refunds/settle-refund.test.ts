import { parseRupees } from '@boxwright/money';
import { alertsOf, documentsOf, inTransaction, ledgerOf, type Refund, refundsOf } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SweepPayments } from '../../job-handlers/SweepPayments.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { refundable } from './request-refunds.ts';
import { settleRefund } from './settle-refund.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.payu.refunds.are('pays');
  shop.payu.breaksDown(false);
});

/** A cancelled order whose refund is requested, before its job has run. */
async function cancelled() {
  const { customer, orderId, total } = await paidOrder(shop);
  await shop.runJobs();
  await customer.call('CancelOrder', { orderid: orderId });
  const [refund] = await refundsOf(shop.services.db, orderId);
  if (!refund) throw new Error('There is no refund.');
  return { customer, orderId, total: parseRupees(total), refund };
}

const settle = (refund: Refund) => settleRefund(shop.services, refund.id);
const now = async ({ orderId }: Refund) => (await refundsOf(shop.services.db, orderId))[0];
const backFor = async ({ orderId }: Refund) =>
  (await ledgerOf(shop.services.db, orderId)).filter(({ kind }) => kind === 'refund').map((entry) => entry.amountPaise);
const askedFor = ({ token }: Refund) => [...shop.payu.refunds.taken.values()].filter((each) => each.token === token);

/** Runs the sweeper, minutes later. */
async function later(minutes: number) {
  shop.clock.advance({ minutes });
  const { services } = shop;
  await SweepPayments({}, { services, log: pino({ level: 'silent' }) });
  await shop.runJobs();
}

test('a refund is paid back once, however often its job runs, even at the same time', async () => {
  const { refund, total, orderId } = await cancelled();
  // What is on its way isn't left to be paid back.
  const left = () => inTransaction(shop.services.db, (tx) => refundable(tx, { id: orderId }));
  expect(await left()).toBe(0);
  await Promise.all([settle(refund), settle(refund), settle(refund)]);
  await settle(refund);
  await later(30);
  expect(askedFor(refund)).toHaveLength(1);
  expect(await backFor(refund)).toEqual([-total]);
  expect(await now(refund)).toMatchObject({ state: 'succeeded', nextCheckAt: null });
  expect(await left()).toBe(0);
});

test('a refund is requested by one process only, even when another looks at it before the gateway has answered', async () => {
  const { refund, total } = await cancelled();
  const { gateway } = shop.services;
  const [asked, isAsked] = gate();
  const [answered, answers] = gate();
  let questions = 0;
  const counting = {
    ...shop.services,
    gateway: {
      ...gateway,
      async refund(wanted: Parameters<typeof gateway.refund>[0]) {
        questions += 1;
        isAsked();
        if (questions > 1) answers();
        await answered;
        return gateway.refund(wanted);
      },
    },
  };
  const first = settleRefund(counting, refund.id);
  await asked;
  const second = settleRefund(counting, refund.id);
  // The second finishes before the first has its answer.
  await Promise.race([second, answered]);
  answers();
  await Promise.all([first, second]);
  expect(questions).toBe(1);
  expect(await now(refund)).toMatchObject({ tries: 1 });
  expect(await backFor(refund)).toEqual([-total]);
});

/** A promise, and the function that resolves it. */
function gate(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}

test('a refund is asked about when the answer was lost, or the process ended before the answer was noted', async () => {
  const { refund, total } = await cancelled();
  shop.payu.refunds.are('loses');
  // The gateway accepts the refund, but neither its answer nor the next one arrives.
  const { gateway } = shop.services;
  const dying = { ...shop.services, gateway: { ...gateway, checkRefund: () => Promise.reject(new Error('killed')) } };
  await expect(settleRefund(dying, refund.id)).rejects.toThrow('killed');
  expect(await now(refund)).toMatchObject({ state: 'requested', tries: 1 });
  expect(await backFor(refund)).toEqual([]);
  shop.payu.refunds.are('pays');
  await later(6);
  expect(askedFor(refund)).toHaveLength(1);
  expect(await backFor(refund)).toEqual([-total]);
});

test('a refund that the gateway already knows counts as requested', async () => {
  const { refund, total } = await cancelled();
  const { token } = refund;
  shop.payu.refunds.knows({ token, mihpayid: await paymentOf(refund), amount: '1.00', status: 'success' });
  await settle(refund);
  expect(await backFor(refund)).toEqual([-total]);
});

const paymentOf = async ({ orderId }: Refund) =>
  (await ledgerOf(shop.services.db, orderId))[0]?.gatewayPaymentId ?? 'no payment';

test('a refund waits for the bank, and is booked only once the bank has paid it', async () => {
  const { refund, orderId, total } = await cancelled();
  shop.payu.refunds.are('waits');
  await settle(refund);
  await later(5);
  expect(await now(refund)).toMatchObject({ state: 'asked', reference: expect.stringMatching(/^77/) });
  expect(await backFor(refund)).toEqual([]);
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Paid' });
  await later(11 * 24 * 60);
  expect((await alertsOf(shop.services.db, orderId)).map(({ kind }) => kind)).toEqual(['refund-slow']);
  shop.payu.refunds.are('pays');
  await later(6 * 60);
  expect(await backFor(refund)).toEqual([-total]);
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Refunded' });
});

test('a refund goes on once the gateway can be reached again', async () => {
  const { refund, total } = await cancelled();
  shop.payu.breaksDown(true);
  await settle(refund);
  await later(2);
  expect(await now(refund)).toMatchObject({ state: 'requested' });
  shop.payu.breaksDown(false);
  await later(5);
  expect(await backFor(refund)).toEqual([-total]);
});

test('staff pay back what the bank failed to pay, or the gateway refused three times', async () => {
  const failing = await cancelled();
  shop.payu.refunds.are('fails');
  await settle(failing.refund);
  const refused = await cancelled();
  shop.payu.refunds.are('refuses');
  await settle(refused.refund);
  expect(await now(refused.refund)).toMatchObject({ state: 'requested', tries: 1 });
  for (let time = 0; time < 4; time += 1) await later(6);
  for (const [{ refund, orderId }, problem] of [
    [failing, 'The bank could not pay it back.'],
    [refused, 'The payment provider refuses it (Refund Failed: overdraft).'],
  ] as const) {
    expect(await now(refund)).toMatchObject({ state: 'by-hand', problem });
    expect(await backFor(refund)).toEqual([]);
    const [alert, ...others] = await alertsOf(shop.services.db, orderId);
    expect([alert?.kind, others]).toEqual(['refund-by-hand', []]);
    expect(alert?.message).toContain(problem);
  }
});

test('a refund is requested only from the gateway that took the money', async () => {
  const { refund } = await cancelled();
  const { gateway } = shop.services;
  await settleRefund({ ...shop.services, gateway: { ...gateway, name: 'sandbox' } }, refund.id);
  expect(askedFor(refund)).toEqual([]);
  expect(await now(refund)).toMatchObject({ state: 'requested' });
});

test('each half is paid back, the newest first, and the ledger sums to what is paid less what is back', async () => {
  const { place, customer } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const paid: number[] = [];
  for (const purpose of ['half', 'balance']) {
    const { data } = await customer.call('StartPayment', { orderid: orderId, purpose, asplaced: true });
    paid.push(parseRupees(data.amount));
    shop.payu.says(data.txnid, 'captured', parseRupees(data.amount));
    await settlePayment(shop.services, data.txnid);
  }
  await customer.call('CancelOrder', { orderid: orderId });
  const refunds = await refundsOf(shop.services.db, orderId);
  expect(refunds.map(({ amountPaise }) => amountPaise)).toEqual(paid.toReversed());
  await shop.runJobs();
  const sum = (await ledgerOf(shop.services.db, orderId)).reduce((total, { amountPaise }) => total + amountPaise, 0);
  expect(sum).toBe(0);
});

test('an order that was paid twice gets a refund voucher, and its invoice stays as it is', async () => {
  const { place, customer } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const start = () => customer.call('StartPayment', { orderid: orderId, purpose: 'full', asplaced: true });
  const first = (await start()).data;
  shop.clock.advance({ minutes: 5 });
  const second = (await start()).data;
  const amount = parseRupees(first.amount);
  for (const { txnid } of [first, second]) shop.payu.says(txnid, 'captured', amount);
  await settlePayment(shop.services, first.txnid);
  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  await settlePayment(shop.services, second.txnid);
  await shop.runJobs();
  const issued = (await documentsOf(shop.services.db, orderId)).map(({ kind }) => kind);
  expect(issued.sort()).toEqual(['delivery-challan', 'receipt-voucher', 'refund-voucher', 'tax-invoice']);
});
