import { describe, expect, test } from 'vitest';
import { missingBefore, type OrderToPay, orderStatuses, paidStepOf } from './index.ts';

const order = (own: Partial<OrderToPay>): OrderToPay => ({
  mode: 'OnlinePayment',
  isConfirmed: false,
  total: 100_001,
  due: 100_001,
  ...own,
});
const steps = ['acceptance', 'production', 'dispatch'] as const;
const missing = (own: Partial<OrderToPay>) => steps.map((step) => missingBefore(step, order(own)));

describe('what must come before acceptance, production and dispatch', () => {
  test.each<[string, Partial<OrderToPay>, number[]]>([
    ['in full, unpaid', {}, [100_001, 100_001, 100_001]],
    ['in full, all but a paisa', { due: 1 }, [1, 1, 1]],
    ['in full, paid', { due: 0 }, [0, 0, 0]],
    ['by half, unpaid', { mode: 'OnlinePartialPayment' }, [50_001, 50_001, 100_001]],
    ['by half, a little', { mode: 'OnlinePartialPayment', due: 90_001 }, [40_001, 40_001, 90_001]],
    ['by half, half', { mode: 'OnlinePartialPayment', due: 50_000 }, [0, 0, 50_000]],
    ['later, not confirmed', { mode: 'PayLater' }, [50_001, 100_001, 100_001]],
    ['later, confirmed', { mode: 'PayLater', isConfirmed: true }, [0, 100_001, 100_001]],
    ['by transfer, confirmed', { mode: 'BankTransfer', isConfirmed: true }, [0, 100_001, 100_001]],
    ['by transfer, half came', { mode: 'BankTransfer', isConfirmed: true, due: 50_000 }, [0, 50_000, 50_000]],
    ['in cash, not confirmed', { mode: 'COD' }, [50_001, 50_001, 50_001]],
    ['in cash, confirmed', { mode: 'COD', isConfirmed: true }, [0, 0, 0]],
    ['nothing to pay', { total: 0, due: 0 }, [0, 0, 0]],
  ])('%s', (_what, own, expected) => {
    expect(missing(own)).toEqual(expected);
  });

  test('packing and delivery wait for none', () => {
    const waiting = orderStatuses.filter((status) => paidStepOf(status) !== undefined);
    expect(waiting).toEqual(['Order Accepted', 'In Production', 'Dispatched']);
  });
});

test('acceptance, production and dispatch each ask for their own part', () => {
  expect(orderStatuses.map(paidStepOf)).toEqual([
    undefined,
    'acceptance',
    'production',
    undefined,
    'dispatch',
    undefined,
    undefined,
    undefined,
  ]);
});
