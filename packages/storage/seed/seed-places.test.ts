import { freshDatabase } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../src/connect.ts';
import { findCity, findPincode, listCities, listStates } from '../src/queries/places/places.ts';
import { seedPlaces } from './seed-places.ts';

// The template of fresh databases contains the places already.
const { db, pool, close } = await freshDatabase();
afterAll(close);

test('finds city and state of a pincode', async () => {
  expect(await findPincode(db, '600001')).toMatchObject({
    state: { id: 4035, gstCode: '33' },
    city: { id: 131517, name: 'Chennai' },
  });
  expect(await findPincode(db, '999999')).toBeUndefined();
  expect(await findCity(db, 131517)).toMatchObject({ state: { name: 'Tamil Nadu' }, country: { id: 101 } });
});

test('lists the states of India and the cities of a state by name', async () => {
  expect(await listStates(db, 101)).toHaveLength(36);
  const names = (await listCities(db, 4035)).map((city) => city.name);
  expect(names).toContain('Chennai');
  expect(names).toEqual(names.toSorted());
});

test('restores missing rows and doesn’t overwrite existing ones', async () => {
  await pool.query("DELETE FROM pincodes WHERE pincode LIKE '600%'");
  await inTransaction(db, seedPlaces);
  await inTransaction(db, seedPlaces);
  expect(await findPincode(db, '600001')).toBeDefined();
});
