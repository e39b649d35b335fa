import { type Address, addressInputRules, firstBroken } from '@boxwright/contract';
import { describe, expect, it } from 'vitest';
import { bookInput, emptyBookAddress, linesOf, parseKept, removalOf, valuesOf } from './book-address.ts';

const stored: Address = {
  id: 7,
  kind: 'Office',
  companyName: 'Kokko',
  contactName: 'Asha',
  mobile: '9840012345',
  flat: '14',
  area: 'Mill Road',
  landmark: '',
  pincode: '641001',
  email: '',
  gstin: '',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  country: 'India',
  countryAgain: 'India',
  cityId: 131566,
  stateId: 4035,
  countryId: 101,
};
const textOf = (input: Parameters<typeof firstBrokenOf>[0]) => firstBrokenOf(input)?.text;
const firstBrokenOf = (input: ReturnType<typeof bookInput>) => firstBroken(addressInputRules, input);

describe('the address book’s form', () => {
  it('checks a new address’s title first, and an edited one’s company', () => {
    expect(textOf(bookInput(emptyBookAddress, null, null))).toBe('Please select Address Title');
    expect(textOf(bookInput({ ...valuesOf(stored), companyName: ' ' }, 7, null))).toBe('Please enter company name');
  });
  it('changes nothing if an address is opened and saved', () => {
    const input = bookInput(valuesOf(stored), stored.id, null);
    expect(textOf(input)).toBeUndefined();
    expect(input).toMatchObject({ action: 'Update', addressId: 7, kind: 'Office', stateId: 4035, cityId: 131566 });
  });
  it('sends the browser’s location if it is known', () => {
    expect(bookInput(emptyBookAddress, null, { latitude: 13.06, longitude: 80.26 })).toMatchObject({
      latitude: 13.06,
      longitude: 80.26,
    });
  });
  it('checks nothing when an address is deleted', () => {
    expect(textOf(removalOf(7))).toBeUndefined();
  });
  it('restores what was typed, and ignores broken stored data', () => {
    const typed = { ...emptyBookAddress, kind: 'Home' as const, area: 'Mill Road' };
    expect(parseKept(JSON.stringify(typed))).toEqual(typed);
    expect(parseKept('{"kind":"Castle","flat":7}')).toEqual(emptyBookAddress);
    for (const text of [null, '', 'null', '7']) expect(parseKept(text)).toBeNull();
  });
});

describe('an address in lines', () => {
  it('omits missing parts', () => {
    expect(linesOf(stored)).toEqual(['14, Mill Road', 'Coimbatore, Tamil Nadu 641001']);
  });
});
