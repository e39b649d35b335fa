import { expect, test } from 'vitest';
import { isLastAdmin } from './last-admin.ts';

const member = (id: number, role = 'Admin', active = true) => ({ id, role, active });

test('the last Admin is the only one who may sign in', () => {
  expect(isLastAdmin([member(1)], 1)).toBe(true);
  expect(isLastAdmin([member(1), member(2)], 1)).toBe(false);
  expect(isLastAdmin([member(1), member(2, 'Admin', false), member(3, 'Accounts')], 1)).toBe(true);
  expect(isLastAdmin([member(1), member(2, 'Accounts')], 2)).toBe(false);
});
