import { expect, test } from 'vitest';
import { nextThingOf } from './next-thing.ts';

const none = { keyLine: false, design: false, invoice: false, parcel: false };
const all = { keyLine: true, design: true, invoice: true, parcel: true };

test('the one thing to do is the payment first, then the artwork, the parcel, the invoice', () => {
  const of = (status: string, toPay: 'nothing' | 'all' | 'balance' | 'cash', needs = all) =>
    nextThingOf({ status, toPay, hasDates: status === 'IN-PROCESS' }, needs);
  expect(of('IN-PROCESS', 'all')).toBe('pay');
  expect(of('Packed', 'balance')).toBe('pay');
  expect(of('IN-PROCESS', 'nothing')).toBe('download-key-line');
  expect(of('IN-PROCESS', 'cash', { ...all, keyLine: false })).toBe('send-design');
  expect(of('In Production', 'nothing', { ...all, invoice: false })).toBe('nothing');
  expect(of('Dispatched', 'nothing')).toBe('follow-parcel');
  expect(of('Dispatched', 'nothing', { ...none, invoice: true })).toBe('download-invoice');
  expect(of('Delivered', 'nothing')).toBe('download-invoice');
  expect(of('Cancelled', 'nothing', none)).toBe('nothing');
});
