import {
  aBoxLine,
  anAttempt,
  anOrder,
  anOrderLine,
  freshDatabase,
  storedCustomer,
  storedOrder,
} from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from './connect.ts';
import { addLine } from './queries/carts/cart-lines.ts';
import { openCartFor } from './queries/carts/carts.ts';
import { insertRateCard } from './queries/catalogue/rate-cards.ts';
import { createCustomer } from './queries/customers/customers.ts';
import { insertOrder, linesOfOrders } from './queries/orders/orders.ts';
import { recordEvent } from './queries/payments/payment-events.ts';
import { appendLedger, insertAttempt } from './queries/payments/payments.ts';
import { brokenConstraintOf, sqlStateOf } from './sql-state.ts';

const { db, pool, close } = await freshDatabase();
afterAll(close);

/** The constraint or message by which the database refuses. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => brokenConstraintOf(error),
  );
const refusalOf = (statement: string, values: unknown[] = []) => refusal(pool.query(statement, values));

test('refuses to credit a sample against two orders, unless the first one’s credit has been freed', async () => {
  const sample = await storedOrder(db);
  const [line] = await linesOfOrders(db, [sample.order.id]);
  const credit = async (freed: string) =>
    refusalOf(
      `INSERT INTO sample_credits (sample_line_id, order_id, amount_paise, freed_at) VALUES ($1, $2, 100000, ${freed})`,
      [line?.id, (await storedOrder(db)).order.id],
    );
  expect(await credit('now()')).toBe('accepted');
  expect(await credit('null')).toBe('accepted');
  expect(await credit('null')).toBe('sample_credits_once');
});

test('refuses a second order for a cart, also by plain SQL', async () => {
  const { order } = await storedOrder(db);
  expect(
    await refusalOf(
      `INSERT INTO orders OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(o, '{"id": 900001, "number": 900001, "reference": "other"}')).* FROM orders o WHERE id = $1`,
      [order.id],
    ),
  ).toBe('orders_cart_unique');
});

test('refuses a second open cart of a customer, and a cart with two owners or none', async () => {
  const customer = await storedCustomer(db);
  await inTransaction(db, (tx) => openCartFor(tx, { customerId: customer.id }));
  expect(await refusalOf('INSERT INTO carts (customer_id) VALUES ($1)', [customer.id])).toBe('carts_one_open');
  expect(await refusalOf('INSERT INTO carts DEFAULT VALUES')).toBe('carts_one_owner');
  expect(await refusalOf("INSERT INTO carts (customer_id, token_hash) VALUES ($1, 'x')", [customer.id])).toBe(
    'carts_one_owner',
  );
});

test('refuses an order whose total is not the sum of its parts, a negative part, or both kinds of tax', async () => {
  const { order } = await storedOrder(db);
  const set = (assignment: string) => refusalOf(`UPDATE orders SET ${assignment} WHERE id = ${order.id}`);
  expect(await set('total_paise = total_paise + 1')).toBe('orders_total');
  expect(await set('discount_paise = -1, total_paise = total_paise + 1')).toBe('orders_amounts');
  expect(await set('igst_paise = 1, total_paise = total_paise + 1')).toBe('orders_one_tax');
  expect(await set("status = 'Lost'")).toBe('orders_status');
  expect(await set('cod_fee_paise = 5000, total_paise = total_paise + 5000')).toBe('accepted');
});

test('refuses cart lines with zero or negative amounts, or an invalid pincode', async () => {
  const customer = await storedCustomer(db);
  const add = (own: Parameters<typeof aBoxLine>[0]) =>
    refusal(
      inTransaction(db, async (tx) => {
        const cart = await openCartFor(tx, { customerId: customer.id });
        await addLine(tx, cart.id, aBoxLine(own));
      }),
    );
  expect(await add({ quantity: 0 })).toBe('cart_lines_quantity');
  expect(await add({ goodsPaise: -1 })).toBe('cart_lines_amounts');
  expect(await add({ destinationPincode: '012345' })).toBe('cart_lines_pincode');
  expect(await add({ destinationPincode: null })).toBe('accepted');
});

test('stores nothing of an order if one of its lines is refused', async () => {
  const customer = await storedCustomer(db);
  const cart = await inTransaction(db, (tx) => openCartFor(tx, { customerId: customer.id }));
  const placed = inTransaction(db, (tx) =>
    insertOrder(tx, anOrder({ cartId: cart.id, customerId: customer.id }), [anOrderLine({ cgstPaise: -1 })]),
  );
  expect(await refusal(placed)).toBe('order_lines_amounts');
  const { rows } = await pool.query('SELECT 1 FROM orders WHERE cart_id = $1', [cart.id]);
  expect(rows).toEqual([]);
});

test('refuses a payment below one rupee and a transaction id that is too long for the gateway', async () => {
  const { order } = await storedOrder(db);
  const attempt = (own: Parameters<typeof anAttempt>[1]) =>
    refusal(inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id, own))));
  expect(await attempt({ amountPaise: 99 })).toBe('payment_attempts_amount');
  expect(await attempt({ txnid: 'x'.repeat(26) })).toBe('payment_attempts_txnid');
});

test('refuses any change to the ledgers, to payment events and to rate cards', async () => {
  const { order } = await storedOrder(db);
  await inTransaction(db, async (tx) => {
    const attempt = await insertAttempt(tx, anAttempt(order.id));
    await appendLedger(tx, { orderId: order.id, attemptId: attempt.id, kind: 'payment', amountPaise: 287_018 });
    await recordEvent(tx, { source: 'return', txnid: attempt.txnid, hashOk: true, payload: {} });
    await insertRateCard(tx, { version: 'of the test', validFrom: '2026-01-01', card: {} });
  });
  const changes = [
    'UPDATE payment_ledger SET amount_paise = 1',
    'DELETE FROM payment_ledger',
    'TRUNCATE payment_ledger CASCADE',
    'TRUNCATE account_ledger CASCADE',
    'UPDATE payment_events SET hash_ok = false',
    'DELETE FROM payment_events',
    "UPDATE rate_cards SET card = '{}'",
    'DELETE FROM rate_cards',
    'UPDATE delivery_cards SET version = version',
  ];
  for (const change of changes) {
    expect([change, await pool.query(change).then(() => 'accepted', sqlStateOf)]).toEqual([change, '23001']);
  }
});

test('refuses ledger entries of zero, positive refunds and payments without an attempt', async () => {
  const { order } = await storedOrder(db);
  const append = (kind: 'payment' | 'refund' | 'cash', amountPaise: number) =>
    refusal(inTransaction(db, (tx) => appendLedger(tx, { orderId: order.id, kind, amountPaise })));
  expect(await append('cash', 0)).toBe('payment_ledger_sign');
  expect(await append('cash', -100)).toBe('payment_ledger_sign');
  expect(await append('refund', 100)).toBe('payment_ledger_sign');
  expect(await append('payment', 100)).toBe('payment_ledger_attempt');
});

test('refuses an e-mail with capitals, so that one address is one customer', async () => {
  await inTransaction(db, (tx) => createCustomer(tx, { name: 'A', email: 'Asha@Shop.example', mobile: '9840012345' }));
  expect(
    await refusalOf("INSERT INTO customers (name, email, mobile) VALUES ('B', 'ASHA@shop.example', '9840012345')"),
  ).toBe('customers_email_lower');
  const again = inTransaction(db, (tx) =>
    createCustomer(tx, { name: 'B', email: 'ASHA@shop.example', mobile: '9840012345' }),
  );
  expect(await again).toBeUndefined();
});
