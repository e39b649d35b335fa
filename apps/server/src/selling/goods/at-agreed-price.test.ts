import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { atAgreedPrice } from './at-agreed-price.ts';
import type { PricedGoods } from './goods.ts';
import type { AgreedPrice } from './line-snapshot.ts';

// Only the fields that the function reads.
const goods = {
  quantity: 1000,
  price: { total: paise(500_00), breakdown: [{ label: 'Board', amount: paise(500_00) }] },
  snapshot: { kind: 'box', agreed: null },
} as unknown as PricedGoods;
const agreed: AgreedPrice = {
  amount: 450_00,
  engine: 0,
  quantity: 1000,
  reason: 'regular',
  staffId: 1,
  on: '2026-11-23',
};

test.each([450_00, 600_00, 0])(
  'an agreed price of %i replaces the engine’s, and its parts still sum to it',
  (amount) => {
    const { price, snapshot } = atAgreedPrice(goods, { ...agreed, amount });
    expect(price.total).toBe(amount);
    expect(price.breakdown.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
    expect(snapshot.agreed).toMatchObject({ amount, engine: 500_00 });
  },
);

test('an agreed price doesn’t apply to another quantity', () => {
  const other = { ...goods, quantity: 2000 };
  expect(atAgreedPrice(other, agreed)).toBe(other);
});
