import { expect, test } from 'vitest';
import { addressOfSubject } from './subject-address.ts';
import { inWords } from './words.ts';

test('a name in code is shown as words', () => {
  expect(['ChangeStaffRole', 'role', 'paid_on', 'sheetsOnHand2'].map(inWords)).toEqual([
    'Change staff role',
    'Role',
    'Paid on',
    'Sheets on hand2',
  ]);
});

test('a thing without a page has no link', () => {
  expect(addressOfSubject('order', '12')).toBe('/manage/orders/12');
  expect(addressOfSubject('constructor', '12')).toBeUndefined();
});
