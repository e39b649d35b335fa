import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { printable, printableInLatin, runsOf, unprintableIn } from './printable.ts';

test.each([
  ['₹1,23,456.78 – 60 × 40 × 100 mm', '₹1,23,456.78 – 60 × 40 × 100 mm'],
  ['José Núñez', 'José Núñez'],
  ['Şahin', 'Sahin'],
  ['முரு & Sons', 'முரு & Sons'],
  ['कृष्णा प्रिंटर्स, श्री।', 'कृष्णा प्रिंटर्स, श्री।'],
  ['क्\u200dष', 'क्\u200dष'],
  ['శ్రీ ఫుడ్స్, ಶ್ರೀ ಪ್ರಿಂಟರ್ಸ್', 'శ్రీ ఫుడ్స్, ಶ್ರೀ ಪ್ರಿಂಟರ್ಸ್'],
  ['ശ്രീ പ്രിന്റേഴ്സ്, বাংলা মুদ্রণ', 'ശ്രീ പ്രിന്റേഴ്സ്, বাংলা মুদ্রণ'],
  ['શ્રી પ્રિન્ટર્સ, ਸ੍ਰੀ ਪ੍ਰਿੰਟਰਜ਼, ଶ୍ରୀ ମୁଦ୍ରଣ', 'શ્રી પ્રિન્ટર્સ, ਸ੍ਰੀ ਪ੍ਰਿੰਟਰਜ਼, ଶ୍ରୀ ମୁଦ୍ରଣ'],
  ['ක & 中', '? & ?'],
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

test('has only letters that its script’s font can draw', () => {
  const blocks = Array.from({ length: 0x0d80 - 0x0900 }, (_, index) => String.fromCodePoint(0x0900 + index));
  const letters = blocks.filter((letter) => printable(letter) === letter).flatMap(runsOf);
  const fonts = new Map<string, ReturnType<typeof create>>();
  const fontOf = (script: string) => {
    const name = `NotoSans${script.charAt(0).toUpperCase()}${script.slice(1)}-Regular`;
    const font = fonts.get(script) ?? create(readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url)));
    fonts.set(script, font);
    return font;
  };
  const undrawn = letters.filter(({ script, text }) => !fontOf(script).hasGlyphForCodePoint(text.codePointAt(0) ?? 0));
  expect(undrawn).toEqual([]);
  expect(new Set(letters.map(({ script }) => script)).size).toBe(9);
});

test('names what becomes "?", each character once', () => {
  expect(unprintableIn('Rosa 🎁🎁 Şahin? శ్రీ 中')).toEqual(['🎁', '中']);
  expect(unprintableIn('ක 👨‍👩‍👧')).toEqual(['ක', '👨‍👩‍👧']);
});

test('loses nothing when it is split', () => {
  const letters = fc.constantFrom(...'aé₹ \n,கிஸ்ரீकृ।శ్రీಶ್ರೀശ്രീবাંશ્ਸ੍ଶ୍\u200d\u200c中🎁');
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
