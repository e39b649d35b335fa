import { expect, test } from 'vitest';
import type { Part } from '../part.ts';
import { keepPart, type Names } from './keep-part.ts';

/** Names say what they stand for. */
const names: Names = {
  partOfProperties: (name) => name as Part,
  partOfColourSpace: (name) => name as Part,
  partOfPicture: (picture) => (picture.get('IM') === true ? undefined : 'artwork'),
  draw: (name, within) => (within === 'artwork' || within === 'cut' ? name : null),
};

const kept = (content: string, part: Part = 'artwork', within?: Part): string =>
  Buffer.from(keepPart(Buffer.from(content), names, part, within))
    .toString()
    .trim()
    .replaceAll('\n', ' | ');

test.each([
  ['nothing special', '1 0 0 rg 0 0 9 9 re f', '1 0 0 rg 0 0 9 9 re f'],
  ['a hidden layer', '/OC /hidden BDC q 9 w 0 0 9 9 re B Q EMC 1 g', 'q 9 w 0 0 9 9 re | n | Q | 1 g'],
  ['a layer that is printed', '/OC /artwork BDC f EMC S', 'f | S'],
  ['a layer in a hidden one', '/OC /hidden BDC /OC /artwork BDC f EMC f EMC f', 'n | n | f'],
  ['what follows a hidden layer', '/OC /hidden BDC 5 w EMC S', '5 w | S'],
  ['a cut in its ink', '/cut CS 1 SCN 0 0 m 9 9 l S 0 G S', '/cut CS 1 SCN 0 0 m 9 9 l | n | 0 G S'],
  ['the fill of a shape that is cut', '/cut CS 1 g b*', '/cut CS 1 g | f*'],
  ['the strokes of a shape on white', '/white cs 0 G B', '/white cs 0 G | S'],
  ['an ink until it is restored', 'q /cut CS S Q S', 'q /cut CS | n | Q S'],
  ['hidden text, which moves the next', '/OC /hidden BDC (a) Tj EMC (b) Tj', '3 Tr | (a) Tj | 0 Tr | (b) Tj'],
  ['hidden text that clips', '5 Tr /OC /hidden BDC (a) Tj EMC', '5 Tr | 7 Tr | (a) Tj | 5 Tr'],
  ['pictures and groups on a hidden layer', '/X Do /OC /hidden BDC /X Do /S sh EMC', '/X Do'],
  ['a mask in an ink', '/white cs BI /W 8 /H 1 /IM true ID x EI Q', '/white cs | Q'],
  ['structure and its marks', '/P << /MCID 0 >> BDC f EMC /T MP /T << >> DP', 'f'],
  ['marks that end too often', 'EMC f', 'f'],
])('keeps the artwork: %s', (_what, content, expected) => {
  expect(kept(content)).toBe(expected);
});

test('keeps another part instead', () => {
  const content = '/cut CS 0 0 9 9 re B /OC /cut BDC 1 0 0 RG 0 0 5 5 re S EMC';
  expect(kept(content, 'cut')).toBe('/cut CS 0 0 9 9 re | S | 1 0 0 RG 0 0 5 5 re S');
  expect(kept(content, 'white')).toBe('/cut CS 0 0 9 9 re | n | 1 0 0 RG 0 0 5 5 re | n');
  // A group that a layer takes as a whole.
  expect(kept('0 g f /OC /hidden BDC f EMC', 'cut', 'cut')).toBe('0 g f | n');
});
