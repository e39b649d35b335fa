import { describe, expect, it } from 'vitest';
import { emptyDraft, isEmptyDraft, parseDraft, withSameAsShipping, withShipping } from './address-draft.ts';
import { addressInput, asTyped, emptyAddress, firstOf } from './address-values.ts';

const shipping = { ...emptyAddress, companyName: 'Rosa & Reed', pincode: '641001', mobile: '9876543210' };

describe('the address forms', () => {
  it('copy shipping to billing when ticked, and clear billing when unticked', () => {
    const ticked = withSameAsShipping({ ...emptyDraft, shipping }, true);
    expect(ticked.billing).toEqual(shipping);
    expect(withSameAsShipping(ticked, false)).toMatchObject({ shipping, billing: emptyAddress });
  });
  it('copy later changes of shipping to billing while ticked, and not otherwise', () => {
    const changed = { ...shipping, area: 'Avinashi Road' };
    expect(withShipping(withSameAsShipping(emptyDraft, true), changed).billing).toEqual(changed);
    expect(withShipping(emptyDraft, changed).billing).toEqual(emptyAddress);
  });
  it('are restored as they were stored', () => {
    const draft = withSameAsShipping({ ...emptyDraft, shipping }, true);
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });
  it('count as empty while only the place is filled in', () => {
    const place = { ...emptyAddress, pincode: '641001', stateId: '4035', cityId: '131679' };
    expect(isEmptyDraft({ ...emptyDraft, shipping: place })).toBe(true);
    expect(isEmptyDraft({ ...emptyDraft, shipping: { ...place, area: 'Mill Road' } })).toBe(false);
  });
  it.each(['', 'null', '7', '{"shipping":[1,{"a":2}],"billing":"x"}'])('ignore broken stored data: %s', (text) => {
    const draft = parseDraft(text);
    if (draft) expect(isEmptyDraft(draft)).toBe(true);
  });
});

describe('an address field', () => {
  it('accepts only digits for pincode and mobile, and keeps an eleventh digit of a mobile number, which is then refused', () => {
    expect(asTyped('pincode', '64 1001-9')).toBe('641001');
    expect(asTyped('mobile', '98765 43210')).toBe('9876543210');
    expect(asTyped('mobile', '98765 43210 1')).toBe('98765432101');
    expect(asTyped('companyName', ' Rosa ')).toBe(' Rosa ');
  });
});

describe('the address that is sent', () => {
  it('has trimmed texts and no empty ids', () => {
    expect(addressInput('Shipping', { ...shipping, companyName: ' Rosa ', stateId: '4035' })).toMatchObject({
      kind: 'Shipping',
      companyName: 'Rosa',
      countryId: 101,
      stateId: 4035,
      cityId: null,
    });
  });
  it('selects the first entry of a list, or none', () => {
    expect(firstOf([{ value: 131517, label: 'Chennai' }])).toBe('131517');
    expect(firstOf([])).toBe('');
  });
});
