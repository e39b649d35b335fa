import { expect, test } from 'vitest';
import { presentChanges } from './present-changes.ts';

test('puts the values before and after side by side, as text', () => {
  expect(
    presentChanges({ role: 'Accounts', active: true, words: ['a'] }, { role: 'Admin', active: false, note: 7 }),
  ).toEqual([
    { what: 'role', from: 'Accounts', to: 'Admin' },
    { what: 'active', from: 'yes', to: 'no' },
    { what: 'words', from: '["a"]', to: null },
    { what: 'note', from: null, to: '7' },
  ]);
});

test('shows what was added or removed', () => {
  expect(presentChanges(null, { role: 'Admin' })).toEqual([{ what: 'role', from: null, to: 'Admin' }]);
  expect(presentChanges({ role: 'Admin' }, null)).toEqual([{ what: 'role', from: 'Admin', to: null }]);
  expect(presentChanges(null, null)).toEqual([]);
});
