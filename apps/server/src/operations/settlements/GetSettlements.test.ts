import { expect, test } from 'vitest';
import { presentSettlement } from '../../selling/settlements/present-rows.ts';

// Over HTTP it is tried with what is read in (`ImportSettlement.test.ts`).
test('GetSettlements shows the taxes on a fee as one sum', () => {
  const sum = { utr: 'U', settledOn: '2026-11-03', bookedOn: '2026-11-03', rows: 1, payments: 100, refunds: 0 };
  const more = { chargebacks: 0, adjustments: 0, fee: 2, cgst: 3, sgst: 4, igst: 5, net: 86, odd: 0 };
  expect(presentSettlement({ ...sum, ...more })).toMatchObject({ fee: 2, gst: 12, net: 86 });
});
