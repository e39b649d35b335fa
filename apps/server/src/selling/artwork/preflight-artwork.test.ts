import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { type Artwork, findArtwork } from '@boxwright/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksumIn } from '../../adapters/files/files.ts';
import { customerSender, staffSender } from '../../adapters/identity/sender.ts';
import { upload } from '../../testing/artwork.ts';
import { pdf, saleInGroup, saleInHelvetica } from '../../testing/hostile-files.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { drawPdf } from './inspect/draw-pdf.ts';
import { drawingsFolder, sweepDrawings } from './inspect/kept-drawings.ts';
import { preflightArtwork } from './preflight-artwork.ts';
import { artwork, blanksOf, ean13, target } from './testing/box-artwork.ts';
import { clean } from './testing/prepared-files.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function uploaded(bytes: Buffer, name = 'carton.pdf') {
  const { body } = await upload(shop, { bytes, name });
  const found = await findArtwork(shop.services.db, body.data.token);
  if (!found) throw new RangeError('It was not stored');
  return found;
}

test('a kept artwork is checked against what will be cut, for buyers and staff alike', async () => {
  const good = await uploaded(artwork(clean));
  const customer = await shop.customer();
  const senders = [customerSender(customer.id, '10.80.0.1'), staffSender(1, '10.80.0.1')];
  for (const sender of senders) {
    expect(await preflightArtwork(shop.services, good, target, sender)).toMatchObject({ findings: [], codes: [] });
  }
  const short = await uploaded(artwork(clean, { bleed: 1 }));
  const { findings } = await preflightArtwork(shop.services, short, target, senders[0] ?? staffSender(1, ''));
  expect(findings).toMatchObject([{ rule: 'bleed', severity: 'warn' }]);
});

test('the check uses what the upload has drawn, and finds the same once that is gone', async () => {
  const folder = drawingsFolder(shop.services.env);
  const kept = await uploaded(artwork(clean, { bleed: 1 }));
  const [drawing = ''] = await namesFor(folder, kept);
  const check = () => preflightArtwork(shop.services, kept, target, staffSender(1, '10.80.0.1'));
  const first = await check();
  expect(first.findings.map(({ rule }) => rule)).toEqual(['bleed']);
  // Another file's, so that it shows which one was used.
  await copyFile(
    join(folder, (await namesFor(folder, await uploaded(artwork(clean))))[0] ?? ''),
    join(folder, drawing),
  );
  expect((await check()).findings).toEqual([]);
  await sweepDrawings(folder, 0);
  expect(await readdir(folder)).toEqual([]);
  expect(await check()).toEqual(first);
});

test.each([
  { is: 'checked by what its upload has drawn', box: [46, 25, 60], isEmpty: true },
  { is: 'read once more for a box that needs more of its pixels', box: [120, 80, 200], isEmpty: false },
])('a picture is $is', async ({ box, isEmpty }) => {
  const blanks = targetOfBlanks(blanksOf('straight-tuck-end', box), { style: 'Straight tuck end' });
  const { length, width } = blanks.size;
  const height = Math.round((3000 * (width + 6)) / (length + 6));
  const picture = async (background: string) => {
    const drawn = sharp({ create: { width: 3000, height, channels: 3, background } });
    return uploaded(await drawn.png().toBuffer(), 'carton.png');
  };
  const [printed, bare] = [await picture('#0aa'), await picture('#fff')];
  const rules = async () => {
    const { findings } = await preflightArtwork(shop.services, printed, blanks, staffSender(1, '10.80.0.1'));
    return findings.map(({ rule }) => rule);
  };
  expect(await rules()).not.toContain('empty-panels');
  const folder = drawingsFolder(shop.services.env);
  const [mine = '', others = ''] = [printed, bare].map(({ fileKey }) => `${checksumIn(fileKey)}.1`);
  // The other file's, so that it shows which one was used.
  await copyFile(join(folder, others), join(folder, mine));
  expect((await rules()).includes('empty-panels')).toBe(isEmpty);
});

test('the codes on a picture are looked for at its first check, and kept for the next ones', async () => {
  const picture = async (content: string) => {
    const drawn = await drawPdf(artwork(content), 2000, { ground: 'paper' });
    if (drawn === 'too-much') throw new RangeError('It was not drawn');
    const { data, ...raw } = drawn;
    return uploaded(await sharp(data, { raw }).png().toBuffer(), 'carton.png');
  };
  const code = '8901234567894';
  const [coded, bare] = [await picture(ean13(code, { at: [60, 60] })), await picture('60 60 40 22 re f')];
  const textsOn = async (picture: Artwork) => {
    const { codes } = await preflightArtwork(shop.services, picture, target, staffSender(1, '10.80.0.1'));
    return codes.map(({ text }) => text);
  };
  expect(await textsOn(bare)).toEqual([]);
  expect(await textsOn(coded)).toEqual([code]);
  const folder = drawingsFolder(shop.services.env);
  const [mine = '', others = ''] = [coded, bare].map(({ fileKey }) => `${checksumIn(fileKey)}.1.codes`);
  // The other picture's, so that it shows which were used.
  await copyFile(join(folder, others), join(folder, mine));
  expect(await textsOn(coded)).toEqual([]);
  await sweepDrawings(folder, 0);
  expect(await textsOn(coded)).toEqual([code]);
});

const namesFor = async (folder: string, { fileKey }: Artwork) =>
  (await readdir(folder)).filter((name) => name === `${checksumIn(fileKey)}.1`);

test.each([
  ['', pdf({ text: saleInHelvetica })],
  [', in a group', pdf({ text: '/X Do', objects: [saleInGroup] })],
])(
  'a file with text in a font that it only names%s shows that together with all else that is wrong',
  async (_, bytes) => {
    const { findings } = await preflightArtwork(shop.services, await uploaded(bytes), target, staffSender(1, ''));
    const stops = findings.filter(({ severity }) => severity === 'stop').map(({ rule }) => rule);
    expect(stops).toEqual(expect.arrayContaining(['page', 'fonts']));
    expect(findings.map(({ rule }) => rule)).toContain('screen-colours');
  },
);

test('staff set the limits of the checks', async () => {
  const owner = await shop.staff();
  const { values, seen } = (await owner.call('GetSettings', { section: 'printFiles' })).data;
  expect(values).toMatchObject({ stopPpi: '150', leastStroke: '0.25', inkOnKraft: '260' });
  const saved = await owner.call('SaveSettings', {
    section: 'printFiles',
    values: { ...values, leastType: '16', leastTypeInInks: '17.5' },
    seen,
  });
  expect(saved).toMatchObject({ status: 200, data: { changed: ['leastType', 'leastTypeInInks'] } });
  const kept = await uploaded(artwork(clean));
  const { findings } = await preflightArtwork(shop.services, kept, target, staffSender(1, '10.80.0.1'));
  expect(findings).toMatchObject([
    { rule: 'type-size', text: '“Sea salt” is 14 pt: smaller than the 16 pt that print well.' },
  ]);
});
