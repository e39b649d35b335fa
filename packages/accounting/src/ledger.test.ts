import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { ledgerLineOfMoney, ledgerStart } from './ledger.ts';
import type { MoneyEntry } from './rows.ts';
import { rowsByColumn } from './testing/documents.ts';

const money: MoneyEntry = {
  ...{ id: 7, way: 'account', day: '2026-11-04', amount: paise(1_000_00), orderNumber: 'BW26-010012', party: 'Meena' },
  voucherNumber: 'RV/1',
};
const linesOf = (own: Partial<MoneyEntry>) => rowsByColumn(ledgerStart + ledgerLineOfMoney({ ...money, ...own }));

test('what pays an order from the account is credited to its buyer, and debited to whoever held it', () => {
  expect(linesOf({ holder: { party: 'Ravi' } })).toMatchObject([
    {
      Entry: 'Payment',
      Number: 'RV/1',
      Order: 'BW26-010012',
      Buyer: 'Meena',
      Way: 'Account',
      Debit: '',
      Credit: '1000.00',
    },
    { Entry: 'Refund', Number: 'REFUND-7', Order: '', Buyer: 'Ravi', Way: 'Account', Debit: '1000.00', Credit: '' },
  ]);
  expect(linesOf({}).map(({ Buyer }) => Buyer)).toEqual(['Meena', 'Meena']);
});

test('an entry of the account has a number that no entry of an order has', () => {
  const { voucherNumber: _, ...bare } = money;
  const [line] = rowsByColumn(
    ledgerStart + ledgerLineOfMoney({ ...bare, way: 'bank', isOnAccount: true, orderNumber: '' }),
  );
  expect(line).toMatchObject({ Number: 'ACC-PAY-7', Way: 'Bank transfer', Order: '', Credit: '1000.00' });
});
