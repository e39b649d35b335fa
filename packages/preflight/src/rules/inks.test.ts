import { emptyReading } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfSticker } from '../target/of-sticker.ts';

const square = [
  [0, 0],
  [40, 0],
  [40, 40],
  [0, 40],
] as const;

/** What the check says about the inks of a file that was ordered in others. */
const said = (ordered: readonly string[], used: readonly string[]) =>
  preflight({
    reading: { ...emptyReading, inks: [...used] },
    target: targetOfSticker(square, { artwork: { x: 0, y: 0, length: 40, width: 40 }, inks: ordered }),
    raster: { data: new Uint8Array(4).fill(255), width: 1, height: 1 },
  })
    .filter(({ rule }) => rule === 'inks')
    .map(({ severity, text }) => `${severity}: ${text}`);

test('a spot ink whose name was left open is the one that the file names', () => {
  expect(said(['Spot 1'], ['PANTONE 186 C'])).toEqual([]);
  expect(said(['Gold', 'Spot 2'], ['Gold', 'Silver'])).toEqual([]);
  expect(said(['Spot 1'], [])).toEqual(['note: Spot 1 is ordered, and the artwork doesn’t use it.']);
});

test('more inks than were ordered stop the file, and others are named', () => {
  expect(said(['Spot 1'], ['Gold', 'Silver'])).toEqual([
    'stop: The artwork needs 2 inks (Gold and Silver), and 1 is ordered: Spot 1.',
  ]);
  expect(said(['Gold'], ['Silver'])).toEqual([
    'warn: The artwork uses 1 spot ink that isn’t ordered: Silver.',
    'note: Gold is ordered, and the artwork doesn’t use it.',
  ]);
});
