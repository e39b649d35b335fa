import { expect, test } from 'vitest';
import { accountKindNames, accountKinds } from './index.ts';

test('each entry of an account is named differently, as its holder reads it', () => {
  expect(accountKinds.map((kind) => accountKindNames[kind])).toEqual([
    'Received',
    'Allotted to an order',
    'Allotment taken back',
    'Overpaid, kept on account',
    'Back with its order',
    'Paid back',
    'Reversal',
  ]);
});
