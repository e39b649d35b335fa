import { expect, test } from 'vitest';
import { nextThingOf } from './next-thing.ts';

const none = { proofs: 'nothing', invoice: false, parcel: false } as const;
const all = { proofs: 'send', invoice: true, parcel: true } as const;

test('the one thing to do is the payment first, then the artwork, the balance, the parcel, the invoice', () => {
  const of = (
    status: string,
    toPay: 'nothing' | 'all' | 'balance' | 'cash',
    needs: Parameters<typeof nextThingOf>[1] = all,
  ) => nextThingOf({ status, toPay }, needs);
  expect(of('IN-PROCESS', 'all')).toBe('pay');
  expect(of('Packed', 'balance', { ...all, proofs: 'nothing' })).toBe('pay');
  // The rest is due before dispatch; print waits for the artwork.
  expect(of('IN-PROCESS', 'balance')).toBe('send-artwork');
  expect(of('Order Accepted', 'balance', { ...all, proofs: 'approve' })).toBe('approve-proof');
  expect(of('Order Accepted', 'balance', none)).toBe('pay');
  expect(of('IN-PROCESS', 'nothing')).toBe('send-artwork');
  expect(of('IN-PROCESS', 'cash', { ...all, proofs: 'approve' })).toBe('approve-proof');
  // One item is in the works already, and another waits for its buyer.
  expect(of('In Production', 'nothing')).toBe('send-artwork');
  expect(of('In Production', 'nothing', none)).toBe('nothing');
  expect(of('Dispatched', 'nothing', { ...all, proofs: 'nothing' })).toBe('follow-parcel');
  expect(of('Dispatched', 'nothing', { ...none, invoice: true })).toBe('download-invoice');
  expect(of('Delivered', 'nothing', { ...none, invoice: true })).toBe('download-invoice');
  expect(of('Cancelled', 'nothing', none)).toBe('nothing');
});
