import { expect, test } from 'vitest';
import { placeArtwork } from './place-artwork.ts';

const box = { length: 300, width: 200 };
/** A page of this size whose trim box leaves so much bleed on each side. */
const page = (length: number, width: number, bleed = 0) => ({ ratio: length / width, bleed: bleed / length });
const on = (picture: { ratio: number; bleed: number }) => placeArtwork(box, null, picture);

test.each([
  ['of the box’s size', page(300, 200), { x: 0, y: 0, length: 300, width: 200 }],
  ['with bleed outside its trim box', page(306, 206, 3), { x: -3, y: -3, length: 306, width: 206 }],
  ['with 3 mm of bleed and no trim box', page(306, 206), { x: -3, y: -3, length: 306, width: 206 }],
])('a page %s has its trim on the cut', (_, picture, place) => {
  const placed = on(picture);
  expect(placed).toMatchObject({ isTurned: false, isCertain: true });
  for (const [key, value] of Object.entries(place)) expect(placed[key as 'x']).toBeCloseTo(value, 6);
});

test('a page that lies on its side is turned around the middle', () => {
  expect(on(page(200, 300))).toMatchObject({ x: 50, y: -50, length: 200, width: 300, isTurned: true, isCertain: true });
});

test('a page of other proportions lies whole in the middle, and isn’t certain', () => {
  expect(on(page(300, 300))).toEqual({ x: 50, y: 0, length: 200, width: 200, isTurned: false, isCertain: false });
});

test('a sticker’s picture lies where it is printed', () => {
  const sticker = { length: 50, width: 50, outline: 'round', fit: 'fill', contour: null } as const;
  expect(placeArtwork(sticker, sticker, { ratio: 1, bleed: 0 })).toMatchObject({ x: -1.5, y: -1.5, length: 53 });
  const picture = { x: 2, y: 2, length: 46, width: 46 };
  const contour = { path: 'M0 0Z', cutLength: 150, length: 50, width: 50, picture };
  expect(placeArtwork(sticker, { ...sticker, contour }, { ratio: 1, bleed: 0 })).toMatchObject(picture);
});
