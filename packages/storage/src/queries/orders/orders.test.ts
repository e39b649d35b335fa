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
import { inTransaction } from '../../connect.ts';
import { openCartFor } from '../carts/carts.ts';
import { insertAttempt, settleAttempt } from '../payments/payments.ts';
import {
  findOrderByCart,
  findOrderByReference,
  findOrderByTxnid,
  findOrderOf,
  insertOrder,
  linesOfOrders,
  listOrdersOf,
  moveOrder,
  reviseOrder,
} from './orders.ts';

const { db, close } = await freshDatabase({ max: 20 });
afterAll(close);

test('stores one order per cart, even with concurrent requests', async () => {
  const customer = await storedCustomer(db);
  const cart = await inTransaction(db, (tx) => openCartFor(tx, { customerId: customer.id }));
  const place = () =>
    inTransaction(db, async (tx) => {
      const order = anOrder({ cartId: cart.id, customerId: customer.id });
      return (await insertOrder(tx, order, [anOrderLine(), anOrderLine()])) ?? (await findOrderByCart(tx, cart.id));
    });
  const placed = await Promise.all(Array.from({ length: 12 }, place));
  expect(new Set(placed.map((order) => order?.number)).size).toBe(1);
  expect(await listOrdersOf(db, customer.id)).toHaveLength(1);
  expect((await linesOfOrders(db, [placed[0]?.id ?? 0])).map((line) => line.position)).toEqual([0, 1]);
});

test('finds an order by reference and transaction id only for its owner', async () => {
  const { customer, order } = await storedOrder(db);
  const stranger = await storedCustomer(db);
  const attempt = await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id)));
  expect(await findOrderOf(db, customer.id, order.id)).toEqual(order);
  expect(await findOrderOf(db, stranger.id, order.id)).toBeUndefined();
  expect(await findOrderByReference(db, order.reference)).toEqual(order);
  expect(await findOrderByTxnid(db, attempt.txnid)).toEqual(order);
  expect(await findOrderByTxnid(db, 'unknown')).toBeUndefined();
});

test('revises an unpaid order under its number, but not with an open payment attempt or after a payment', async () => {
  const { order } = await storedOrder(db);
  const { cartId: _, customerId: __, reference: ___, ...content } = anOrder({ cartId: 0, customerId: 0 });
  const revise = () =>
    inTransaction(db, (tx) =>
      reviseOrder(tx, order.id, { ...content, paymentMode: 'COD' }, [
        anOrderLine(aBoxLine({ description: 'revised' })),
      ]),
    );
  expect(await revise()).toMatchObject({ number: order.number, paymentMode: 'COD' });
  expect((await linesOfOrders(db, [order.id])).map((line) => line.description)).toEqual(['revised']);

  const attempt = await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id)));
  expect(await revise()).toBeUndefined();
  await inTransaction(db, (tx) => settleAttempt(tx, attempt.id, { from: ['open'], to: 'failed' }));
  expect(await revise()).toBeDefined();
  const second = await inTransaction(db, (tx) => insertAttempt(tx, anAttempt(order.id)));
  await inTransaction(db, (tx) => settleAttempt(tx, second.id, { from: ['open'], to: 'succeeded' }));
  expect(await revise()).toBeUndefined();
});

test('changes an order’s status only if it still has the expected one', async () => {
  const { order } = await storedOrder(db);
  const accept = () =>
    inTransaction(db, (tx) => moveOrder(tx, order.id, { from: ['IN-PROCESS'], to: 'Order Accepted' }));
  const moved = await Promise.all([accept(), accept(), accept()]);
  expect(moved.filter((each) => each !== undefined)).toHaveLength(1);
});
