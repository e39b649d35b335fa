import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { atQuotedPrice } from './at-quoted-price.ts';
import type { PricedGoods } from './goods.ts';
import type { QuotedPrice } from './line-snapshot.ts';

const die = (order: string) => ({ order, orderedOn: '2026-11-20' });
const price = (total: number) => ({ total: paise(total), breakdown: [] });
// Only the fields that the function reads.
const goods = {
  kind: 'box',
  hsn: '481920',
  quantity: 1000,
  price: price(500_00),
  snapshot: { kind: 'box', die: die('BW26-010002'), agreed: null },
} as unknown as PricedGoods;
const quotation = {
  validUntil: '2026-12-20',
  quantity: 1000,
  die: die('BW26-010001'),
  agreed: null,
  price: price(450_00),
} as unknown as QuotedPrice;
const today = { day: '2026-11-23' };

test('goods at a quoted price without a die name the die that is on file now, whose order then can’t be cancelled', () => {
  const quoted = atQuotedPrice(goods, quotation, today);
  expect(quoted).toMatchObject({ price: { total: 450_00 }, snapshot: { die: { order: 'BW26-010002' } } });
});

test('goods at a quoted price that contains a die name none, even if the customer has one', () => {
  const quoted = atQuotedPrice(goods, { ...quotation, die: null }, today);
  expect(quoted).toMatchObject({ price: { total: 450_00 }, snapshot: { die: null } });
});
