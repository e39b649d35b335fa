import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import { boxRules, unorderableQuantity } from './box.ts';
import { deliveryQuantityRules } from './delivery-quote.ts';
import { quotationRules } from './quotation.ts';

const limits = { minimumBoxes: 1000, maximumBoxes: 50_000 };

test.each([
  ['1e3', 'Please enter the quantity in digits, such as 12,500.'],
  ['50', 'Quantity must be at least 1000'],
  ['', 'Quantity must be at least 1000'],
  ['50,001', 'Up to 50,000 boxes can be ordered online. Please ask us for a quotation for more.'],
  ['1,000', undefined],
])('the quantity "%s" is answered with %j', (quantity, text) => {
  expect(unorderableQuantity(quantity, limits)).toBe(text);
});

test('a delivery quote says what is wrong with its quantity, and asks for one only if there is none', () => {
  const textFor = (quantity: string) => firstBroken(deliveryQuantityRules(limits), { quantity })?.text;
  expect(textFor('')).toBe('Please select product Quantity');
  expect(textFor('999')).toBe('Quantity must be at least 1000');
  expect(textFor('1000')).toBeUndefined();
});

test('a pincode may be typed with a space, also in a form without scripts', () => {
  const form = { name: 'Asha', company: '', note: '', pincode: '641 001' };
  expect(firstBroken(quotationRules(false), form)).toBeUndefined();
  const box = { quantity: '1000', deliveryType: 'StandardShipping', pincode: '६४१ ००१', terms: true } as const;
  expect(firstBroken(boxRules(limits), box)).toBeUndefined();
});
