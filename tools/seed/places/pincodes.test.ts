import { expect, test } from 'vitest';
import { levelledName } from './city-names.ts';
import { gatherPincodes } from './pincodes.ts';
import type { CitySource, OfficeSource } from './sources.ts';

const city = (id: number, stateId: number, name: string, latitude: number, longitude: number): CitySource => ({
  id,
  stateId,
  name,
  latitude,
  longitude,
});

const cities = [
  city(1, 4035, 'Cuddalore', 11.75, 79.77),
  city(2, 4035, 'Kanchipuram', 12.83, 79.7),
  city(3, 4035, 'Tambaram', 12.93, 80.12),
  city(4, 4035, 'Chennai', 13.09, 80.28),
  city(5, 4035, 'Vallam', 8.95, 77.25),
  city(6, 4011, 'Puducherry', 11.93, 79.83),
];

const office = (
  pincode: string,
  officeName: string,
  districtName: string,
  stateName = 'TAMIL NADU',
  taluk = 'NA',
): OfficeSource => ({ pincode, officeName, taluk, districtName, stateName });

const only = (...offices: OfficeSource[]) => {
  const [row] = gatherPincodes(offices, cities);
  return { state: row?.district.stateId, district: row?.district.name, city: row?.city?.name };
};

test('assigns a pincode across a border to the state of its delivering office', () => {
  const row = only(
    office('605106', 'Nettapakkam S.O', 'Pondicherry', 'PONDICHERRY'),
    office('605106', 'Viranam B.O', 'Cuddalore'),
    office('605106', 'Pakkam B.O', 'Cuddalore'),
  );
  expect(row).toEqual({ state: 4011, district: 'Puducherry', city: 'Puducherry' });
});

test('handles Telangana and Ladakh, which the list lacks', () => {
  expect(only(office('500001', 'Moazzampura S.O', 'Hyderabad', 'ANDHRA PRADESH')).state).toBe(4012);
  expect(only(office('518001', 'Kurnool H.O', 'Kurnool', 'ANDHRA PRADESH')).state).toBe(4017);
  expect(only(office('194101', 'Leh H.O', 'Leh', 'JAMMU & KASHMIR')).state).toBe(4852);
});

test('prefers the town of the office to the district’s headquarters', () => {
  expect(only(office('603999', 'Tambaram S.O', 'Kanchipuram')).city).toBe('Tambaram');
  expect(only(office('631999', 'Nowhere S.O', 'Kanchipuram')).city).toBe('Kanchipuram');
});

test('maps a quarter of a metropolis to the metropolis', () => {
  expect(only(office('600096', 'Perungudi S.O', 'Kanchipuram')).city).toBe('Chennai');
});

test('ignores a namesake at the other end of the state', () => {
  expect(only(office('631998', 'Vallam S.O', 'Kanchipuram')).city).toBe('Kanchipuram');
});

test('refuses an unknown state name', () => {
  expect(() => only(office('700001', 'A S.O', 'B', 'BENGAL'))).toThrow('unknown state BENGAL');
});

test.each([
  ['Tiruvallur', 'Thiruvallur'],
  ['Kanyakumari', 'Kanniyakumari'],
  ['Mangrulpir', 'Mangrul Pir'],
])('reads %s and %s as one name', (a, b) => {
  expect(levelledName(a)).toBe(levelledName(b));
});
