import { expect, test } from 'vitest';
import { ewbDetails } from './transport.ts';

test('the e-way part of an e-invoice says what is known of the transport, and nothing else', () => {
  expect(ewbDetails({ mode: 'rail', distance: 0 })).toEqual({ TransMode: '2', Distance: 0 });
  expect(
    ewbDetails({
      ...{ mode: 'road', distance: 350, transporterId: '33AAACY2068D1ZN', transporterName: 'Kaveri Roadways' },
      ...{ vehicle: 'TN01AB1234', document: 'LR/77', documentOn: '2026-11-03' },
    }),
  ).toEqual({
    ...{ TransMode: '1', Distance: 350, TransId: '33AAACY2068D1ZN', TransName: 'Kaveri Roadways' },
    ...{ TransDocNo: 'LR/77', TransDocDt: '03/11/2026', VehNo: 'TN01AB1234', VehType: 'R' },
  });
});
