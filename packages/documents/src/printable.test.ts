import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['₹1,23,456.78 – 60 × 40 × 100 mm', '₹1,23,456.78 – 60 × 40 × 100 mm'],
  ['José Núñez', 'José Núñez'],
  ['Şahin', 'Sahin'],
  ['முரு & Sons', '?? & Sons'],
  ['a\u200bb\u0000c\td', 'abc d'],
  ['one\r\ntwo', 'one\ntwo'],
  ['ﬁne ➞ 🎁', 'fine ? ?'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('is idempotent for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => printable(printable(text)) === printable(text)));
});
