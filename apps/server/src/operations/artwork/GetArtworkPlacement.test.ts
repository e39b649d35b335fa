import { laidInPlace, quarterTurns, writePlace } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { insertArtwork, inTransaction } from '@boxwright/storage';
import { atNight } from '@boxwright/testing/by-night';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artwork, blanksOf, ground, spot } from '../../selling/artwork/testing/box-artwork.ts';
import { upload } from '../../testing/artwork.ts';
import { blackPng } from '../../testing/hostile-files.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const carton = { style: 'straight-tuck-end', length: 46, width: 25, height: 60, boardid: 2 };
type Box = Pick<typeof carton, 'style' | 'length' | 'width' | 'height'>;

/** Uploads a file that fits a box, with its bleed and without anything to find. */
async function cleanFor({ style, length, width, height }: Box, more = ''): Promise<string> {
  const blanks = blanksOf(style, [length, width, height]);
  const { size } = targetOfBlanks(blanks, { style: boxStyleOf(style)?.name ?? style });
  const bytes = artwork(`${ground(undefined, blanks)} ${more}`, {
    size,
    resources: `/ColorSpace << /S ${spot('Varnish')} >>`,
  });
  const { body } = await upload(shop, { bytes, name: 'carton.pdf' });
  return body.data.token;
}

/** A file that is too large to be read, without its bytes. */
async function kept(token: string): Promise<string> {
  const size = { bytes: 400_000_000, ratio: 1, leastPixels: null, previewWidth: 40, previewHeight: 40 };
  const files = { fileKey: `artwork/${token}/file.pdf`, previewKey: `artwork/${token}/preview.webp` };
  const rest = { kind: 'pdf', isTransparent: false, byHand: true } as const;
  await inTransaction(shop.services.db, (tx) =>
    insertArtwork(tx, { token, name: 'large.pdf', ...size, ...files, ...rest }),
  );
  return token;
}

test('before any sign-in, a file is laid on the box it fits, and on another one not', async () => {
  const artwork_token = await cleanFor(carton);
  const visitor = shop.visitor();
  const fitting = await visitor.call('GetArtworkPlacement', { artwork_token, ...carton });
  // Its page has the bleed within: the cut begins 3 mm from its corner.
  const matrix = [1, 0, 0, 1, -3, -3].map((figure) => expect.closeTo(figure, 0));
  expect(fitting).toMatchObject({ status: 200, data: { placement: { matrix }, findings: [], face: 'coated' } });
  const taller = await visitor.call('GetArtworkPlacement', { artwork_token, ...carton, height: 80 });
  expect(taller).toMatchObject({
    status: 200,
    data: { placement: null, findings: [{ rule: 'page', severity: 'stop' }] },
  });
});

// By day, `GetArtworkInks` draws where a file shines.
test.runIf(atNight)(
  'a coat that shines in places does so where the file has a varnish, and other coats don’t',
  async () => {
    const visitor = shop.visitor();
    const files = [await cleanFor(carton, '/S cs 1 scn 30 30 9 9 re f'), await cleanFor(carton)];
    const shown = async (artwork_token: string | undefined, coat: string) => {
      const { data } = await visitor.call('GetArtworkPlacement', { artwork_token, ...carton, coat });
      return [data.shines, ...data.findings.map(({ rule, severity }: Record<string, string>) => `${rule} ${severity}`)];
    };
    expect(await shown(files[0], 'drip-off')).toEqual([true, 'finishes note']);
    expect(await shown(files[0], 'soft-touch')).toEqual([false, 'finishes warn']);
    expect(await shown(files[1], 'drip-off')).toEqual([false, 'finishes warn']);
  },
);

test('a picture lies where its buyer puts it, as the page draws it, however it is turned', async () => {
  const { body } = await upload(shop, { bytes: blackPng(90, 60), name: 'photo.png' });
  const visitor = shop.visitor();
  const ask = (own: object) =>
    visitor.call('GetArtworkPlacement', { artwork_token: body.data.token, ...carton, ...own });
  expect((await ask({})).data.placement).toBeNull();
  for (const turn of quarterTurns) {
    const place = { turn, x: 4, y: -2.5, length: 40 };
    const { data } = await ask({ artwork_place: writePlace(place) });
    const drawn = laidInPlace(place, body.data.ratio);
    const scale = drawn.length / data.placement.length;
    const [a, b, c, d, e, f] = drawn.matrix;
    const matrix = [a * scale, b * scale, c * scale, d * scale, e, f].map((figure) => expect.closeTo(figure, 6));
    expect(data.placement.matrix).toEqual(matrix);
    expect(data.findings.map(({ rule }: { rule: string }) => rule)).not.toContain('page');
  }
  const cropped = await ask({ artwork_place: '0 4 -2.5 40 1000 0 10000 5000' });
  expect(cropped.data.placement.crop).toEqual({ left: 0.1, top: 0, right: 1, bottom: 0.5 });
  for (const wrong of ['45 0 0 40', '0 4 -2.5 40 5000 0 100 5000'])
    expect(await ask({ artwork_place: wrong })).toMatchObject({ status: 400 });
});

test('a file that comes with a box into the cart is on the order’s line, and lies there as it was shown before', async () => {
  const customer = await shop.customer();
  const artwork_token = await cleanFor(carton);
  const artwork_place = '90 -12.5 8 260';
  const line = { length: 46, width: 25, height: 60, artwork_token, artwork_place };
  const { place } = await readyToOrder(shop, { customer, line, awaitsProof: true });
  const [inCart] = (await customer.call('GetCartWebsite', { id: null })).data;
  expect(inCart.artwork).toEqual({ token: artwork_token, name: 'carton.pdf', place: artwork_place });
  const { fld_style: style, fld_length: length, fld_width: width, fld_height: height, fld_boardid: boardid } = inCart;
  const box = { style, length, width, height, boardid };
  const shown = await shop.visitor().call('GetArtworkPlacement', { artwork_token, artwork_place, ...box });
  expect(shown.data.placement).not.toBeNull();
  const order_id: number = (await place()).data.order_id;
  await payInFull(shop, customer, order_id);
  await shop.runJobs();
  const desk = await shop.staff();
  const [{ artworks, box: ordered }] = (await desk.call('GetOrderProofs', { order_id })).data.lines;
  const { face, shines: _, ...checked } = shown.data;
  expect(artworks).toMatchObject([
    { artwork: { token: artwork_token, name: 'carton.pdf', page: 1 }, place: artwork_place, ...checked },
  ]);
  expect(ordered.face).toBe(face);
});

test('an edited box keeps its file, has another one, or none', async () => {
  const visitor = shop.visitor();
  const files = [await kept('first-large'), await kept('second-large')];
  const box = { itemdetails: [{ Item: 202, Quantity: 1000 }], boardid: 2, destination_pin: '641001' };
  const { data } = await visitor.call('AddToCartWebsite', { ...box, artwork_token: files[0] });
  const edited = async (own: object) => {
    await visitor.call('AddToCartWebsite', { ...box, cartlineid: data.cart_line_id, ...own });
    return (await visitor.call('GetCartWebsite', { id: null })).data[0].artwork?.token ?? null;
  };
  expect(await edited({ boardid: 3 })).toBe(files[0]);
  expect(await edited({ artwork_token: files[1] })).toBe(files[1]);
  expect(await edited({ artwork_token: null })).toBeNull();
  const unknown = await visitor.call('AddToCartWebsite', { ...box, artwork_token: 'nobody-has-this' });
  expect(unknown).toMatchObject({ status: 404, data: expect.stringContaining('Please upload the file again.') });
});

test('what can’t be checked is refused with a sentence', async () => {
  const visitor = shop.visitor();
  const artwork_token = await kept('a-large-file');
  const refused = async (own: object) => {
    const { status, data } = await visitor.call('GetArtworkPlacement', { artwork_token, ...carton, ...own });
    return [status, data];
  };
  expect(await refused({ artwork_token: 'nobody-has-this' })).toEqual([
    404,
    'We do not have this artwork any more. Please upload the file again.',
  ]);
  expect(await refused({ style: 'moebius-band' })).toEqual([404, 'We do not make this style of box.']);
  expect(await refused({ height: 2 })).toEqual([422, expect.stringMatching(/height/i)]);
  expect(await refused({ artwork_token: 7 })).toEqual([400, expect.any(String)]);
});

test('a large file is looked at by people; who tries too many sizes has to wait, but what was checked is known', async () => {
  const visitor = shop.visitor();
  const artwork_token = await kept('another-large-file');
  const at = (height: number) => visitor.call('GetArtworkPlacement', { artwork_token, ...carton, height });
  const first = await at(60);
  expect(first.data).toMatchObject({ placement: null, findings: [{ rule: 'too-much', severity: 'warn' }] });
  let last = first;
  for (let height = 61; last.status === 200 && height < 100; height += 1) last = await at(height);
  expect(last).toMatchObject({ status: 429, data: expect.stringContaining('Please try again in') });
  expect((await at(60)).data).toEqual(first.data);
});

test('a file is checked against the ordered inks by their names', async () => {
  const visitor = shop.visitor();
  const artwork_token = await cleanFor(carton);
  const found = async (print?: string) => {
    const { data } = await visitor.call('GetArtworkPlacement', { artwork_token, ...carton, print });
    return data.findings.filter(({ rule }: { rule: string }) => rule === 'inks');
  };
  expect(await found()).toEqual([]);
  expect(await found('4+Gold')).toMatchObject([{ text: 'Gold is ordered, and the artwork doesn’t use it.' }]);
});

test('where the inside is printed, too, the page after the outside lies on the drawing from inside', async () => {
  const { size } = targetOfBlanks(blanksOf(carton.style, [46, 25, 60]), { style: 'Straight tuck end' });
  const bytes = artwork(ground(), { size, inside: '0 1 0 0 k 10 10 5 5 re f' });
  const { body } = await upload(shop, { bytes, name: 'both.pdf' });
  const on = async (print: string) =>
    (await shop.visitor().call('GetArtworkPlacement', { artwork_token: body.data.token, ...carton, print })).data;
  const both = await on('4/4');
  expect([both.placement, both.inside_placement]).toEqual([expect.any(Object), expect.any(Object)]);
  expect(both.findings.some(({ side }: { side?: string }) => side === 'inside')).toBe(true);
  expect(await on('4')).toMatchObject({ placement: expect.any(Object), inside_placement: null });
});
