import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import { agreedPriceRules } from './desk-sale.ts';
import { sheetsIn } from './stock.ts';

const refused = (amount: string) => firstBroken(agreedPriceRules, { amount, reason: 'Repeat order' })?.field;

test('an agreed price with a decimal comma is refused at its field', () => {
  expect(['18000,50', '1180,5', '1 or 2', '1234567890'].map(refused)).toEqual(Array(4).fill('amount'));
  expect(['18000.50', '1,18,000', '₹ 18 000', ''].map(refused)).toEqual(Array(4).fill(undefined));
});

test('sheets may be typed with commas between groups, but not with a decimal comma', () => {
  expect(['12,500', '१२५००', '0', '12,50', '12.5', '1,00,00,000', ''].map(sheetsIn)).toEqual([
    ...[12_500, 12_500, 0],
    ...[null, null, null, null],
  ]);
});
