import { anAttempt, freshDatabase, storedOrder } from '@boxwright/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { lockCart } from '../carts/carts.ts';
import { raiseAlert } from '../operation/alerts.ts';
import {
  appendLedger,
  claimAttemptsDue,
  insertAttempt,
  ledgerOf,
  lockAttemptByTxnid,
  paymentsOf,
  settleAttempt,
} from './payments.ts';

const { db, close } = await freshDatabase({ max: 20 });
afterAll(close);

const now = new Date('2026-11-20T04:30:00Z');
const later = new Date('2026-11-20T04:45:00Z');

test('books a payment once if return, webhook and sweeper arrive at the same time', async () => {
  const { order } = await storedOrder(db);
  const { txnid } = await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id)));
  const settle = () =>
    inTransaction(db, async (tx) => {
      const found = await lockAttemptByTxnid(tx, txnid);
      if (!found) throw new Error('The attempt is missing.');
      const { attempt } = found;
      const settled = await settleAttempt(tx, attempt.id, {
        from: ['open', 'pending'],
        to: 'succeeded',
        method: 'UPI',
      });
      await appendLedger(tx, {
        orderId: order.id,
        attemptId: attempt.id,
        kind: 'payment',
        amountPaise: attempt.amountPaise,
        gatewayPaymentId: '403993715521889530',
      });
      await raiseAlert(tx, { key: `seen ${txnid}`, kind: 'test', orderId: order.id, message: 'Seen.' });
      return settled;
    });
  const settled = await Promise.all(Array.from({ length: 10 }, settle));
  expect(settled.filter((attempt) => attempt !== undefined)).toHaveLength(1);
  expect((await ledgerOf(db, order.id)).map((entry) => entry.amountPaise)).toEqual([287_018]);
});

test('books several partial refunds of a payment, each once', async () => {
  const { order } = await storedOrder(db);
  const attempt = await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id)));
  const refund = (gatewayPaymentId: string) =>
    inTransaction(db, (tx) =>
      appendLedger(tx, {
        orderId: order.id,
        attemptId: attempt.id,
        kind: 'refund',
        amountPaise: -1000,
        gatewayPaymentId,
      }),
    );
  expect(await refund('r1')).toBeDefined();
  expect(await refund('r1')).toBeUndefined();
  expect(await refund('r2')).toBeDefined();
  expect(await ledgerOf(db, order.id)).toHaveLength(2);
});

test('gives each due attempt to one sweeper, and again only when its next check is due', async () => {
  const { order } = await storedOrder(db);
  const due = await inTransaction(db, async (tx) => {
    const ids = [];
    for (let i = 0; i < 20; i += 1) ids.push((await insertAttempt(tx, anAttempt(order.id, { nextCheckAt: now }))).id);
    await insertAttempt(tx, anAttempt(order.id, { nextCheckAt: later }));
    await insertAttempt(tx, anAttempt(order.id, { nextCheckAt: now, state: 'failed' }));
    return ids;
  });
  const claim = () => inTransaction(db, (tx) => claimAttemptsDue(tx, { now, nextCheckAt: later, limit: 7 }));
  const claimed = (await Promise.all([claim(), claim(), claim(), claim(), claim()])).flat();
  claimed.push(...(await claim()), ...(await claim()));
  expect(claimed.map((attempt) => attempt.id).sort((a, b) => a - b)).toEqual(due);
  expect(await claim()).toEqual([]);
});

test('skips a locked attempt instead of waiting for it', async () => {
  const { order } = await storedOrder(db);
  const at = new Date('2026-11-19T00:00:00Z');
  const [held, free] = await inTransaction(db, async (tx) => [
    await insertAttempt(tx, anAttempt(order.id, { nextCheckAt: at })),
    await insertAttempt(tx, anAttempt(order.id, { nextCheckAt: at })),
  ]);
  await inTransaction(db, async (tx) => {
    await lockAttemptByTxnid(tx, held?.txnid ?? '');
    const claimed = await inTransaction(db, (other) =>
      claimAttemptsDue(other, { now: at, nextCheckAt: later, limit: 9 }),
    );
    expect(claimed.map((attempt) => attempt.id)).toEqual([free?.id]);
  });
});

test('locks the cart before the order, as placing an order does', async () => {
  const { order } = await storedOrder(db);
  const { txnid } = await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id)));
  let booking: Promise<unknown> = Promise.resolve();
  await inTransaction(db, async (placing) => {
    await lockCart(placing, order.cartId);
    booking = inTransaction(db, (tx) => lockAttemptByTxnid(tx, txnid));
    const waiting = async () => {
      const { rows } = await db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    // Fails if the booking has locked the order already: waiting for it would be a deadlock.
    await placing.execute(sql`select 1 from orders where id = ${order.id} for update nowait`);
  });
  expect(await booking).toMatchObject({ order: { id: order.id }, attempt: { txnid } });
});

test('reads an order’s attempts and ledger, each entry once', async () => {
  const { order } = await storedOrder(db);
  const { order: other } = await storedOrder(db);
  const [paid, open] = await inTransaction(db, async (tx) => [
    await insertAttempt(tx, anAttempt(order.id)),
    await insertAttempt(tx, anAttempt(order.id)),
    await insertAttempt(tx, anAttempt(other.id)),
  ]);
  const [attemptId, orderId] = [paid?.id ?? 0, order.id];
  await inTransaction(db, async (tx) => {
    await appendLedger(tx, { orderId, attemptId, kind: 'payment', amountPaise: 5000, gatewayPaymentId: 'p1' });
    await appendLedger(tx, { orderId, attemptId, kind: 'refund', amountPaise: -1000, gatewayPaymentId: 'r1' });
    await appendLedger(tx, { orderId, kind: 'cash', amountPaise: 700, gatewayPaymentId: 'receipt 1' });
    await appendLedger(tx, { orderId: other.id, kind: 'cash', amountPaise: 900, gatewayPaymentId: 'receipt 2' });
  });
  const { attempts, ledger } = await paymentsOf(db, order.id);
  expect(attempts).toEqual([paid, open]);
  expect(ledger.map(({ amountPaise }) => amountPaise)).toEqual([5000, -1000, 700]);
  expect(ledger).toEqual(await ledgerOf(db, order.id));
});
