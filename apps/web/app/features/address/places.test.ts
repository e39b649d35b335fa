import { describe, expect, it } from 'vitest';
import { cityOfPincode } from './places.ts';

const cities = [
  { value: 131517, label: 'Chennai' },
  { value: 131566, label: 'Coimbatore' },
];
const place = { pincode: '641001', district: 'Coimbatore', state: 'Tamil Nadu', stateId: 4035, cityId: null };

describe('the city of a pincode', () => {
  it('is the one stored for the pincode', () => {
    expect(cityOfPincode({ ...place, cityId: 131517 }, cities)).toBe('131517');
  });
  it('is the one with the district’s name', () => {
    expect(cityOfPincode(place, cities)).toBe('131566');
  });
  it('stays empty if it is unknown', () => {
    expect(cityOfPincode({ ...place, district: 'Nilgiris' }, cities)).toBe('');
    expect(cityOfPincode({ ...place, cityId: 1, district: '' }, cities)).toBe('');
  });
});
