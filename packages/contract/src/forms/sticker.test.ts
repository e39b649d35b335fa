import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import { type StickerForm, stickerOrderRules, stickerSizeRules, wrongStickers } from './sticker.ts';

const label: StickerForm = { quantity: 100, shape: '2', length: 50, width: 30, material: '1', terms: true };

test('the order button shows the first broken rule, in the order of the document', () => {
  const inOrder = [
    [{}, undefined],
    [{ length: 303, width: 303 }, 'Maximum size should be 455x302 or vice versa'],
    [{ material: '' }, 'Please select material'],
    [{ material: '', width: null }, 'Please enter/select size'],
    [{ shape: '', width: null }, 'Please select shape'],
    [{ terms: false, shape: '' }, 'Please accept the terms and conditions.'],
    [{ quantity: 99, terms: false }, 'Minimum number of quantity 100'],
    [{ quantity: null }, 'Minimum number of quantity 100'],
    [{ quantity: Number.NaN }, 'Minimum number of quantity 100'],
  ] as const;
  for (const [change, text] of inOrder) {
    expect(firstBroken(stickerOrderRules(100), { ...label, ...change })?.text, text).toBe(text);
  }
});

test.each([
  [455, 302, undefined],
  [302, 455, undefined],
  [455, 455.5, 'Width must be 455 mm or less.'],
  [456, 500, 'Width must be 455 mm or less.'],
  [456, 10, 'Length must be 455 mm or less.'],
  [455, 455, 'Length must be 302 mm or less.'],
  [303, 455, 'Length must be 302 mm or less.'],
  [455, 303, 'Width must be 302 mm or less.'],
  [303, 303, 'Maximum size should be 455x302 or vice versa'],
])('%s × %s mm: %s', (length, width, text) => {
  expect(firstBroken(stickerSizeRules, { length, width })?.text).toBe(text);
});

test.each([
  ['1e3', 'Please enter the quantity in digits, such as 12,500.'],
  ['20,00', 'Please enter the quantity in digits, such as 12,500.'],
  ['50', 'Min quantity should be 100'],
  ['', undefined],
  ['100', undefined],
])('the quantity "%s" of an address is answered with %j', (quantity, text) => {
  expect(wrongStickers(quantity, 100)).toBe(text);
});
