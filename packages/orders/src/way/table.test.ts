import { expect, test } from 'vitest';
import { isDeferred, isPaidByTransfer, isPaidInCash, isSentUnpaid, paperName, paymentModes } from './table.ts';

test('each way says when its money comes', () => {
  expect(paymentModes.filter(isPaidByTransfer)).toEqual(['BankTransfer']);
  expect(paymentModes.filter(isPaidInCash)).toEqual(['COD']);
  expect(paymentModes.filter(isSentUnpaid)).toEqual(['COD', 'OnAccount']);
  expect(paymentModes.filter(isDeferred)).toEqual(['PayLater', 'COD', 'BankTransfer', 'OnAccount']);
});

test('papers of long ago name the gateway’s payments as those of today do, and keep names that are unknown', () => {
  expect(paperName('payu')).toBe(paperName('OnlinePayment'));
  expect(paperName('COD')).toBe('Cash On Delivery');
  expect(paperName('Barter')).toBe('Barter');
});
