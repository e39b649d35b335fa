import { describe, expect, test } from 'vitest';
import { otherCityNames } from '../src/queries/customers/city-names.ts';
import { readCities, readPincodes, readStates } from './places.ts';

const states = readStates();
const cities = readCities();
const pincodes = readPincodes();

const stateNames = new Map(states.map((state) => [state.id, state.name]));
const cityOfId = new Map(cities.map((city) => [city.id, city]));
const rowOf = new Map(pincodes.map((row) => [row.pincode, row]));

function place(pincode: string) {
  const row = rowOf.get(pincode);
  if (!row) return undefined;
  const city = row.cityId === null ? null : cityOfId.get(row.cityId)?.name;
  return { state: stateNames.get(row.stateId), district: row.district, city };
}

describe('states', () => {
  test('has the 36 states and union territories, each with a unique GST code', () => {
    expect(states).toHaveLength(36);
    expect(new Set(states.map((state) => state.name)).size).toBe(36);
    expect(new Set(states.map((state) => state.gstCode)).size).toBe(36);
    for (const state of states) expect(state.gstCode).toMatch(/^[0-3][0-9]$/);
  });

  test.each([
    [4035, 'Tamil Nadu', '33'],
    [4012, 'Telangana', '36'],
    [4017, 'Andhra Pradesh', '37'],
    [4033, 'Dadra and Nagar Haveli and Daman and Diu', '26'],
    [4011, 'Puducherry', '34'],
    [4852, 'Ladakh', '38'],
    [4853, 'West Bengal', '19'],
    [4021, 'Delhi', '07'],
  ])('knows state %i as %s with GST code %s', (id, name, gstCode) => {
    expect(states).toContainEqual({ id, name, gstCode });
  });
});

describe('cities', () => {
  test('has 4,198 cities with unique ids, each in a state', () => {
    expect(cities).toHaveLength(4198);
    expect(cityOfId.size).toBe(4198);
    for (const city of cities) {
      expect(stateNames.has(city.stateId), city.name).toBe(true);
      expect(city.name).not.toBe('');
    }
  });

  test('keeps the id of Chennai', () => {
    expect(cityOfId.get(131517)).toEqual({ id: 131517, stateId: 4035, name: 'Chennai' });
  });
});

test.each([
  ['bangalore', 'Bengaluru'],
  ['madras', 'Chennai'],
  ['bombay', 'Mumbai'],
  ['calcutta', 'Kolkata'],
  ['trichy', 'Tiruchirappalli'],
  ['tiruchi', 'Tiruchirappalli'],
  ['pondicherry', 'Puducherry'],
  ['kovai', 'Coimbatore'],
  ['vizag', 'Visakhapatnam'],
  ['baroda', 'Vadodara'],
  ['mysore', 'Mysuru'],
  ['gurgaon', 'Gurugram'],
])('a search for %s finds the city %s', (typed, name) => {
  expect(cities.map((city) => city.name)).toContain(name);
  expect(otherCityNames(typed)).toContain(name.toLowerCase());
});

describe('pincodes', () => {
  test('have six digits, don’t start with zero, and are sorted and unique', () => {
    expect(pincodes).toHaveLength(19_097);
    let previous = '';
    for (const { pincode } of pincodes) {
      expect(pincode).toMatch(/^[1-9][0-9]{5}$/);
      expect(pincode > previous, pincode).toBe(true);
      previous = pincode;
    }
  });

  test('are in a known state and district, and their city is in the same state', () => {
    for (const row of pincodes) {
      expect(stateNames.has(row.stateId), row.pincode).toBe(true);
      expect(row.district, row.pincode).not.toBe('');
      if (row.cityId !== null) expect(cityOfId.get(row.cityId)?.stateId, row.pincode).toBe(row.stateId);
    }
  });

  test('exist in every state', () => {
    expect(new Set(pincodes.map((row) => row.stateId)).size).toBe(36);
  });

  test('have a city in 98 % of cases', () => {
    const named = pincodes.filter((row) => row.cityId !== null);
    expect(named.length / pincodes.length).toBeGreaterThan(0.98);
  });

  test.each([
    ['600001', 'Tamil Nadu', 'Chennai', 'Chennai'],
    ['641001', 'Tamil Nadu', 'Coimbatore', 'Coimbatore'],
    ['605001', 'Puducherry', 'Puducherry', 'Puducherry'],
    ['609602', 'Puducherry', 'Karaikal', 'Karaikal'],
    ['673310', 'Puducherry', 'Mahe', 'Mahe'],
    ['533464', 'Puducherry', 'Yanam', 'Yanam'],
    ['500001', 'Telangana', 'Hyderabad', 'Hyderabad'],
    ['518001', 'Andhra Pradesh', 'Kurnool', 'Kurnool'],
    ['194101', 'Ladakh', 'Leh', 'Leh'],
    ['190001', 'Jammu and Kashmir', 'Srinagar', 'Srinagar'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli', 'Silvassa'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu', 'Diu'],
    ['110001', 'Delhi', 'Central Delhi', 'Delhi'],
    ['560001', 'Karnataka', 'Bengaluru', 'Bengaluru'],
    ['682555', 'Lakshadweep', 'Lakshadweep', 'Kavaratti'],
  ])('%s is in %s, district %s, city %s', (pincode, state, district, city) => {
    expect(place(pincode)).toEqual({ state, district, city });
  });

  test('share their first three digits across a state border only in the known cases', () => {
    const states = new Map<string, Set<number>>();
    for (const { pincode, stateId } of pincodes) {
      const prefix = pincode.slice(0, 3);
      states.set(prefix, (states.get(prefix) ?? new Set()).add(stateId));
    }
    const mixed = [...states].filter(([, ids]) => ids.size > 1).map(([prefix]) => prefix);
    // 507: Donkarayi in Andhra Pradesh; 533: Yanam, part of Puducherry.
    const known = '160 244 246 247 262 362 396 507 533 605 607 609 673 682 813 814';
    expect(mixed.join(' ')).toBe(known);
  });
});
