import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disc, upload, withGloss, withOwnWhite } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });

test('the process that decodes a file is started while the file is being received, by the name that its sender says', async () => {
  const { inspection } = shop.services;
  const started: string[] = [];
  const { prepare } = inspection;
  inspection.prepare = (load) => {
    started.push(load);
    prepare(load);
  };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = sharp({ create: { width: 600, height: 600, channels: 3, background: '#888', noise } }).png();
  await upload(shop, { bytes: await large.toBuffer(), name: 'photograph.png' });
  expect(started).toEqual(['picture']);
  // A small one has come before a process is there.
  await upload(shop, { bytes: await disc(), name: 'logo.png' });
  inspection.prepare = prepare;
  expect(started).toEqual(['picture']);
});

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
      own_cut: null,
      own_white: false,
      own_gloss: false,
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

  test('has its own white as a picture that is as opaque as there is ink, in whatever colour screens show that', async () => {
    const { body } = await upload(shop, { bytes: withOwnWhite(), name: 'jar.pdf' });
    expect(body.data).toMatchObject({ own_white: true, preview_width: 2000 });
    const white = await get(`/artwork/${body.data.token}/white.webp`);
    expect(white.headers).toMatchObject({ 'content-type': 'image/webp' });
    const { data, info } = await sharp(white.rawPayload)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const amountAt = (x: number, y: number) =>
      Math.round(
        ((data[Math.round((y * info.width) / 60) * info.width + Math.round((x * info.width) / 60)] ?? 0) / 255) * 10,
      );
    // Full, half, taken away again by none of the ink, and where only colour is.
    expect([amountAt(15, 15), amountAt(35, 15), amountAt(15, 25), amountAt(55, 35)]).toEqual([10, 5, 0, 0]);
    const without = (await upload(shop, { bytes: await disc() })).body.data.token;
    expect((await get(`/artwork/${without}/white.webp`)).statusCode).toBe(404);
  });

  test('has where its varnish shines as a picture, and no varnish among its colours', async () => {
    const { body } = await upload(shop, { bytes: withGloss(), name: 'carton.pdf' });
    expect(body.data).toMatchObject({ own_gloss: true, own_white: false });
    const pixelAt = async (name: string, x: number, y: number) => {
      const { rawPayload } = await get(`/artwork/${body.data.token}/${name}.webp`);
      const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = 4 * (Math.round((y * info.width) / 60) * info.width + Math.round((x * info.width) / 60));
      return [...data.subarray(at, at + 4)];
    };
    expect([(await pixelAt('gloss', 20, 20))[3], (await pixelAt('gloss', 50, 20))[3]]).toEqual([255, 0]);
    expect(await pixelAt('preview', 20, 20)).toEqual(await pixelAt('preview', 50, 20));
  });

  test('that doesn’t exist is answered with a page in a browser, and with a sentence for programs', async () => {
    const url = '/artwork/unknown/file';
    const page = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<p>There is no such artwork.</p>');
    expect(page.headers['cache-control']).toBe('no-store');
    const text = await shop.app.inject(url);
    expect([text.statusCode, text.body]).toEqual([404, 'There is no such artwork.']);
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

  test('is returned with an ending of its kind, whatever its sender called it', async () => {
    const nameOf = async (sent: string) => {
      const { body } = await upload(shop, { bytes: await disc(), name: sent });
      return /filename="([^"]*)"/.exec(
        String((await get(`/artwork/${body.data.token}/file`)).headers['content-disposition']),
      )?.[1];
    };
    expect([await nameOf('logo.PNG'), await nameOf('logo.hta'), await nameOf('png')]).toEqual([
      'logo.PNG',
      'logo.hta.png',
      'png.png',
    ]);
  });
});
