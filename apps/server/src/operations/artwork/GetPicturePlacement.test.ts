import { quarterTurns, writePlace } from '@boxwright/contract';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blanksOf } from '../../selling/artwork/testing/box-artwork.ts';
import { upload } from '../../testing/artwork.ts';
import { blackPng } from '../../testing/hostile-files.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const carton = { style: 'straight-tuck-end', length: 46, width: 25, height: 60, boardid: 2 };

/** What is answered at once, and what the check finds after it. */
async function bothOf(token: string, own: object = {}) {
  const visitor = shop.visitor();
  const asked = { artwork_token: token, ...carton, ...own };
  const atOnce = await visitor.call('GetPicturePlacement', asked);
  const { findings: _, inside_placement: __, ...checked } = (await visitor.call('GetArtworkPlacement', asked)).data;
  return { atOnce: atOnce.data, checked };
}

const tokenOf = async (bytes: Buffer, name: string): Promise<string> =>
  (await upload(shop, { bytes, name })).body.data.token;

test('a picture lies at once where its check finds it: by its proportions, on its side, turned by its camera, and moved', async () => {
  const { size } = targetOfBlanks(blanksOf(carton.style, [carton.length, carton.width, carton.height]), {
    style: 'Straight tuck end',
  });
  const [length, width] = [Math.round(size.length * 4), Math.round(size.width * 4)];
  const upright = await tokenOf(blackPng(length, width), 'upright.png');
  const onItsSide = await tokenOf(blackPng(width, length), 'on-its-side.png');
  const byCamera = sharp(blackPng(width, length)).withMetadata({ orientation: 6 }).jpeg();
  const turned = await tokenOf(await byCamera.toBuffer(), 'photo.jpg');
  for (const token of [upright, onItsSide, turned]) {
    const { atOnce, checked } = await bothOf(token);
    expect(atOnce.placement).not.toBeNull();
    expect(atOnce).toEqual(checked);
  }
  for (const turn of quarterTurns) {
    const place = { turn, x: 4, y: -2.5, length: 40, crop: { left: 0.1, top: 0, right: 1, bottom: 0.5 } };
    const { atOnce, checked } = await bothOf(turned, { artwork_place: writePlace(place) });
    expect(atOnce.placement.crop).toEqual(place.crop);
    expect(atOnce).toEqual(checked);
  }
});

test('a picture that doesn’t fit, a drawing and a file that people look at lie nowhere before the check', async () => {
  const square = await tokenOf(blackPng(60, 60), 'square.png');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60"/></svg>';
  for (const token of [square, await tokenOf(Buffer.from(drawing), 'drawing.svg')])
    expect((await bothOf(token)).atOnce).toEqual({ placement: null, face: 'coated', shines: false });
});

test('a box that can’t be made and a file that is gone are refused as by the check', async () => {
  const visitor = shop.visitor();
  const refused = async (own: object) => {
    const { status, data } = await visitor.call('GetPicturePlacement', {
      artwork_token: 'nobody-has-this',
      ...carton,
      ...own,
    });
    return [status, data];
  };
  expect(await refused({})).toEqual([404, 'We do not have this artwork any more. Please upload the file again.']);
  expect(await refused({ style: 'moebius-band' })).toEqual([404, 'We do not make this style of box.']);
});
