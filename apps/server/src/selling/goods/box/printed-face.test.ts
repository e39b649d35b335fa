import { expect, test } from 'vitest';
import { printedFaceOf } from './printed-face.ts';

test.each([
  ['folding-box-board', 'Folding Box Board', 'coated'],
  ['white-backed-duplex', 'White Backed Duplex Board', 'coated'],
  ['kraft-board', 'Brown Board', 'kraft'],
  ['unbleached', 'Virgin Kraft', 'kraft'],
])('a board of the family %s that is called %s is printed on as %s', (family, name, face) => {
  expect(printedFaceOf({ family, name })).toBe(face);
});
