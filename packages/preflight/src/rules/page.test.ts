import { emptyReading, type PageReading, pictureReading } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfSticker } from '../target/of-sticker.ts';
import type { Target } from '../target/target.ts';

const [length, width] = [90, 60];
const outline = [
  [0, 0],
  [length, 0],
  [length, width],
  [0, width],
] as const;

/** A blank on which the program places the file. */
const artwork = { x: 0, y: 0, length, width };
const target: Target = { ...targetOfSticker(outline, { artwork }), kind: 'box', artwork: null };

const said = (reading: PageReading) =>
  preflight({ reading, target })
    .filter(({ rule }) => rule === 'page')
    .map(({ text, mend }) => [text, mend]);

test('of a file of other proportions the check names the size that it was taken for, in the unit that it has', () => {
  const own = { colours: 'RGB', isCalibrated: false, isLineArt: false } as const;
  const [[picture] = []] = said(pictureReading({ pixelWidth: 800, pixelHeight: 300, ...own }));
  expect(picture).toBe(
    'The picture of 800 × 300 pixels has other proportions than the box laid flat, which is 90 × 60 mm.',
  );
  // 800 × 300 units of an SVG, an inch of which browsers take as 96.
  const [[drawing, mend] = []] = said({ ...emptyReading, hasSize: false, trimmed: { length: 211.67, width: 79.38 } });
  expect(drawing).toBe(
    'The drawing says no unit for its size. At 96 units an inch, as browsers take it, it is 211.7 × 79.4 mm, and it has other proportions than the box laid flat, which is 90 × 60 mm.',
  );
  expect(mend).toMatch(/^Please export it in true size .* Then its width and height are in mm\.$/);
});
