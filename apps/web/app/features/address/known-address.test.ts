import type { Address, Customer } from '@boxwright/contract';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address-values.ts';
import { knownAddress } from './known-address.ts';

const customer = {
  name: 'Asha Raman',
  companyName: 'Kokko Chocolates',
  mobile: '9840012345',
  email: 'asha@kokko.example',
  gstin: null,
} as Customer;

const address = (kind: Address['kind'], changes: Partial<Address>) =>
  ({ kind, companyName: '', contactName: 'Ravi', mobile: '', email: '', gstin: '', ...changes }) as Address;

describe('a new address', () => {
  it('begins with the account, and with the pincode that was typed before', () => {
    expect(knownAddress(customer, [], { place: { pincode: '641001' } })).toEqual({
      ...emptyAddress,
      contactName: 'Asha Raman',
      companyName: 'Kokko Chocolates',
      mobile: '9840012345',
      email: 'asha@kokko.example',
      pincode: '641001',
    });
  });

  it('begins with the person and the company of the newest address, but not with its street', () => {
    const addresses = [
      address('Shipping', { contactName: 'Old', area: '1 Old Street' }),
      address('Shipping', { gstin: '33AABCB1234C1Z5', area: '12 Mill Road', pincode: '600001' }),
    ];
    expect(knownAddress(customer, addresses)).toMatchObject({
      contactName: 'Ravi',
      companyName: 'Kokko Chocolates',
      gstin: '33AABCB1234C1Z5',
      area: '',
      pincode: '',
    });
  });

  it('prefers the newest address of its kind', () => {
    const addresses = [address('Billing', { contactName: 'Accounts' }), address('Shipping', { contactName: 'Stores' })];
    expect(knownAddress(customer, addresses, { kind: 'Billing' }).contactName).toBe('Accounts');
    expect(knownAddress(customer, addresses, { kind: 'Home' }).contactName).toBe('Stores');
  });
});
