import { type Input, ok, type PlacedArtwork, type StickerOutline } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { changedSelection, newlyPlaced, type StickerSelection } from '../../features/stickers/sticker-choice.ts';
import type { SelectionChange } from '../../features/stickers/use-sticker-selection.ts';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { uploadsOfBrowser } from '../../testing/upload-double.ts';
import { useStickerPicture } from './use-sticker-picture.ts';

const cat = newlyPlaced('cat');
const row = {
  token: 'cat',
  name: 'cat.png',
  kind: 'png',
  pixelWidth: 800,
  pixelHeight: 400,
  ratio: 2,
  byHand: false,
  isTransparent: true,
  previewWidth: 800,
  previewHeight: 400,
  page: 1,
  pages: 1,
  bleed: 0,
  leastPixels: null,
  ownCut: null,
  hasWhite: false,
  hasGloss: false,
} as const;
const GetStickerContour = ({ length, width, artwork }: Input<'GetStickerContour'>) =>
  ok({ path: 'M 0 0 Z', cutLength: artwork.offset, length, width, picture: { x: 0, y: 0, length, width } });

/** Stickers at the price of a quotation, with a picture; the page keeps what is changed. */
async function openPicture(outline: StickerOutline, artwork: PlacedArtwork | null = cat, listedSize = '40 X 40') {
  const { calls } = await serverBehindFetch({ GetStickerContour });
  let selection: StickerSelection = {
    shapeId: 1,
    listedSize,
    customSize: null,
    quantity: '500',
    materialId: 2,
    design: 'own',
    artwork,
    quotation: 'token',
  };
  const update = (changes: SelectionChange) => {
    selection = changedSelection(selection, typeof changes === 'function' ? changes(selection) : changes);
  };
  const first = { artwork: { row: artwork && row, isLost: false }, contour: null };
  const page = await openScreen(() => useStickerPicture(first, selection, outline, update), { given: undefined });
  return { page, calls, selection: () => selection };
}

test('a picture can lie differently at the price of a quotation', async () => {
  const { page, calls, selection } = await openPicture('round');
  await page.act(() => page.now.place({ fit: 'whole' }));
  expect(selection()).toMatchObject({ artwork: { ...cat, fit: 'whole' }, quotation: 'token' });
  expect(calls).toEqual([]);
});

test('stickers that are cut around the picture get another cut with it, and the shop’s price', async () => {
  const { page, selection } = await openPicture('die-cut');
  await expect.poll(() => page.now.cut.contour?.cutLength).toBe(cat.offset);
  await page.act(() => page.now.place({ offset: 5 }));
  await page.give(undefined);
  expect(selection()).toMatchObject({ artwork: { offset: 5 }, quotation: null });
  await expect.poll(() => page.now.cut.contour?.cutLength).toBe(5);
});

test('without a picture, or in a size that can’t be made, nothing is placed and no cut is asked for', async () => {
  const { page, calls, selection } = await openPicture('die-cut', null);
  await page.act(() => page.now.place({ fit: 'whole' }));
  expect([selection().artwork, page.now.size]).toEqual([null, { length: 40, width: 40 }]);
  await page.leave();
  const large = await openPicture('die-cut', cat, '900 X 900');
  expect([large.page.now.size, calls, large.calls]).toEqual([null, [], []]);
});

test('stickers wait for a picture that is on its way, and say when it was lost, until it is given up', async () => {
  const sent = uploadsOfBrowser();
  const { page } = await openPicture('round', null);
  expect(page.now.whyUnready).toBeNull();
  await page.act(() => page.now.file.choose(new File(['picture'], 'cat.png', { type: 'image/png' })));
  await expect.poll(() => sent).toHaveLength(1);
  expect(page.now.whyUnready).toContain('still on its way');
  await page.act(() => sent[0]?.lose());
  expect(page.now.whyUnready).toContain('has not reached us');
  await page.act(() => page.now.file.cancel());
  expect(page.now.whyUnready).toBeNull();
});
