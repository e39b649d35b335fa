import { expect, test } from 'vitest';
import { type CourierBillEntry, voucherOfCourierBill } from './courier-bill.ts';
import type { TallyLedgerNames } from './ledger-names.ts';

const names = {
  ...{ couriers: 'Couriers', courierCosts: 'Courier Charges', reverseCharge: 'RCM', bank: 'Bank' },
  ...{ inputCgst: 'Input CGST', inputSgst: 'Input SGST', inputIgst: 'Input IGST' },
} as TallyLedgerNames;
const bill: CourierBillEntry = {
  ...{ id: 7, kind: 'bill', courier: 'Blue Dart', number: 'B-1', billedOn: '2026-11-02', bookedOn: '2026-11-02' },
  ...{ taxablePaise: 1000_00, cgstPaise: 90_00, sgstPaise: 90_00, igstPaise: 0, isReverseCharge: false },
};
const entriesOf = (own: Partial<CourierBillEntry>) => {
  const { type, entries } = voucherOfCourierBill({ ...bill, ...own }, names);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return [type, ...entries.map(({ ledger, amount }) => `${ledger} ${amount / 100}`)];
};

test.each([
  [{}, ['Journal', 'Courier Charges 1000', 'Input CGST 90', 'Input SGST 90', 'Couriers -1180']],
  [
    { cgstPaise: 0, sgstPaise: 0, igstPaise: 50_00, isReverseCharge: true },
    ['Journal', 'Courier Charges 1000', 'Input IGST 50', 'Couriers -1000', 'RCM -50'],
  ],
  [{ kind: 'taken-off', cgstPaise: 0, sgstPaise: 0 }, ['Payment', 'Couriers 1000', 'Bank -1000']],
] as const)(
  'a courier’s bill is booked with its tax, under reverse charge as a liability of our own: %j',
  (own, entries) => {
    expect(entriesOf(own)).toEqual(entries);
  },
);

test.each([
  [{}, 'Bill B-1 of Blue Dart, 2026-11-02'],
  [{ isReverseCharge: true }, 'Bill B-1 of Blue Dart, 2026-11-02, reverse charge'],
  [{ kind: 'taken-off' }, 'Taken off remittance B-1 by Blue Dart'],
] as const)('%j is named “%s” in its voucher', (own, narration) => {
  expect(voucherOfCourierBill({ ...bill, ...own }, names)).toMatchObject({ number: 'COURIER-7', narration });
});
