import type { Address } from '@boxwright/contract';
import { describe, expect, it } from 'vitest';
import {
  billingOfChoice,
  noChoice,
  offered,
  parseChoice,
  stillBilled,
  stillThere,
  withNewest,
} from './saved-choice.ts';

const address = (id: number, kind: Address['kind']): Address => ({
  id,
  kind,
  companyName: 'Kokko',
  contactName: 'Asha',
  mobile: '9840012345',
  flat: '',
  area: '12 Mill Road',
  landmark: '',
  pincode: '641001',
  email: '',
  gstin: '',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  country: 'India',
  countryAgain: 'India',
  cityId: 1,
  stateId: 4035,
  countryId: 101,
});
const book = [address(1, 'Shipping'), address(2, 'Billing'), address(3, 'Office')];
const ids = (addresses: readonly Address[]) => addresses.map(({ id }) => id);

describe('saved addresses', () => {
  it('are offered for the purpose they were saved for, and the address book’s for both', () => {
    expect(ids(offered(book, 'Shipping'))).toEqual([1, 3]);
    expect(ids(offered(book, 'Billing'))).toEqual([2, 3]);
  });
  it('are all offered if none was saved for the purpose', () => {
    expect(ids(offered([address(2, 'Billing')], 'Shipping'))).toEqual([2]);
  });
});

describe('a choice of addresses', () => {
  it('bills to the shipping address while that is the same', () => {
    expect(billingOfChoice({ shippingId: 1, billingId: 2, sameAsShipping: true })).toBe(1);
    expect(billingOfChoice({ shippingId: 1, billingId: 2, sameAsShipping: false })).toBe(2);
  });
  it('begins with the newest addresses, so that none needs a press', () => {
    const chosen = (addresses: readonly Address[], isPickup = false) => withNewest(noChoice, addresses, isPickup);
    expect(chosen([address(3, 'Office')])).toMatchObject({ shippingId: 3, billingId: 3 });
    expect(chosen(book.slice(0, 2))).toMatchObject({ shippingId: 1, billingId: 2 });
    expect(chosen([...book, address(4, 'Billing')])).toMatchObject({ shippingId: 3, billingId: 4 });
    expect(chosen(book, true)).toMatchObject({ shippingId: null, billingId: 3 });
    expect(chosen([])).toEqual(noChoice);
  });
  it('keeps what was chosen for the last order', () => {
    expect(withNewest({ ...noChoice, shippingId: 1, billingId: 2 }, book, false)).toMatchObject({
      shippingId: 1,
      billingId: 2,
    });
    expect(withNewest({ ...noChoice, shippingId: 1, sameAsShipping: true }, book, false)).toMatchObject({
      shippingId: 1,
      billingId: null,
    });
  });
  it('drops addresses that no longer exist', () => {
    const choice = { shippingId: 1, billingId: 9, sameAsShipping: false };
    expect(stillThere(choice, book)).toEqual({ shippingId: 1, billingId: null, sameAsShipping: false });
    expect(stillThere({ shippingId: 9, billingId: 2, sameAsShipping: true }, book)).toEqual({
      shippingId: null,
      billingId: null,
      sameAsShipping: false,
    });
  });
  it('keeps only the billing address if nothing is delivered', () => {
    const choice = { shippingId: null, billingId: 2, sameAsShipping: false };
    expect(stillBilled(choice, book).billingId).toBe(2);
    expect(stillBilled({ ...choice, billingId: 9 }, book).billingId).toBeNull();
  });
  it('ignores broken stored data', () => {
    expect(parseChoice(null)).toEqual({ shippingId: null, billingId: null, sameAsShipping: false });
    expect(parseChoice('{"shippingId":"1"}').shippingId).toBeNull();
  });
});
