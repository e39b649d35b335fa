import { expect, test } from 'vitest';
import { operations } from '../registry.ts';
import { typedGstin } from './gstin.ts';

test.each([
  ['33AAACY2068D1ZN', '33AAACY2068D1ZN'],
  [' 33 AAACY 2068 D1ZN ', '33AAACY2068D1ZN'],
  ['33-aaacy-2068-d1zn', '33AAACY2068D1ZN'],
  ['३३AAACY２０６８D1ZN', '33AAACY2068D1ZN'],
  ['33AAACY2068D1ZNX', '33AAACY2068D1ZNX'],
  ['', ''],
])('"%s" is read as %s', (typed, read) => {
  expect(typedGstin(typed)).toBe(read);
});

test.each([
  ['Add_CustomerAddress', { action: 'INSERT' }],
  ['UpdateCustomer', {}],
  ['AddCustomerAtDesk', {}],
  ['AddAddressAtDesk', { customer_id: 1 }],
] as const)('%s reads it without gaps and in capitals', (name, rest) => {
  const input = operations[name].input.decode({ ...rest, gstin: ' 33 aaacy 2068 d1zn ' } as never);
  expect(input.gstin).toBe('33AAACY2068D1ZN');
});
