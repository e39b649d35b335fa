import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastPayment, orderStatuses, orderTypeAllows, orderTypes, paymentModes, waysToPay } from './index.ts';

const order = {
  type: 'Normal',
  status: 'IN-PROCESS',
  mode: 'OnlinePayment',
  isConfirmed: false,
  total: 1_000_01,
  paid: 0,
  totalWithCash: 1_052_51,
  takesTransfers: false,
} as const;
const modesOf = (own: object) => waysToPay({ ...order, ...own }).map(({ mode }) => mode);

describe('the ways to pay an order', () => {
  test('are all four before the buyer commits to one, with what is due now and later', () => {
    expect(waysToPay(order)).toEqual([
      { mode: 'OnlinePayment', purpose: 'full', total: 1_000_01, extra: 0, dueNow: 1_000_01, dueLater: 0 },
      { mode: 'OnlinePartialPayment', purpose: 'half', total: 1_000_01, extra: 0, dueNow: 500_01, dueLater: 500_00 },
      { mode: 'PayLater', purpose: null, total: 1_000_01, extra: 0, dueNow: 0, dueLater: 1_000_01 },
      { mode: 'COD', purpose: null, total: 1_052_51, extra: 52_50, dueNow: 0, dueLater: 1_052_51 },
    ]);
  });

  test('are two for samples and stickers', () => {
    for (const type of ['Ordersample', 'Stickers'] as const)
      expect(modesOf({ type })).toEqual(['OnlinePayment', 'COD']);
  });

  test('leave out cash if it is not offered', () => {
    expect(modesOf({ totalWithCash: null })).toEqual(['OnlinePayment', 'OnlinePartialPayment', 'PayLater']);
  });

  test('end with transfers where an account is named, and a buyer who has chosen a transfer may still pay in any other way', () => {
    const own = { takesTransfers: true };
    const four = ['OnlinePayment', 'OnlinePartialPayment', 'PayLater', 'COD'];
    expect(modesOf(own)).toEqual([...four, 'BankTransfer']);
    expect(modesOf({ ...own, isConfirmed: true, mode: 'BankTransfer' })).toEqual(four);
    expect(modesOf({ ...own, type: 'Stickers' })).toEqual(['OnlinePayment', 'COD', 'BankTransfer']);
  });

  test('are full or half for an order to be paid later, and none for cash on delivery', () => {
    expect(modesOf({ isConfirmed: true, mode: 'PayLater' })).toEqual(['OnlinePayment', 'OnlinePartialPayment']);
    expect(modesOf({ isConfirmed: true, mode: 'COD' })).toEqual([]);
  });

  test('are only the balance once a part is paid', () => {
    expect(waysToPay({ ...order, mode: 'OnlinePartialPayment', paid: 500_01 })).toEqual([
      { mode: 'OnlinePartialPayment', purpose: 'balance', total: 1_000_01, extra: 0, dueNow: 500_00, dueLater: 0 },
    ]);
  });

  test('are none once all is paid, and stop at what a cancelled order still owes', () => {
    expect(modesOf({ paid: 1_000_01 })).toEqual([]);
    expect(modesOf({ paid: 2_000_00 })).toEqual([]);
    expect(modesOf({ total: 0, totalWithCash: 0 })).toEqual([]);
    expect(waysToPay({ ...order, status: 'Cancelled', mode: 'COD', isConfirmed: true, total: 150_00 })).toEqual([
      { mode: 'COD', purpose: 'balance', total: 150_00, extra: 0, dueNow: 150_00, dueLater: 0 },
    ]);
  });

  test('are the balance for what is bought on account, and what was chosen stays', () => {
    expect(waysToPay({ ...order, mode: 'OnAccount', isConfirmed: true })).toEqual([
      { mode: 'OnAccount', purpose: 'balance', total: 1_000_01, extra: 0, dueNow: 1_000_01, dueLater: 0 },
    ]);
  });

  test('ask for a rupee, and for no less: not now, and not as the rest', () => {
    const first = (own: object) =>
      waysToPay({ ...order, totalWithCash: null, ...own }).map(({ mode, dueNow }) => [mode, dueNow]);
    expect(first({ total: 1_00 })).toEqual([
      ['OnlinePayment', 1_00],
      ['PayLater', 0],
    ]);
    expect(first({ total: 99 })).toEqual([['PayLater', 0]]);
    expect(first({ total: 2_00 })).toEqual([
      ['OnlinePayment', 2_00],
      ['OnlinePartialPayment', 1_00],
      ['PayLater', 0],
    ]);
    // Half is a rupee, but the other half isn’t.
    expect(first({ total: 1_99 })).toEqual([
      ['OnlinePayment', 1_99],
      ['PayLater', 0],
    ]);
  });

  test('leave out half if half is less than the gateway accepts', () => {
    expect(modesOf({ total: 1_50, totalWithCash: null })).toEqual(['OnlinePayment', 'PayLater']);
  });

  test('never ask for more than is due, for less than the gateway accepts, or for a way that the type forbids', () => {
    const anyOrder = fc.record({
      type: fc.constantFrom(...orderTypes),
      status: fc.constantFrom(...orderStatuses),
      mode: fc.constantFrom(...paymentModes),
      isConfirmed: fc.boolean(),
      total: fc.integer({ min: 0, max: 10_000_000 }),
      paid: fc.integer({ min: 0, max: 10_000_000 }),
      totalWithCash: fc.option(fc.integer({ min: 0, max: 11_000_000 })),
      takesTransfers: fc.boolean(),
    });
    fc.assert(
      fc.property(anyOrder, (any) => {
        const ways = waysToPay(any);
        if (any.paid >= any.total) expect(ways).toEqual([]);
        // Its carriage, online.
        if (any.status === 'Cancelled') for (const { purpose } of ways) expect(purpose).toBe('balance');
        for (const way of ways) {
          if (way.mode !== 'COD') expect(way.dueNow + way.dueLater).toBe(any.total - any.paid);
          if (way.purpose !== null) expect(way.dueNow).toBeGreaterThanOrEqual(leastPayment);
          if (way.purpose !== 'balance') expect(orderTypeAllows(any.type, way.mode)).toBe(true);
          expect(way.total - way.extra).toBe(any.total);
        }
      }),
    );
  });
});
