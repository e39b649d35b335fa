import { anAddress, freshDatabase, storedCustomer } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { addAddress, changeAddress, findAddressOf, listAddresses, removeAddress } from './addresses.ts';
import { findCustomers } from './customer-search.ts';

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

test('the desk finds a customer by the words of an address as long as it is in the address book', async () => {
  const { id: customerId } = await storedCustomer(db);
  const isFoundBy = async (search: string) =>
    (await findCustomers(db, { search, since: '2026-04', limit: 50 })).some(
      ({ customer }) => customer.id === customerId,
    );
  const long = 'w'.repeat(70);
  const { id, others } = await inTransaction(db, async (tx) => {
    await addAddress(tx, anAddress(customerId, { companyName: `Kokko-Zartbitter & Co. ${long}` }));
    return addAddress(tx, anAddress(customerId, { companyName: 'Vanilla Mills', gstin: '33AAACV1234F1Z5' }));
  });
  expect(others).toBe(1);
  for (const search of ['zartb', 'KOKKO co', 'w'.repeat(60), 'vanilla mil', '33aaacv', 'chennai', 'meena']) {
    expect([search, await isFoundBy(search)]).toEqual([search, true]);
  }
  expect(await isFoundBy(long)).toBe(false);
  await inTransaction(db, (tx) => removeAddress(tx, customerId, id, now));
  expect([await isFoundBy('vanilla'), await isFoundBy('kokko')]).toEqual([false, true]);
});
