import { emptyReading } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfSticker } from '../target/of-sticker.ts';

const page = { length: 60, width: 40 };
/** Pixels a mm. */
const fine = 4;
/** A QR code of 25 squares, 0.8 mm each, in mm from the corner of the page. */
const [from, to, square] = [10, 30, 0.8];

/** What is found in the code with ink beside it. */
function saidWith(inks: (x: number, y: number) => boolean): string | undefined {
  const [across, down] = [page.length * fine, page.width * fine];
  const data = new Uint8Array(across * down * 4).fill(255);
  const isCode = (at: number) => at >= from && at < to;
  for (let at = 0; at < across * down; at += 1) {
    const [x, y] = [(at % across) / fine, Math.floor(at / across) / fine];
    const isDark = (Math.floor((x - from) / square) + Math.floor((y - from) / square)) % 2 === 0;
    if (isCode(x) && isCode(y) ? isDark : inks(x, y)) data.set([0, 0, 0], at * 4);
  }
  const corners = [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ] as const;
  return preflight({
    reading: { ...emptyReading, trimmed: page },
    target: targetOfSticker(
      [
        [0, 0],
        [page.length, 0],
        [page.length, page.width],
        [0, page.width],
      ],
      { artwork: { x: 0, y: 0, ...page } },
    ),
    raster: { data, width: across, height: down },
    codes: [{ format: 'QR', text: 'https://example.com', isValid: true, module: square, corners }],
  }).find(({ rule }) => rule === 'codes')?.text;
}

test('a QR code needs four squares of white on each of its sides, also beside its corners', () => {
  expect(saidWith(() => false)).toBeUndefined();
  // Farther away than four squares.
  expect(saidWith((_x, y) => y > to + 4 * square)).toBeUndefined();
  const too = 'The QR code https://example.com has too little white to its';
  expect(saidWith((x, y) => x < from - 2 && y < 40)).toBe(`${too} left.`);
  expect(saidWith((_x, y) => y > to + 2)).toBe(`${too} bottom.`);
  expect(saidWith((x, y) => y < from - 2 || (x > to + 1 && y < from + 3))).toBe(`${too} right and top.`);
});
