import { emptyReading } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import type { Code } from '../codes/code.ts';
import { preflight } from '../preflight.ts';
import { targetOfSticker } from '../target/of-sticker.ts';

const square = [
  [0, 0],
  [80, 0],
  [80, 80],
  [0, 80],
] as const;

/** What the check says about the size of a code of this width, on a sticker of 80 mm. */
function said(format: Code['format'], module: number, width: number, isValid = true) {
  const corners = [
    [10, 10],
    [10 + width, 10],
    [10 + width, 10 + width],
    [10, 10 + width],
  ] as const;
  const artwork = { x: 0, y: 0, length: 80, width: 80 };
  return preflight({
    reading: { ...emptyReading, trimmed: { length: 80, width: 80 } },
    target: targetOfSticker(square, { artwork }),
    codes: [{ format, text: '8901234567890', isValid, module, corners }],
  })
    .filter(({ rule }) => rule === 'codes')
    .map(({ text, mend }) => [text.replace(/^The .* code (\d+ )?is /, ''), mend]);
}

test('a code of squares is measured by them, and has no usual size', () => {
  expect(said('QR', 0.2, 5)).toEqual([
    [
      'too small: each of its squares has 0.2 mm, and at least 0.4 mm can be read safely.',
      'Please make it larger: at least 10 mm wide, without the white around it.',
    ],
  ]);
  expect(said('QR', 0.5, 12.5)).toEqual([]);
});

test('a code of bars is measured by the narrowest one; an EAN has a usual size', () => {
  expect(said('EAN-13', 0.2, 19)).toEqual([
    [
      'too small: its narrowest bar has 0.2 mm, and at least 0.26 mm can be read safely.',
      'Please make it larger: 80 to 200 % of its usual size.',
    ],
  ]);
  expect(said('Code 128', 0.1, 13.5)).toEqual([
    [
      'too small: its narrowest bar has 0.1 mm, and at least 0.2 mm can be read safely.',
      'Please make it larger: at least 26.7 mm wide, without the white around it.',
    ],
  ]);
});

test('bars that are too small to be read rightly are called too small, not wrong', () => {
  expect(said('EAN-13', 0.15, 14, false)).toEqual(said('EAN-13', 0.15, 14));
  expect(said('EAN-13', 0.33, 31, false)[0]?.[0]).toMatch(/has a wrong check digit/);
});
