import { expect, test } from 'vitest';
import { sentProofLine } from '../../testing/proof-line.ts';
import { drawLine } from './draw-work.ts';
import { fittedWords, placeArtwork } from './place-artwork.ts';

const box = { length: 300, width: 200 };
const square = { ratio: 1, bleed: 0 } as Parameters<typeof placeArtwork>[2]['artwork'];

test('a file lies where its check has found that it lies', () => {
  const onItsSide: [number, number, number, number, number, number] = [0, 1, -1, 0, 303, -3];
  const placement = { length: 206, width: 306, matrix: onItsSide };
  expect(placeArtwork(box, null, { artwork: square, placement })).toEqual({ ...placement, isCertain: true });
});

test('a file that fits nowhere lies whole in the middle, and isn’t certain', () => {
  const chosen = { artwork: square, placement: null, place: '90 5 -4 120' };
  expect(placeArtwork(box, null, chosen)).toMatchObject({ matrix: [0, 1, -1, 0, 125, -4], isCertain: true });
  // The check has found that it can't be laid there.
  expect(placeArtwork(box, null, { ...chosen, findings: [] }).isCertain).toBe(false);
  const placed = placeArtwork(box, null, { artwork: square, placement: null });
  expect(placed).toEqual({ length: 200, width: 200, matrix: [1, 0, 0, 1, 50, 0], isCertain: false });
});

test('below what is only fitted into the drawing stands that it isn’t printed like this, once its check has ended', () => {
  expect(fittedWords('page 2 of the file', true)).toMatch(
    /^Page 2 of the file doesn’t fit the drawing\. .* not in its own size; it isn’t printed like this\.$/,
  );
  expect(fittedWords('this file', false)).toMatch(
    /^Where this file lies .* before it is checked, .* not in its own size/,
  );
});

test('a file that is checked by hand is laid nowhere, as its picture is only a sign for it', () => {
  const [file] = sentProofLine.artworks;
  if (!file) throw new RangeError('The line has no file');
  const byHand = { ...file, placement: null, artwork: { ...file.artwork, byHand: true } };
  expect(Object.keys(drawLine(sentProofLine).placed)).toEqual(['31']);
  expect(drawLine({ ...sentProofLine, artworks: [byHand] }).placed).toEqual({});
});

test('a sticker’s picture lies where it is printed, also before its check', () => {
  const sticker = {
    length: 50,
    width: 50,
    outline: 'round',
    fit: 'fill',
    contour: null,
    hasOwnWhite: false,
    template: null,
  } as const;
  const came = { artwork: square, placement: null };
  expect(placeArtwork(sticker, sticker, came)).toMatchObject({ length: 53, matrix: [1, 0, 0, 1, -1.5, -1.5] });
  const picture = { x: 2, y: 2, length: 46, width: 46 };
  const contour = { path: 'M0 0Z', cutLength: 150, length: 50, width: 50, picture };
  const placed = placeArtwork(sticker, { ...sticker, contour }, came);
  expect(placed).toMatchObject({ length: 46, matrix: [1, 0, 0, 1, 2, 2], isCertain: true });
});
