import type { OrderStep } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { cancellationOf, waysPaid } from './order-alert-facts.ts';

// Only the fields that the function reads.
const step = (status: string, own: object = {}) =>
  ({ status, actor: 'staff', staffId: 7, note: null, ...own }) as unknown as OrderStep;

test('a cancellation names who cancelled, why, and whether the boxes were packed', () => {
  const packed = [step('Order Accepted'), step('In Production'), step('Packed')];
  expect(cancellationOf([...packed, step('Cancelled', { note: 'The buyer rang.' })])).toEqual({
    ...{ by: 'the order desk', reason: 'The buyer rang.', wasPacked: true },
  });
  expect(cancellationOf([step('Cancelled', { actor: 'customer', staffId: null })])).toEqual({
    ...{ by: 'the customer', reason: '', wasPacked: false },
  });
  const byItself = step('Cancelled', { staffId: null, note: 'Its transfer had not arrived.' });
  expect(cancellationOf([step('Order Accepted'), byItself])).toMatchObject({ by: 'itself', wasPacked: false });
});

test('how an order was paid names each way in which money came and was not taken back, once', () => {
  const entry = (id: number, kind: Parameters<typeof waysPaid>[0][number]['kind'], reverses: number | null = null) => ({
    ...{ id, kind, reverses },
  });
  const ledger = [entry(1, 'cheque'), entry(2, 'reversal', 1), entry(3, 'transfer'), entry(4, 'transfer')];
  expect(waysPaid([...ledger, entry(5, 'payment'), entry(6, 'refund')])).toEqual(['bank transfer', 'online']);
  expect(waysPaid([])).toEqual([]);
});
