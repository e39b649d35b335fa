import { listChanges } from '@boxwright/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxPhotograph, postPicture, sendPicture, tokenOf } from '../../testing/catalogue-picture.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const ofSoap = { kind: 'variant', id: 202, version: 1 };
const soap = async () => (await shop.visitor().call('GetVariantData', { whereClause: { fld_variantid: 202 } })).data[0];
const uploaded = async (of?: string) => tokenOf(await sendPicture(shop, staff, await boxPhotograph(), of));

test('SetCataloguePicture puts a picture on the site with its text, encoded again in every size', async () => {
  const token = await uploaded();
  const address = `/pictures/catalogue/${token}.webp`;
  expect((await soap()).VariantImage).not.toContain(address);
  const set = await staff.call('SetCataloguePicture', { ...ofSoap, token, alt: 'A soap carton with a window' });
  expect(set).toMatchObject({ status: 200, data: { version: 2, image: address } });
  const shown = await soap();
  expect(shown.fld_imagealt).toBe('A soap carton with a window');
  expect(shown.VariantImage.split('#')).toEqual([address, ...Array(3).fill(expect.stringContaining('/pictures/box/'))]);
  for (const [file, width, format] of [
    [address, 960, 'webp'],
    ...[320, 640, 960].map((each) => [`/pictures/catalogue/${token}-${each}.avif`, each, 'heif'] as const),
  ] as const) {
    const { rawPayload, headers } = await shop.app.inject({ url: file });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const seen = await sharp(rawPayload).metadata();
    expect([seen.width, seen.format, seen.exif]).toEqual([width, format, undefined]);
  }
  const [change] = await listChanges(shop.services.db, { subject: 'variant', subjectId: '202' }, 1);
  expect(change).toMatchObject({ operation: 'SetCataloguePicture', after: { image: address } });
});

test('SetCataloguePicture refuses the second of two changes, and removes a picture again', async () => {
  const asked = { kind: 'board', id: 2, version: 1, token: await uploaded('board/2'), alt: 'Board' };
  const answers = await Promise.all([1, 2].map(() => staff.call('SetCataloguePicture', asked)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const off = await staff.call('SetCataloguePicture', { ...asked, version: 2, token: null, alt: '' });
  expect(off).toMatchObject({ status: 200, data: { image: '', version: 3 } });
  const boards = (await shop.visitor().call('GetBoard', {})).data;
  expect(boards[1].fld_image).toBe('/images/board-fbb-300.webp');
});

test('SetCataloguePicture refuses a picture without its text, and one that isn’t there', async () => {
  const wrong = { ...ofSoap, version: 2, token: 'x'.repeat(24) };
  expect(await staff.call('SetCataloguePicture', { ...wrong, alt: ' ' })).toMatchObject({
    status: 400,
    body: { field: 'alt' },
  });
  expect(await staff.call('SetCataloguePicture', { ...wrong, alt: 'x' })).toMatchObject({ status: 404 });
  expect((await staff.call('GetCataloguePicture', { kind: 'variant', id: 202 })).data.version).toBe(2);
});

test('the upload refuses files that are no picture or too small, and members without the right', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [bytes, why] of [
    [svg, 'no-picture'],
    [(await boxPhotograph()).subarray(0, 400), 'unreadable'],
    [await boxPhotograph(300, 200), 'too-small'],
  ] as const)
    expect((await sendPicture(shop, staff, bytes)).searchParams.get('refused')).toBe(why);
  expect((await postPicture(shop, await shop.staff('Production'), await boxPhotograph())).statusCode).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await sendPicture(shop, who, await boxPhotograph())).pathname).toBe('/manage');
  for (const file of ['x.webp', `${'x'.repeat(24)}.webp`, '..%2f..%2fpackage.json'])
    expect((await shop.app.inject({ url: `/pictures/catalogue/${file}` })).statusCode).toBe(404);
});

test('SetCataloguePicture refuses visitors, customers and production', async () => {
  expect((await postPicture(shop, await shop.staff('Production'), await boxPhotograph())).statusCode).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()])
    expect([401, 403]).toContain((await who.call('SetCataloguePicture', { ...ofSoap, token: null, alt: '' })).status);
});
