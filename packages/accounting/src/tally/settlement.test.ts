import { expect, test } from 'vitest';
import { checkTallyVoucher } from './check.ts';
import type { TallyLedgerNames } from './ledger-names.ts';
import { vouchersOfSettlement } from './settlement.ts';
import { tallyMessage } from './xml.ts';

const names = {
  ...{ bank: 'Bank', gateway: 'PayU', gatewayFees: 'Fees', gatewayDisputes: 'Disputes' },
  ...{ inputCgst: 'In CGST', inputSgst: 'In SGST', inputIgst: 'In IGST' },
} as TallyLedgerNames;
const settled = {
  ...{ utr: 'UTR1', settledOn: '2026-11-03', bookedOn: '2026-11-03', payments: 118_000, refunds: -20_000 },
  ...{ chargebacks: -5_000, adjustments: 0, fee: 2_000, cgst: 0, sgst: 0, igst: 360, net: 90_640 },
};

test('a settlement moves what went to the bank, and pays fee, tax and chargebacks, out of the provider’s account', () => {
  const vouchers = vouchersOfSettlement(settled, names);
  expect(
    vouchers.map(({ type, number, day, entries }) => [type, number, day, entries.map((e) => [e.ledger, e.amount])]),
  ).toEqual([
    [
      'Contra',
      'UTR1/11-03',
      '2026-11-03',
      [
        ['Bank', 90_640],
        ['PayU', -90_640],
      ],
    ],
    [
      'Payment',
      'UTR1/11-03',
      '2026-11-03',
      [
        ['Fees', 2_000],
        ['In IGST', 360],
        ['Disputes', 5_000],
        ['PayU', -7_360],
      ],
    ],
  ]);
  // With the vouchers of the payments and refunds nothing is left in the account.
  const left =
    settled.payments +
    settled.refunds +
    vouchers
      .flatMap(({ entries }) => entries)
      .filter(({ ledger }) => ledger === 'PayU')
      .reduce((sum, { amount }) => sum + amount, 0);
  expect(left).toBe(0);
  expect(vouchers.flatMap(checkTallyVoucher)).toEqual([]);
  expect(vouchers.map(tallyMessage).join('')).not.toContain('<PARTYLEDGERNAME>');
});

test('what is booked late has a number of its own, and money that PayU gives back is a receipt', () => {
  const [late, given] = vouchersOfSettlement(
    {
      ...settled,
      bookedOn: '2026-12-04',
      payments: 0,
      refunds: 0,
      chargebacks: 0,
      adjustments: 900,
      fee: 0,
      igst: 0,
      net: 900,
    },
    names,
  );
  expect([late?.number, given?.type, given?.entries]).toEqual([
    'UTR1/11-03/12-04',
    'Receipt',
    [
      { ledger: 'Disputes', amount: -900 },
      { ledger: 'PayU', amount: 900 },
    ],
  ]);
});

test('what one transfer brings of two days has two vouchers with numbers of their own', () => {
  const days = ['2026-11-03', '2026-11-04'].map((day) => ({ ...settled, settledOn: day, bookedOn: day }));
  const numbers = days
    .flatMap((each) => vouchersOfSettlement(each, names))
    .map(({ type, number }) => `${type} ${number}`);
  expect(new Set(numbers).size).toBe(4);
});
