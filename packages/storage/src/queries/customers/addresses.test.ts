import { anAddress, freshDatabase, storedCustomer } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { addAddress, changeAddress, findAddressOf, listAddresses, removeAddress } from './addresses.ts';

const { db, close } = await freshDatabase();
afterAll(close);

const now = new Date('2026-11-20T04:30:00Z');

test('lists a customer’s addresses with the names of places, optionally of one kind', async () => {
  const customer = await storedCustomer(db);
  const stranger = await storedCustomer(db);
  await inTransaction(db, async (tx) => {
    await addAddress(tx, anAddress(customer.id));
    await addAddress(tx, anAddress(customer.id, { kind: 'Home', area: 'Adyar' }));
    await addAddress(tx, anAddress(stranger.id));
  });
  expect(await listAddresses(db, customer.id)).toMatchObject([
    { kind: 'Shipping', city: 'Chennai', state: 'Tamil Nadu', stateGstCode: '33', country: 'India' },
    { kind: 'Home', area: 'Adyar' },
  ]);
  expect(await listAddresses(db, customer.id, { kind: 'Home' })).toHaveLength(1);
});

test("refuses to read, change or remove somebody else's address", async () => {
  const customer = await storedCustomer(db);
  const stranger = await storedCustomer(db);
  const { id } = await inTransaction(db, (tx) => addAddress(tx, anAddress(customer.id)));
  await inTransaction(db, async (tx) => {
    expect(await findAddressOf(tx, stranger.id, id)).toBeUndefined();
    expect(await changeAddress(tx, stranger.id, id, { area: 'taken' })).toBeUndefined();
    expect(await removeAddress(tx, stranger.id, id, now)).toBe(false);
  });
  expect(await findAddressOf(db, customer.id, id)).toMatchObject({ area: '12 Mint Street, George Town' });
});

test('removes an address once', async () => {
  const customer = await storedCustomer(db);
  const { id } = await inTransaction(db, (tx) => addAddress(tx, anAddress(customer.id)));
  const remove = () => inTransaction(db, (tx) => removeAddress(tx, customer.id, id, now));
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  expect(await listAddresses(db, customer.id)).toEqual([]);
  expect(await inTransaction(db, (tx) => changeAddress(tx, customer.id, id, { area: 'back' }))).toBeUndefined();
});
