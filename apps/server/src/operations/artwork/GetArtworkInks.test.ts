import { pdf, stream } from '@boxwright/print-files/testing';
import { insertArtwork, inTransaction } from '@boxwright/storage';
import { atNight } from '@boxwright/testing/by-night';
import { isThorough } from '@boxwright/testing/thorough';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disc, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

const nightly = test.runIf(atNight);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const spot = (name: string) =>
  `[/Separation /${name} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 .2 .6 .2] /N 1 >>]`;

async function inksOf(name: string, bytes: Buffer) {
  const { body } = await upload(shop, { bytes, name });
  return shop.visitor().call('GetArtworkInks', { artwork_token: body.data.token });
}

async function pixelAt(picture: string, across: number, down: number): Promise<readonly number[]> {
  const bytes = Buffer.from(picture.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

test('before any sign-in, each ink of a file is drawn by itself, in its colour and as opaque as there is ink', async () => {
  // Gold on the left half, black at 40 % over it that overprints on the lower half of that.
  const content = '/Gold cs 1 scn 0 0 150 200 re f /Over gs 0 0 0 .4 k 0 0 150 100 re f';
  const resources = `/ColorSpace << /Gold ${spot('Gold')} >> /ExtGState << /Over << /OP true /op true >> >>`;
  const { status, data } = await inksOf('gold.pdf', pdf({ resources, content }));
  expect(status).toBe(200);
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
  const picture = expect.stringMatching(/^data:image\/webp;base64,/);
  expect(data).toEqual({
    why: null,
    printed: null,
    inks: [
      { name: 'Black', colour, coverage: expect.closeTo(10, 0), picture },
      { name: 'Gold', colour, coverage: expect.closeTo(50, 0), picture },
    ],
    white: null,
    gloss: null,
    heaviest: expect.closeTo(140, 0),
    heat: { bands: expect.any(Array), picture },
  });
  const opacityAt = async (ink: number, across: number, down: number) =>
    (await pixelAt(data.inks[ink].picture, across, down))[3];
  expect(await opacityAt(0, 0.25, 0.75)).toBe(102);
  expect(await opacityAt(0, 0.25, 0.25)).toBe(0);
  expect(await opacityAt(1, 0.25, 0.75)).toBe(255);
  expect(await opacityAt(1, 0.75, 0.75)).toBe(0);
});

// How much a picture may have in it is computed: `preflight-file.test.ts`.
nightly('the inks of a large photograph with a spot ink are shown, too', async () => {
  const [width, height] = isThorough ? [6000, 4000] : [2800, 2000];
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#40a0c0' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode`;
  const { status, data } = await inksOf(
    'photograph.pdf',
    pdf({
      resources: `/XObject << /Photo 5 0 R >> /ColorSpace << /Gold ${spot('Gold')} >>`,
      content: 'q 300 0 0 200 0 0 cm /Photo Do Q /Gold cs 1 scn 0 0 30 200 re f',
      objects: [stream(entries, jpeg.toString('latin1'))],
    }),
  );
  expect([status, data.why]).toEqual([200, null]);
  expect(data.inks.map(({ name }: { name: string }) => name)).toEqual(['Cyan', 'Magenta', 'Yellow', 'Black', 'Gold']);
});

test('the places with most ink in all have the colour of their band', async () => {
  const { data } = await inksOf(
    'heavy.pdf',
    pdf({ content: '1 1 1 .5 k 0 0 150 200 re f 0 0 0 1 k 150 0 150 200 re f' }),
  );
  expect(data.heaviest).toBeCloseTo(350, 0);
  const heaviest = data.heat.bands.at(-1);
  expect(heaviest.from).toBeLessThan(350);
  const [red = 0, green = 0, blue = 0] = Buffer.from(heaviest.colour.slice(1), 'hex');
  const left = await pixelAt(data.heat.picture, 0.25, 0.5);
  expect([red, green, blue].map((part, at) => Math.abs(part - (left[at] ?? 0)) < 12)).toEqual([true, true, true]);
  expect(left[3]).toBe(255);
  expect((await pixelAt(data.heat.picture, 0.75, 0.5))[3]).toBeLessThan(80);
});

test('a sentence says why a file can’t be separated', async () => {
  const why = async (name: string, bytes: Buffer) => {
    const { status, data } = await inksOf(name, bytes);
    expect([status, data.inks]).toEqual([200, []]);
    return data.why;
  };
  expect(await why('screen.pdf', pdf({ content: '1 0 0 rg 0 0 100 100 re f' }))).toMatch(/colours of screens \(RGB\)/);
  expect(await why('disc.png', await disc())).toBe(
    'This file has no inks yet: its colours are those of screens, and are converted to those of the press for print.',
  );
});

test('a file in the colours of screens is shown about as it is printed, and one that has inks too isn’t', async () => {
  const printedOf = async (name: string, bytes: Buffer) => (await inksOf(name, bytes)).data.printed;
  const green = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  for (const printed of [
    await printedOf('green.png', green),
    await printedOf('green.pdf', pdf({ content: '0 1 0 rg 0 0 300 200 re f' })),
  ]) {
    const [red = 255, bright = 255, blue = 255] = await pixelAt(printed, 0.5, 0.5);
    expect(red).toBeLessThan(30);
    expect([bright > 120 && bright < 180, blue < 100]).toEqual([true, true]);
  }
  const both = pdf({ content: '0 1 0 rg 0 0 100 100 re f 1 0 0 0 k 100 100 100 100 re f' });
  expect(await printedOf('both.pdf', both)).toBeNull();
  const inks = await sharp(green).toColourspace('cmyk').jpeg().toBuffer();
  expect(await printedOf('inks.jpg', inks)).toBeNull();
});

test('a file that people look at has no inks here, and one that isn’t kept is refused', async () => {
  const token = 'a-large-file';
  const size = { bytes: 400_000_000, ratio: 1, leastPixels: null, previewWidth: 40, previewHeight: 40 };
  const files = { fileKey: `artwork/${token}/file.pdf`, previewKey: `artwork/${token}/preview.webp` };
  const rest = { kind: 'pdf', isTransparent: false, byHand: true } as const;
  await inTransaction(shop.services.db, (tx) =>
    insertArtwork(tx, { token, name: 'large.pdf', ...size, ...files, ...rest }),
  );
  const visitor = shop.visitor();
  expect((await visitor.call('GetArtworkInks', { artwork_token: token })).data.why).toMatch(/too much in it/);
  const refused = await visitor.call('GetArtworkInks', { artwork_token: 'nobody-has-this' });
  expect(refused).toMatchObject({ status: 404, data: expect.stringContaining('Please upload the file again.') });
  expect(await visitor.call('GetArtworkInks', {})).toMatchObject({ status: 400 });
});

// By day, `print-sheets` has the white of files on its sheets.
test.runIf(atNight)(
  'the white that a drawing has is drawn in a colour that is seen, also where its colours are those of screens',
  async () => {
    const layers =
      '<rect width="60" height="40" fill="#0a0"/><g id="White"><rect width="15" height="40" fill="#fff"/></g>';
    const bytes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${layers}</svg>`,
    );
    const { data } = await inksOf('clear.svg', bytes);
    expect(data.why).toMatch(/no inks yet/);
    expect(data.white).toMatchObject({ name: 'White', coverage: expect.closeTo(25, 0) });
    expect(await pixelAt(data.white.picture, 0.1, 0.5)).toEqual(
      [92, 128, 168, 255].map((each) => expect.closeTo(each, -1)),
    );
    expect((await pixelAt(data.white.picture, 0.6, 0.5))[3]).toBe(0);
  },
);

test('where a file shines is drawn by itself in a colour that is seen, and is none of its inks', async () => {
  const content = '0 0 0 1 k 0 0 300 200 re f /Over gs /S cs 1 scn 0 0 75 200 re f';
  const resources = `/ColorSpace << /S ${spot('Varnish')} >> /ExtGState << /Over << /OP true /op true >> >>`;
  const { data } = await inksOf('shines.pdf', pdf({ resources, content }));
  expect(data.inks.map(({ name }: { readonly name: string }) => name)).toEqual(['Black']);
  expect(data.gloss).toMatchObject({ name: 'Gloss', coverage: expect.closeTo(25, 0) });
  const [red = 255, green = 0] = await pixelAt(data.gloss.picture, 0.1, 0.5);
  expect([red < 90, green > 200]).toEqual([true, true]);
  expect((await pixelAt(data.gloss.picture, 0.6, 0.5))[3]).toBe(0);
});

// The same operation, of another page.
nightly('of a file for both sides of a box, the inks of the page for the inside are drawn by themselves', async () => {
  const two = pdf({ content: '1 0 0 0 k 0 0 150 200 re f', second: '0 1 0 0 k 0 0 300 200 re f' });
  const { body } = await upload(shop, { bytes: two, name: 'both.pdf' });
  const of = async (token: string, side?: 'inside') => {
    const { status, data } = await shop.visitor().call('GetArtworkInks', { artwork_token: token, side });
    return status === 200 ? data.inks.map(({ name }: { name: string }) => name) : [status, data];
  };
  expect([await of(body.data.token), await of(body.data.token, 'inside')]).toEqual([['Cyan'], ['Magenta']]);
  const one = await upload(shop, { bytes: pdf({ content: '1 0 0 0 k 0 0 150 200 re f' }), name: 'one.pdf' });
  expect(await of(one.body.data.token, 'inside')).toEqual([404, expect.stringMatching(/no page for an inside/)]);
});
