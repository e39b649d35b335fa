import { describe, expect, test } from 'vitest';
import {
  amountForPurpose,
  applyReport,
  attemptStates,
  awaitsPayment,
  balanceOf,
  isSentUnpaid,
  missingBefore,
  orderTypeAllows,
  orderTypes,
  owesRest,
  paperName,
  paymentModes,
  paymentStatuses,
  restIsDue,
  startsWithPayment,
  txnReference,
  ways,
} from './index.ts';

describe('a payment attempt', () => {
  const moves = new Set([
    'open → pending',
    'open → succeeded',
    'open → failed',
    'open → cancelled',
    'pending → succeeded',
    'pending → failed',
    'pending → cancelled',
    'failed → succeeded',
    'cancelled → succeeded',
  ]);
  const pairs = attemptStates.flatMap((state) => attemptStates.map((reported) => ({ state, reported })));

  test.each(pairs)('that is $state and reported $reported', ({ state, reported }) => {
    const changed = moves.has(`${state} → ${reported}`);
    const late = changed && (state === 'failed' || state === 'cancelled');
    expect(applyReport(state, reported)).toEqual({ state: changed ? reported : state, changed, late });
  });

  test('ends in the same state, however often and in whatever order success and failure arrive', () => {
    for (const reports of [
      ['succeeded', 'failed'],
      ['failed', 'succeeded', 'failed'],
      ['pending', 'cancelled', 'succeeded', 'succeeded', 'pending'],
    ] as const) {
      let state: (typeof attemptStates)[number] = 'open';
      for (const reported of reports) state = applyReport(state, reported).state;
      expect(state).toBe('succeeded');
    }
  });
});

describe('the balance', () => {
  const paid = (amount: number) => ({ kind: 'payment', amount }) as const;
  const refund = (amount: number) => ({ kind: 'refund', amount }) as const;
  const credit = (amount: number) => ({ kind: 'credit', amount }) as const;
  const debit = (amount: number) => ({ kind: 'debit', amount }) as const;
  const reversal = (amount: number) => ({ kind: 'reversal', amount }) as const;
  const online = { total: 101, mode: 'OnlinePayment' } as const;

  test('of an untouched order is due in full', () => {
    expect(balanceOf({ ...online, entries: [] })).toEqual({
      paid: 0,
      due: 101,
      overpaid: 0,
      status: 'Payment Initiated',
    });
  });

  test.each([
    [[paid(51)], { paid: 51, due: 50, overpaid: 0, status: 'Partially Paid' }],
    [[paid(51), paid(50)], { paid: 101, due: 0, overpaid: 0, status: 'Paid' }],
    [[paid(101), paid(101)], { paid: 202, due: 0, overpaid: 101, status: 'Paid' }],
    [[paid(101), paid(101), refund(101)], { paid: 101, due: 0, overpaid: 0, status: 'Paid' }],
    [[paid(101), refund(101)], { paid: 0, due: 0, overpaid: 0, status: 'Refunded' }],
    [[paid(101), refund(1)], { paid: 100, due: 0, overpaid: 0, status: 'Paid' }],
    [[paid(101), reversal(101)], { paid: 0, due: 101, overpaid: 0, status: 'Payment Initiated' }],
    [[paid(51), paid(51), reversal(51)], { paid: 51, due: 50, overpaid: 0, status: 'Partially Paid' }],
    [[paid(51), credit(20)], { paid: 51, due: 30, overpaid: 0, status: 'Partially Paid' }],
    [[paid(81), credit(20)], { paid: 81, due: 0, overpaid: 0, status: 'Paid' }],
    [[paid(101), credit(20)], { paid: 101, due: 0, overpaid: 20, status: 'Paid' }],
    [[paid(101), credit(20), refund(20)], { paid: 81, due: 0, overpaid: 0, status: 'Paid' }],
    [[paid(101), debit(20)], { paid: 101, due: 20, overpaid: 0, status: 'Partially Paid' }],
    [[paid(111), debit(20)], { paid: 111, due: 10, overpaid: 0, status: 'Partially Paid' }],
    [[paid(121), debit(20), credit(20)], { paid: 121, due: 0, overpaid: 20, status: 'Paid' }],
    [[paid(51), refund(1)], { paid: 50, due: 50, overpaid: 0, status: 'Partially Paid' }],
  ])('after %j', (entries, expected) => {
    expect(balanceOf({ ...online, entries })).toEqual(expected);
    expect(balanceOf({ ...online, entries: entries.toReversed() })).toEqual(expected);
  });

  test('of a cancelled order: nothing is due, and what was paid is refunded', () => {
    const isCancelled = true;
    expect(balanceOf({ ...online, isCancelled, entries: [] })).toMatchObject({ paid: 0, due: 0 });
    expect(balanceOf({ ...online, isCancelled, entries: [paid(51)] })).toMatchObject({ paid: 51, due: 0 });
    expect(balanceOf({ ...online, isCancelled, entries: [paid(51), refund(51)] })).toEqual({
      ...{ paid: 0, due: 0, overpaid: 0, status: 'Refunded' },
    });
    expect(balanceOf({ total: 101, mode: 'COD', isCancelled, entries: [] }).due).toBe(0);
  });

  test('of a closed order, only the buyer’s part of the carriage is due, whatever came and went before', () => {
    const closed = { ...online, isCancelled: true, kept: 28 };
    expect(balanceOf({ ...closed, entries: [] })).toEqual({ paid: 0, due: 28, overpaid: 0, status: 'Payment Pending' });
    expect(balanceOf({ ...closed, entries: [paid(10)] })).toMatchObject({ due: 18, status: 'Partially Paid' });
    expect(balanceOf({ ...closed, entries: [paid(101), refund(73)] })).toEqual({
      ...{ paid: 28, due: 0, overpaid: 0, status: 'Paid' },
    });
    expect(balanceOf({ ...closed, entries: [paid(101)] })).toMatchObject({ due: 0, overpaid: 73 });
    const bounced = [paid(101), { kind: 'reversal', amount: 101 }] as const;
    expect(balanceOf({ ...closed, entries: bounced })).toMatchObject({ paid: 0, due: 28 });
  });

  test('waits for money if the buyer pays later, on delivery or by transfer', () => {
    for (const mode of ['COD', 'PayLater', 'BankTransfer'] as const) {
      expect(balanceOf({ total: 101, mode, entries: [] }).status).toBe('Payment Pending');
      expect(balanceOf({ total: 101, mode, entries: [paid(101)] }).status).toBe('Paid');
    }
  });

  test('has failed only when no attempt can still succeed', () => {
    const statusAfter = (...attempts: (typeof attemptStates)[number][]) =>
      balanceOf({ ...online, entries: [], attempts }).status;
    expect(statusAfter('failed')).toBe('Payment Failed');
    expect(statusAfter('failed', 'cancelled')).toBe('Payment Failed');
    expect(statusAfter('failed', 'open')).toBe('Payment Initiated');
    expect(statusAfter('pending', 'failed')).toBe('Payment Initiated');
    expect(statusAfter('open', 'failed')).toBe('Payment Initiated');
  });

  test.each([[[paid(0)]], [[paid(-1)]], [[refund(0.5)]]])('refuses the ledger %j', (entries) => {
    expect(() => balanceOf({ ...online, entries })).toThrow(RangeError);
  });

  test.each([-1, 0.5, Number.NaN])('refuses the total %d', (total) => {
    expect(() => balanceOf({ ...online, total, entries: [] })).toThrow(RangeError);
  });

  test('of an order that costs nothing is Paid', () => {
    expect(balanceOf({ ...online, total: 0, entries: [] })).toMatchObject({ due: 0, status: 'Paid' });
  });
});

describe('the amount asked for', () => {
  test.each([
    [101, 0, 'full', 101],
    [101, 0, 'half', 51],
    [101, 51, 'balance', 50],
    [101, 51, 'half', 0],
    [101, 101, 'full', 0],
    [101, 202, 'balance', 0],
    [100_000, 0, 'sample', 100_000],
    [0, 0, 'full', 0],
  ] as const)('of %d with %d paid, for %s, is %d', (total, paid, purpose, amount) => {
    expect(amountForPurpose(total, paid, purpose)).toBe(amount);
  });

  test('refuses fractional paise', () => {
    expect(() => amountForPurpose(1.5, 0, 'full')).toThrow(RangeError);
    expect(() => amountForPurpose(100, Number.NaN, 'full')).toThrow(RangeError);
    expect(() => amountForPurpose(-1, -2, 'full')).toThrow(RangeError);
  });
});

describe('ways to pay', () => {
  test('have the names that the desk and the papers of the specification show', () => {
    expect(paymentModes.map((mode) => [ways[mode].names.desk, ways[mode].names.paper])).toEqual([
      [null, 'PAYU'],
      ['Half now, half later', 'PAYU'],
      ['Pay later', 'Pay Later'],
      ['Cash on delivery', 'Cash On Delivery'],
      ['Bank transfer', 'Bank Transfer'],
      ['On account', 'On Account'],
    ]);
    expect(['payu', 'COD', 'by barter'].map(paperName)).toEqual(['PAYU', 'Cash On Delivery', 'by barter']);
  });

  const refused = new Set([
    'Ordersample OnlinePartialPayment',
    'Ordersample PayLater',
    'Stickers OnlinePartialPayment',
    'Stickers PayLater',
  ]);

  test.each(orderTypes.flatMap((type) => paymentModes.map((mode) => ({ type, mode }))))(
    '$type by $mode',
    ({ type, mode }) => {
      expect(orderTypeAllows(type, mode)).toBe(!refused.has(`${type} ${mode}`));
    },
  );

  test('references contain our transaction id and the gateway’s', () => {
    expect(txnReference('T1', '403993715')).toBe('T1/403993715');
    expect(txnReference('T1', ways.PayLater.mipid)).toBe('T1/LATER');
    expect(txnReference('T1', ways.COD.mipid)).toBe('T1/COD');
  });
});

test('an order can be paid online until it is paid, refunded or cancelled, and never if it is cash on delivery', () => {
  const order = { status: 'IN-PROCESS', paymentMode: 'OnlinePayment', isCarriageKept: false } as const;
  const payable = paymentStatuses.filter((paymentStatus) => awaitsPayment({ ...order, paymentStatus }));
  expect(payable).toEqual(['Payment Initiated', 'Payment Pending', 'Partially Paid', 'Payment Failed']);
  for (const paymentStatus of paymentStatuses) {
    expect(awaitsPayment({ ...order, status: 'Cancelled', paymentStatus })).toBe(false);
    expect(awaitsPayment({ ...order, paymentMode: 'COD', paymentStatus })).toBe(false);
  }
});

describe('the rest of an order of which half is paid', () => {
  test.each(paymentModes)('is due before the step that waits for it: %s', (mode) => {
    const half = { paymentMode: mode, paid: 50, due: 50 };
    const missing = (step: 'production' | 'dispatch') =>
      missingBefore(step, { mode, isConfirmed: true, total: 100, due: 50 });
    expect(owesRest(half)).toBe(missing('dispatch') > 0);
    expect(startsWithPayment(half)).toBe(missing('production') > 0);
    if (!isSentUnpaid(mode))
      expect(restIsDue(mode)).toBe(missing('production') > 0 ? 'before we start' : 'before dispatch');
  });
});
