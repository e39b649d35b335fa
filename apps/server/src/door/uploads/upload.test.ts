import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disc, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });

describe('an uploaded picture', () => {
  test('is answered with its measures, kept, and shown as a WebP', async () => {
    const { status, body } = await upload(shop, { bytes: await disc(), name: 'Logo (final).png' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{24}$/),
      name: 'Logo (final).png',
      by_hand: false,
      kind: 'png',
      pixel_width: 300,
      pixel_height: 300,
      ratio: 1,
      transparent: true,
      preview_width: 300,
      preview_height: 300,
      bleed: 0,
      least_pixels: 300,
      page: 1,
      pages: 1,
    });
    const preview = await get(`/artwork/${body.data.token}/preview.webp`);
    expect(preview.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, hasAlpha: true });
  });

  test('is returned as an attachment that no browser shows', async () => {
    const bytes = await disc();
    const { body } = await upload(shop, { bytes, name: 'Größe %221%22.png' }); // as browsers write it
    const file = await get(`/artwork/${body.data.token}/file`);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Gr__e _1_.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.png`,
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});
