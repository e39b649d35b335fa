import { formatRupees, paise, parseRupees } from '@boxwright/money';
import {
  alertsOf,
  findAttempt,
  findOpenCartOf,
  findOrder,
  inTransaction,
  ledgerOf,
  moveOrder,
} from '@boxwright/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, type OpenPayment, openPayment, postReturn, postWebhook } from '../../testing/orders.ts';
import { settlePayment } from './settle-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.payu.breaksDown(false));

const ledger = ({ orderId }: OpenPayment) => ledgerOf(shop.services.db, orderId);
const order = ({ orderId }: OpenPayment) => findOrder(shop.services.db, orderId);
const attempt = ({ txnid }: OpenPayment) => findAttempt(shop.services.db, txnid).then((found) => found?.attempt);
const amountOf = ({ total }: OpenPayment) => parseRupees(total);
const sweep = async () => {
  await inTransaction(shop.services.db, (tx) => shop.services.jobs.enqueue(tx, 'SweepPayments', {}));
  await shop.runJobs();
};
const alertsAbout = async ({ orderId }: OpenPayment): Promise<string[]> =>
  (await alertsOf(shop.services.db, orderId)).map(({ kind }) => kind);

describe('a payment', () => {
  test('is booked once, whatever reports it, in any order and all at once', async () => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    const body = shop.payu.returned(payment.form, 'captured');
    await Promise.all([
      postReturn(shop, body),
      postReturn(shop, body),
      postWebhook(shop, body),
      settlePayment(shop.services, payment.txnid),
      settlePayment(shop.services, payment.txnid),
    ]);
    await shop.runJobs();
    expect(await ledger(payment)).toMatchObject([{ kind: 'payment', amountPaise: amountOf(payment) }]);
    expect(await order(payment)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await alertsAbout(payment)).toEqual([]);
  });

  test('closes the cart, and goods that were added meanwhile stay in a new one', async () => {
    const payment = await openPayment(shop);
    const before = await findOpenCartOf(shop.services.db, { customerId: payment.customer.id });
    await addBoxes(payment.customer, { boardid: 4 });
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    await settlePayment(shop.services, payment.txnid);
    const after = await findOpenCartOf(shop.services.db, { customerId: payment.customer.id });
    expect(after?.id).not.toBe(before?.id);
    expect((await payment.customer.call('GetCartWebsite', { id: null })).data).toMatchObject([{ fld_boardid: 4 }]);
    // The button of the old page leads to the order that was paid.
    expect((await payment.place()).data.order_id).toBe(payment.orderId);
  });

  test('is not believed when only the return says so', async () => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'failed', amountOf(payment));
    const answer = await postReturn(shop, shop.payu.returned(payment.form, 'captured'));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(`/paymentfail/${payment.txnid}/`);
    expect(await ledger(payment)).toEqual([]);
    expect(await order(payment)).toMatchObject({ paymentStatus: 'Payment Failed' });
  });

  test('with a forged return is still verified, and raises an alert', async () => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    const honest = shop.payu.returned(payment.form, 'failed');
    const answer = await postReturn(shop, { ...honest, status: 'success', amount: '1.00' });
    expect(answer.headers.location).toMatch(`/paymentprocess/${payment.txnid}/`);
    expect(await ledger(payment)).toHaveLength(1);
    expect(await alertsAbout(payment)).toEqual(['bad-hash']);
  });

  test.each([
    ['less', -100],
    ['more', 100],
  ])('of %s than was asked is not booked, and raises one alert', async (_name, difference) => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'captured', paise(amountOf(payment) + difference));
    await settlePayment(shop.services, payment.txnid);
    await settlePayment(shop.services, payment.txnid);
    expect(await ledger(payment)).toEqual([]);
    expect(await attempt(payment)).toMatchObject({ state: 'pending' });
    expect(await order(payment)).not.toMatchObject({ paymentStatus: 'Paid' });
    expect(await alertsAbout(payment)).toEqual(['wrong-amount']);
  });

  test('that succeeds after it had been cancelled counts, and raises an alert', async () => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'cancelled', amountOf(payment));
    await settlePayment(shop.services, payment.txnid);
    expect(await attempt(payment)).toMatchObject({ state: 'cancelled' });
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    await settlePayment(shop.services, payment.txnid);
    await settlePayment(shop.services, payment.txnid);
    expect(await ledger(payment)).toHaveLength(1);
    expect(await order(payment)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await alertsAbout(payment)).toEqual(['late-success']);
  });

  test('for a cancelled order is kept and reported, never dropped', async () => {
    const payment = await openPayment(shop);
    await inTransaction(shop.services.db, (tx) =>
      moveOrder(tx, payment.orderId, { from: ['IN-PROCESS'], to: 'Cancelled' }),
    );
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    await settlePayment(shop.services, payment.txnid);
    expect(await ledger(payment)).toHaveLength(1);
    expect(await alertsAbout(payment)).toEqual(['paid-after-cancel']);
  });

  test('made twice for one order raises alerts that say what it was and that the excess goes back', async () => {
    const payment = await openPayment(shop);
    shop.clock.advance({ minutes: 2 });
    const again = await payment.customer.call('StartPayment', { orderid: payment.orderId, purpose: 'full' });
    const { txnid } = again.data;
    expect(txnid).not.toBe(payment.txnid);
    for (const paid of [payment.txnid, txnid]) {
      shop.payu.says(paid, 'captured', amountOf(payment));
      await settlePayment(shop.services, paid);
    }
    expect(await ledger(payment)).toHaveLength(2);
    const alerts = await alertsOf(shop.services.db, payment.orderId);
    expect(alerts.map(({ kind, message }) => [kind, message.replace(/^\S+ /, '')])).toEqual([
      ['late-success', expect.stringContaining('that was replaced by another one came late')],
      ['overpaid', expect.stringContaining('the excess is paid back automatically')],
    ]);
  });

  test.each([
    ['in the order in which they were opened', false],
    ['in the other order', true],
  ])('in full and another one by half, %s: the excess goes back once', async (_name, isReversed) => {
    const payment = await openPayment(shop);
    const { orderId, customer } = payment;
    shop.clock.advance({ minutes: 2 });
    const half = (await customer.call('StartPayment', { orderid: orderId, purpose: 'half' })).data;
    const asked = [
      { txnid: payment.txnid, amount: amountOf(payment), form: payment.form },
      { txnid: half.txnid, amount: parseRupees(half.amount), form: half.fields },
    ];
    const last = isReversed ? payment.txnid : half.txnid;
    for (const { txnid, amount, form } of isReversed ? asked.toReversed() : asked) {
      shop.payu.says(txnid, 'captured', amount);
      const body = shop.payu.returned(form, 'captured');
      await Promise.all([postReturn(shop, body), postWebhook(shop, body), settlePayment(shop.services, txnid)]);
      if (txnid !== last) continue;
      const { data } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
      expect(data[0].fld_amount_paid - data[0].fld_total).toBeCloseTo(Number(half.amount), 2);
    }
    // Runs the refund's jobs, and reports the payments once more.
    await shop.runJobs();
    shop.clock.advance({ minutes: 10 });
    for (const { txnid } of asked) await settlePayment(shop.services, txnid);
    await sweep();
    const excess = parseRupees(half.amount);
    const entries = await ledger(payment);
    expect(entries.filter(({ kind }) => kind === 'refund').map(({ amountPaise }) => amountPaise)).toEqual([-excess]);
    expect(entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(amountOf(payment));
    expect(await order(payment)).toMatchObject({ paymentStatus: 'Paid' });
    const state = await shop.visitor().call('GetPaymentState', { txnid: last });
    expect(state.data.excess).toBe(half.amount);
    const [mail, ...others] = await mailsTo(shop, customer.email, 'will be refunded');
    expect(mail).toContain(`We received ${formatRupees(excess)} too much for it, which we pay back.`);
    expect(others).toEqual([]);
  });

  test('that has succeeded never gets another state', async () => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    await settlePayment(shop.services, payment.txnid);
    for (const later of ['failed', 'pending', 'cancelled'] as const) {
      shop.payu.says(payment.txnid, later, amountOf(payment));
      await settlePayment(shop.services, payment.txnid);
    }
    expect(await attempt(payment)).toMatchObject({ state: 'succeeded' });
    expect(await order(payment)).toMatchObject({ paymentStatus: 'Paid' });
  });

  test('with an unknown transaction number sends the browser on and stores nothing', async () => {
    const answer = await postReturn(shop, { txnid: 'nobodys-payment', status: 'success', mihpayid: '1', hash: 'x' });
    expect(answer.statusCode).toBe(303);
    expect((await postReturn(shop, {})).statusCode).toBe(303);
    expect((await postWebhook(shop, { txnid: 'nobodys-payment' })).statusCode).toBe(200);
  });
});

describe('the sweeper', () => {
  test('finds a payment that nobody came back for', async () => {
    const payment = await openPayment(shop);
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    await sweep();
    expect(await ledger(payment)).toEqual([]);
    shop.clock.advance({ minutes: 6 });
    await sweep();
    await sweep();
    expect(await ledger(payment)).toHaveLength(1);
  });

  test('asks again later while the gateway is out of reach', async () => {
    const payment = await openPayment(shop);
    shop.clock.advance({ minutes: 6 });
    shop.payu.breaksDown(true);
    await sweep();
    expect(await attempt(payment)).toMatchObject({ state: 'open' });
    shop.payu.breaksDown(false);
    shop.payu.says(payment.txnid, 'captured', amountOf(payment));
    shop.clock.advance({ minutes: 12 });
    await sweep();
    expect(await ledger(payment)).toHaveLength(1);
  });

  test('gives up a page that was left without paying, after an hour', async () => {
    const payment = await openPayment(shop);
    shop.clock.advance({ minutes: 20 });
    await sweep();
    expect(await attempt(payment)).toMatchObject({ state: 'open' });
    shop.clock.advance({ minutes: 50 });
    await sweep();
    expect(await attempt(payment)).toMatchObject({ state: 'cancelled' });
    await addBoxes(payment.customer, { boardid: 4 });
    expect((await payment.place()).data.total_amount).toBeGreaterThan(payment.total);
  });
});
