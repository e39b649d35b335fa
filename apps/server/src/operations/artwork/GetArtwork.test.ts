import { insertArtwork, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('returns the measures of an artwork, but neither its files nor other columns', async () => {
  await inTransaction(shop.services.db, (tx) =>
    insertArtwork(tx, {
      token: 'a-token',
      kind: 'pdf',
      name: 'Label.pdf',
      bytes: 1200,
      page: 2,
      pages: 3,
      ratio: 1.5,
      bleed: 0.02,
      leastPixels: 700,
      isTransparent: true,
      previewWidth: 1500,
      previewHeight: 1000,
      fileKey: 'artwork/a-token/1.pdf',
      previewKey: 'artwork/a-token/2.webp',
    }),
  );
  expect((await shop.visitor().call('GetArtwork', { token: 'a-token' })).data).toEqual({
    token: 'a-token',
    name: 'Label.pdf',
    by_hand: false,
    kind: 'pdf',
    pixel_width: null,
    pixel_height: null,
    page: 2,
    pages: 3,
    ratio: 1.5,
    bleed: 0.02,
    least_pixels: 700,
    own_cut: null,
    own_white: false,
    own_gloss: false,
    transparent: true,
    preview_width: 1500,
    preview_height: 1000,
  });
});

test('an unknown token is refused with a sentence', async () => {
  expect(await shop.visitor().call('GetArtwork', { token: 'another-token' })).toMatchObject({
    status: 404,
    data: 'We do not have this artwork any more. Please upload the file again.',
  });
  expect(await shop.visitor().call('GetArtwork', {})).toMatchObject({ status: 400 });
});
