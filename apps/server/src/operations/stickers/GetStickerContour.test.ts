import { findOrder, inTransaction, linesOfCart, linesOfOrders } from '@boxwright/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placed, upload, uploadedDisc, withOwnCut } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let traces: number;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  const { run } = shop.services.work;
  traces = 0;
  vi.spyOn(shop.services.work, 'run').mockImplementation((task, ...rest) => {
    if (task.name === 'stickerContour') traces += 1;
    return run(task, ...rest);
  });
  return () => vi.restoreAllMocks();
});

const size = { length: 50, width: 50 };
const contourOf = (artwork: object, own: object = {}) =>
  shop.visitor().call('GetStickerContour', { artwork, ...size, ...own });

/** An artwork in one colour without transparency, with nothing to cut around. */
async function plainToken(): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  return (await upload(shop, { bytes })).body.data.token;
}

const shape = 'die-cut';
const stickers = { shape, material: 'white-vinyl', ...size };
const quoted = (own: object) =>
  shop.visitor().call('GetStickerQuote', { ...stickers, quantity: 1000, quantities: [500], ...own });

describe('GetStickerContour', () => {
  test('returns the cut around an artwork, traced once for everybody who asks', async () => {
    const token = await uploadedDisc(shop);
    const { status, data } = await contourOf(placed(token));
    expect(status).toBe(200);
    expect(data).toMatchObject({ path: expect.stringMatching(/^M[^MZ]+Z$/), length: 50 });
    expect(data.cut_length).toBeCloseTo(50 * Math.PI, 0);
    // The disc, with its faded edge, is 46 mm; the picture is nine eighths of that.
    expect(Math.abs(data.picture.length - (46 * 9) / 8)).toBeLessThan(1);
    expect(Math.abs(data.picture.x - (2 - 46 / 16))).toBeLessThan(0.5);
    expect((await contourOf(placed(token))).data).toEqual(data);
    expect(traces).toBe(1);
    const further = (await contourOf(placed(token, { cut_offset: 6 }))).data;
    expect(further.picture.length).toBeLessThan(data.picture.length - 8);
  });

  test('says what to do if there is nothing to cut around', async () => {
    const artwork = placed(await plainToken());
    expect(await contourOf(artwork)).toMatchObject({
      status: 422,
      data: expect.stringMatching(/^Your picture is of one colour.*choose another/),
      body: { field: 'artwork' },
    });
    const disc = await uploadedDisc(shop);
    expect(await contourOf(placed(disc, { cut_offset: 10 }), { width: 20 })).toMatchObject({
      status: 422,
      data: expect.stringContaining('An offset of 10 mm leaves no room'),
    });
  });

  test.each([
    [{ token: 'unknown' }, {}, 404],
    [{ cut_offset: 11 }, {}, 400],
    [{ cut_smoothing: 2.5 }, {}, 400],
    [{}, { length: 456 }, 400],
    [{}, { width: 0 }, 400],
  ])('refuses %o with %o', async (artwork, own, status) => {
    expect(await contourOf(placed(await uploadedDisc(shop), artwork), own)).toMatchObject({ status });
  });
});

describe('the cut line of the buyer’s own file', () => {
  const uploaded = async (cut?: string): Promise<string> =>
    (await upload(shop, { bytes: withOwnCut(cut), name: 'badge.pdf' })).body.data.token;

  test('is cut in the size asked for, with its page around it, and priced by its length', async () => {
    const token = await uploaded();
    const { data: known } = await shop.visitor().call('GetArtwork', { token });
    expect(known.own_cut).toEqual({ length: 40, width: 20, why: null });
    const own = placed(token, { cut_line: 'own' });
    const { data } = await contourOf(own);
    expect(data).toMatchObject({ length: 50, width: 25, cut_length: 150 });
    expect(data.picture).toEqual({ x: -12.5, y: -12.5, length: 75, width: 50 });
    expect(traces).toBe(0);
    const { data: quote } = await quoted({ artwork: own });
    expect(quote.layout).toMatchObject({ sticker_length: 50, sticker_width: 25 });
    const rectangle = await quoted({ width: 25 });
    // The same line: the rectangle of this size.
    expect(quote.price.total).toBe(rectangle.data.price.total);
    // Another line than the one around the picture, so other goods.
    const { data: traced } = await contourOf(placed(token));
    expect(traced.cut_length).not.toBe(data.cut_length);
  });

  test('is refused where the file has none or it can’t be cut, with what to do', async () => {
    const open = await uploaded('10 10 m 50 10 l 50 30 l S');
    const { data } = await shop.visitor().call('GetArtwork', { token: open });
    expect(data.own_cut.why).toBe('The cut line in your file isn’t closed. Please join its ends.');
    for (const [token, text] of [
      [open, 'isn’t closed'],
      [await uploadedDisc(shop), 'has no cut line'],
    ] as const) {
      expect(await quoted({ artwork: placed(token, { cut_line: 'own' }) })).toMatchObject({
        status: 422,
        data: expect.stringContaining(text),
        body: { field: 'artwork' },
      });
    }
  });
});

describe('stickers in the special shape with an artwork', () => {
  test('are laid by the shape of their cut and priced by its length, in every quantity; other shapes are not', async () => {
    const artwork = placed(await uploadedDisc(shop));
    const [{ data: traced }, { data: square }] = [await quoted({ artwork }), await quoted({})];
    // A disc lies in the gaps of the row above.
    expect([square, traced].map(({ layout }) => layout.places.length)).toEqual([40, 48]);
    // Besides, the cut is 200 − 157 mm shorter per sticker, at 90 paise a metre, with margin and the discount on the last 500.
    const perPiece = (0.2 - (50 * Math.PI) / 1000) * 0.9;
    const cutting = (perPiece * (500 + 500 * 0.95)) / 0.65;
    expect(square.price.total - traced.price.total).toBeGreaterThan(cutting);
    expect(square.steps[0].total - traced.steps[0].total).toBeGreaterThan((perPiece * 500) / 0.65);
    const priced = { ...stickers, quantity: 1000, artwork };
    expect((await shop.visitor().call('GetStickerPrice', priced)).data[0].total).toBe(traced.price.total);
    const round = { shape: 'round', artwork };
    expect((await quoted(round)).data.price.total).toBe((await quoted({ shape: 'round' })).data.price.total);
    expect(traces).toBe(1);
  });

  test('have no price if no cut can be traced, and the failure names the artwork’s field', async () => {
    expect(await quoted({ artwork: placed(await plainToken()) })).toMatchObject({
      status: 422,
      data: expect.stringContaining('nothing to cut around'),
      body: { field: 'artwork' },
    });
  });

  test('keep the priced cut in the cart and with the order, without tracing it again', async () => {
    const token = await uploadedDisc(shop);
    const { customer, placing, place } = await readyToOrder(shop);
    const cart = async () => (await customer.call('GetCartWebsite', { id: null })).data;
    const [box] = await cart();
    await customer.call('DeleteCart', { cartID: placing.cartid, cartlineid: box.fld_cart_dtl_id });
    const { data: contour } = await contourOf(placed(token));
    const added = await customer.call('AddToCartWebsite', {
      itemdetails: [{ Item: 196, Quantity: 1000 }],
      orderid: 0,
      ...stickers,
      artwork: placed(token),
    });
    expect(added).toMatchObject({ status: 200 });
    const price = (await quoted({ artwork: placed(token) })).data.price.total;
    expect(await cart()).toMatchObject([{ Basevalue: price }]);
    const [stored] = await linesOfCart(shop.services.db, placing.cartid);
    expect(stored?.configuration).toMatchObject({
      contour: { path: contour.path, cutLength: contour.cut_length, picture: contour.picture },
    });

    await customer.call('AddToCartWebsite', {
      itemdetails: [{ Item: 196, Quantity: 500 }],
      orderid: added.data.order_id,
      cartlineid: added.data.cart_line_id,
    });
    const more = (await quoted({ artwork: placed(token), quantity: 1500 })).data.price.total;
    expect(await cart()).toMatchObject([{ fld_quantity: 1500, Basevalue: more }]);
    const { data } = await place();
    const order = await findOrder(shop.services.db, data.order_id);
    const [line] = await inTransaction(shop.services.db, (tx) => linesOfOrders(tx, [order?.id ?? 0]));
    expect(line).toMatchObject({ configuration: { contour: { path: contour.path } } });
    expect(line?.goodsPaise).toBe(Math.round(more * 100));
    expect(traces).toBe(1);
  });
});
