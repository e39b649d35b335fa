import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable, printableInLatin, runsOf } from './printable.ts';

test.each([
  ['₹1,23,456.78 – 60 × 40 × 100 mm', '₹1,23,456.78 – 60 × 40 × 100 mm'],
  ['José Núñez', 'José Núñez'],
  ['Şahin', 'Sahin'],
  ['முரு & Sons', 'முரு & Sons'],
  ['कृष्णा प्रिंटर्स, श्री।', 'कृष्णा प्रिंटर्स, श्री।'],
  ['क्\u200dष', 'क्\u200dष'],
  ['ಕ & 中', '? & ?'],
  ['a\u200bb\u0000c\td', 'abc d'],
  ['one\r\ntwo', 'one\ntwo'],
  ['ﬁne ➞ 🎁', 'fine ? ?'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('is split by script, each with what its font has', () => {
  expect(runsOf('ஸ்ரீ 12, कृष्णा!').map(({ script, text }) => [script, text])).toEqual([
    ['tamil', 'ஸ்ரீ'],
    ['latin', ' 12, '],
    ['devanagari', 'कृष्णा'],
    ['latin', '!'],
  ]);
  expect(printableInLatin('முரு & Sons')).toBe('?? & Sons');
});

test('loses nothing when it is split', () => {
  const letters = fc.constantFrom(...'aé₹ \n,கிஸ்ரீकृ।\u200d\u200c中🎁');
  const texts = fc.array(letters).map((parts) => printable(parts.join('')));
  fc.assert(
    fc.property(
      texts,
      (text) =>
        runsOf(text)
          .map((run) => run.text)
          .join('') === text,
    ),
  );
});

test('is idempotent for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => printable(printable(text)) === printable(text)));
});
