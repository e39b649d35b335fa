import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { interestOn, readCsv, receivableLine, receivablesStart, statementCsv, withBalances } from './index.ts';

const cellsOf = (csv: string) => readCsv(csv).rows.map(({ cells }) => cells);

test('interest is counted by the day, and rounded half up', () => {
  // 1,00,000 rupees at 18 % for 73 days, a fifth of a year.
  expect(interestOn(paise(1_00_000_00), 1800, 73)).toBe(3_600_00);
  // 182.5 paise.
  expect(interestOn(paise(3_650_00), 1825, 1)).toBe(183);
  expect(interestOn(paise(1_00_000_00), 0, 400)).toBe(0);
  expect(interestOn(paise(1_00_000_00), 1800, 0)).toBe(0);
});

test('a statement has the balance after each entry, and its CSV reads back', () => {
  const entry = { day: '2026-11-20', reference: 'INV/26-27/000007', orderNumber: 'BW26-010012' };
  const entries = withBalances(500_00, [
    { ...entry, what: 'Invoice', amount: paise(1_000_00) },
    { ...entry, what: 'Payment', amount: paise(-1_600_50) },
  ]).map((each) => ({ ...each, balance: paise(each.balance) }));
  const rows = cellsOf(statementCsv(paise(500_00), entries));
  expect(rows.slice(1)).toEqual([
    ['', 'Opening balance', '', '', '', '', '500.00'],
    ['2026-11-20', 'Invoice', 'INV/26-27/000007', 'BW26-010012', '1000.00', '', '1500.00'],
    ['2026-11-20', 'Payment', 'INV/26-27/000007', 'BW26-010012', '', '1600.50', '-100.50'],
  ]);
});

test('a customer of the list is a line with as many cells as its head', () => {
  const row = { customerId: 7, name: '=Ravi', companyName: null, mobile: '9840012345', orders: 2, open: 30_000 };
  const [head, line] = cellsOf(
    receivablesStart +
      receivableLine({ ...row, ages: [10_000, 20_000, 0, 0, 0], mostLate: 12, refundsDue: 0, held: 0 }),
  );
  expect(line).toHaveLength(head?.length ?? 0);
  expect(line?.slice(0, 8)).toEqual(['7', '=Ravi', '', '9840012345', '2', '300.00', '100.00', '200.00']);
});
