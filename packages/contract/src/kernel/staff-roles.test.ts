import { describe, expect, test } from 'vitest';
import { mayDo, rightsOf, type StaffRight, staffRights, staffRoles } from './staff-roles.ts';

/** Repeated here on purpose: whoever moves a right to another role has to change this list as well. */
const allowed: Record<StaffRight, string> = {
  'own-account': 'Admin, Order desk, Production, Accounts',
  overview: 'Admin, Order desk, Production, Accounts',
  orders: 'Admin, Order desk, Production, Accounts',
  'order-steps': 'Admin, Order desk, Production',
  'order-changes': 'Admin, Order desk',
  selling: 'Admin, Order desk',
  payments: 'Admin, Order desk, Accounts',
  'place-of-supply': 'Admin, Order desk, Accounts',
  refunds: 'Admin, Accounts',
  production: 'Admin, Order desk, Production',
  proofs: 'Admin, Order desk, Production',
  'payment-reversals': 'Admin, Accounts',
  'payment-waivers': 'Admin, Accounts',
  'proof-waivers': 'Admin, Order desk',
  stock: 'Admin, Production',
  catalogue: 'Admin, Order desk',
  prices: 'Admin',
  enquiries: 'Admin, Order desk',
  customers: 'Admin, Order desk, Accounts',
  'personal-data': 'Admin',
  settings: 'Admin',
  mails: 'Admin, Order desk',
  alerts: 'Admin, Order desk, Production, Accounts',
  'all-alerts': 'Admin, Order desk, Accounts',
  jobs: 'Admin',
  accounts: 'Admin, Accounts',
  'book-reopening': 'Admin',
  staff: 'Admin',
  audit: 'Admin',
};

describe.each(staffRights)('the right %s', (right) => {
  test.each(staffRoles)('of the role %s is as agreed', (role) => {
    expect(mayDo(role, right)).toBe(allowed[right].split(', ').includes(role));
  });
});

test('an unknown role may do nothing', () => {
  expect(
    staffRights.filter((right) => mayDo('guest', right) || mayDo('', right) || mayDo('constructor', right)),
  ).toEqual([]);
});

test('no role lists a right twice', () => {
  for (const rights of Object.values(rightsOf)) expect(new Set(rights).size).toBe(rights.length);
});
