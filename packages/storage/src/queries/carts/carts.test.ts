import { aBoxLine, freshDatabase, storedCustomer, unique } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import type { CartLine } from '../../rows.ts';
import { addLine, changeLineQuantity, deleteLine, linesOfCart, replaceLinePrice } from './cart-lines.ts';
import {
  type CartOwner,
  findOpenCartOf,
  lockCart,
  markCartOrdered,
  moveCartToCustomer,
  openCartFor,
  readOpenCart,
} from './carts.ts';

const { db, close } = await freshDatabase({ max: 20 });
afterAll(close);

const cartWith = (owner: CartOwner, ...descriptions: string[]) =>
  inTransaction(db, async (tx) => {
    const cart = await openCartFor(tx, owner);
    for (const description of descriptions) await addLine(tx, cart.id, aBoxLine({ description }));
    return cart;
  });

const isSame = (line: CartLine, other: CartLine) => line.description === other.description;

const descriptionsIn = async (owner: CartOwner) =>
  (await readOpenCart(db, owner))?.lines.map((line) => line.description) ?? [];

test('opens one cart per customer or visitor, even with concurrent requests', async () => {
  const customer = await storedCustomer(db);
  for (const owner of [{ customerId: customer.id }, { tokenHash: unique() }]) {
    const carts = await Promise.all(Array.from({ length: 15 }, () => cartWith(owner)));
    expect(new Set(carts.map((cart) => cart.id)).size).toBe(1);
  }
});

test('opens a new cart once the old one was ordered', async () => {
  const customer = await storedCustomer(db);
  const old = await cartWith({ customerId: customer.id });
  expect(await inTransaction(db, (tx) => markCartOrdered(tx, old.id))).toBe(true);
  expect(await inTransaction(db, (tx) => markCartOrdered(tx, old.id))).toBe(false);
  expect(await findOpenCartOf(db, { customerId: customer.id })).toBeUndefined();
  expect((await cartWith({ customerId: customer.id })).id).not.toBe(old.id);
});

test("moves a visitor's lines into the customer's cart once, even with repeated and concurrent requests", async () => {
  const customer = await storedCustomer(db);
  const tokenHash = unique();
  await cartWith({ customerId: customer.id }, 'from last week');
  await cartWith({ tokenHash }, 'first', 'second');
  const move = () =>
    inTransaction(db, (tx) => moveCartToCustomer(tx, { tokenHash, customerId: customer.id, mostLines: 50, isSame }));
  const moved = await Promise.all(Array.from({ length: 12 }, move));
  await move();
  expect(new Set(moved.map(({ cart }) => cart?.id)).size).toBe(1);
  expect(await descriptionsIn({ customerId: customer.id })).toEqual(['from last week', 'first', 'second']);
  expect(await findOpenCartOf(db, { tokenHash })).toBeUndefined();
});

test('moves into a new cart when the customer has none, and does nothing without a visitor cart', async () => {
  const customer = await storedCustomer(db);
  const tokenHash = unique();
  const move = () =>
    inTransaction(db, (tx) => moveCartToCustomer(tx, { tokenHash, customerId: customer.id, mostLines: 50, isSame }));
  expect(await move()).toEqual({ cart: undefined, stayed: 0 });
  await cartWith({ tokenHash }, 'only');
  await move();
  expect(await descriptionsIn({ customerId: customer.id })).toEqual(['only']);
});

test('moves the lines that fit, keeps the rest, and moves those once there is room', async () => {
  const customer = await storedCustomer(db);
  const tokenHash = unique();
  const own = await cartWith({ customerId: customer.id }, 'from last week');
  await cartWith({ tokenHash }, 'first', 'second', 'third', 'fourth');
  const move = (mostLines: number) =>
    inTransaction(db, (tx) => moveCartToCustomer(tx, { tokenHash, customerId: customer.id, mostLines, isSame }));
  const results = await Promise.all([move(3), move(3), move(3)]);
  expect(results.map(({ cart, stayed }) => [cart?.id, stayed])).toEqual(Array(3).fill([own.id, 2]));
  expect(await descriptionsIn({ customerId: customer.id })).toEqual(['from last week', 'first', 'second']);
  expect(await descriptionsIn({ tokenHash })).toEqual(['third', 'fourth']);
  expect(await move(2)).toMatchObject({ stayed: 2 });
  expect(await move(5)).toMatchObject({ stayed: 0 });
  expect(await descriptionsIn({ customerId: customer.id })).toHaveLength(5);
  expect(await findOpenCartOf(db, { tokenHash })).toBeUndefined();
});

test('changes and deletes a line only through its own open cart', async () => {
  const customer = await storedCustomer(db);
  const stranger = await storedCustomer(db);
  const cart = await cartWith({ customerId: customer.id }, 'mine', 'mine too');
  const other = await cartWith({ customerId: stranger.id });
  const [line] = await linesOfCart(db, cart.id);
  if (!line) throw new Error('The line is missing.');
  const { rateCardId, engineVersion, gstRateBps, hsn, weightGrams, breakdown } = line;
  const price = { rateCardId, engineVersion, gstRateBps, hsn, weightGrams, breakdown, goodsPaise: 500_000 };
  const change = (cartId: number) =>
    inTransaction(db, (tx) => changeLineQuantity(tx, { cartId, lineId: line.id }, 2000, price));

  expect(await change(other.id)).toBeUndefined();
  expect(await change(cart.id)).toMatchObject({ quantity: 2000, goodsPaise: 500_000 });
  expect(await inTransaction(db, (tx) => deleteLine(tx, { cartId: other.id, lineId: line.id }))).toBe(false);

  await inTransaction(db, (tx) => markCartOrdered(tx, cart.id));
  expect(await change(cart.id)).toBeUndefined();
  expect(await inTransaction(db, (tx) => replaceLinePrice(tx, { cartId: cart.id, lineId: line.id }, price))).toBe(
    undefined,
  );
  expect(await inTransaction(db, (tx) => deleteLine(tx, { cartId: cart.id, lineId: line.id }))).toBe(false);
});

test('blocks changes of lines while an order is being placed', async () => {
  const customer = await storedCustomer(db);
  const cart = await cartWith({ customerId: customer.id }, 'mine');
  const [line] = await linesOfCart(db, cart.id);
  if (!line) throw new Error('The line is missing.');
  let deleting: Promise<boolean> | undefined;
  await inTransaction(db, async (tx) => {
    await lockCart(tx, cart.id);
    deleting = inTransaction(db, (other) => deleteLine(other, { cartId: cart.id, lineId: line.id }));
    expect(await linesOfCart(tx, cart.id)).toHaveLength(1);
    await markCartOrdered(tx, cart.id);
  });
  expect(await deleting).toBe(false);
  expect(await linesOfCart(db, cart.id)).toHaveLength(1);
});
