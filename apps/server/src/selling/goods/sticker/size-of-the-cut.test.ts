import { linesOfOrders } from '@boxwright/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placed, upload, uploadedDisc } from '../../../testing/artwork.ts';
import { begunSale } from '../../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../../testing/open-shop.ts';
import { readyToOrder } from '../../../testing/orders.ts';
import { contentsOf } from '../../print-sheets/testing/contents-of.ts';
import { stickerGoods } from './sticker-goods.ts';
import { stickerSnapshot } from './sticker-snapshot.ts';

let shop: Shop;
/** A disc: fitted into 75 × 50 mm, its cut is 50 × 50 mm. */
let round: object;
/** A bar of 20 to 1, like a line of lettering. */
let wide: object;
beforeAll(async () => {
  shop = await openShop();
  round = placed(await uploadedDisc(shop));
  const bar = { create: { width: 1000, height: 50, channels: 4, background: '#c8102e' } } as const;
  const ground = { left: 100, right: 100, top: 100, bottom: 100, background: '#0000' };
  const bytes = await sharp(bar).extend(ground).png().toBuffer();
  wide = placed((await upload(shop, { bytes })).body.data.token);
});
afterAll(() => shop.close());

const named = { shape: 'die-cut', material: 'white-vinyl' };
const asked = { ...named, length: 75, width: 50 };
const square = { ...named, length: 50, width: 50 };
const inCart = (own: object) => ({ itemdetails: [{ Item: 196, Quantity: 1000 }], artwork: round, ...asked, ...own });
const quoted = async (own: object) =>
  (await shop.visitor().call('GetStickerQuote', { quantity: 1000, quantities: [100], artwork: round, ...own })).data;

describe('stickers that are cut around their picture', () => {
  test('are priced and laid out by the size of the cut, whatever size it was fitted into', async () => {
    const [inWide, inSquare] = [await quoted(asked), await quoted(square)];
    // The two cuts differ by some micrometres in length, so a rate by a step of 0.2 % at most.
    expect(Math.abs(inWide.price.total / inSquare.price.total - 1)).toBeLessThan(0.002);
    expect(Math.abs(inWide.steps[0].total / inSquare.steps[0].total - 1)).toBeLessThan(0.002);
    expect(inWide.layout.places).toHaveLength(inSquare.layout.places.length);
    expect(inWide.layout).toMatchObject({ sticker_length: 50, sticker_width: 50 });
    expect(inWide.price).toMatchObject({
      lengthstickersizeselected: 50,
      widthstickersizeselected: 50,
      bleedlength: 53,
      bleedwidth: 53,
    });
    const [price] = (await shop.visitor().call('GetStickerPrice', { quantity: 1000, artwork: round, ...asked })).data;
    expect(price).toEqual(inWide.price);
    // Without a picture there is no cut yet.
    expect((await quoted({ ...asked, artwork: null })).price).toMatchObject({ lengthstickersizeselected: 75 });
  });

  test('fill the sheet with as many cuts as fit', async () => {
    const { layout, price } = await quoted({ ...named, length: 75, width: 50, artwork: { ...wide, cut_offset: 4 } });
    const { sticker_length: length, sticker_width: width, places } = layout;
    expect(length).toBe(75);
    expect(width).toBeLessThan(13);
    expect(places.length).toBe(price.stickers_per_sheet);
    // Of 75 × 50 mm there would be 28.
    expect(places.length).toBeGreaterThan(100);
    for (const { x, y, turn } of places) {
      expect(x + (turn % 180 === 90 ? width : length)).toBeLessThanOrEqual(455);
      expect(y + (turn % 180 === 90 ? length : width)).toBeLessThanOrEqual(302);
    }
  });

  test('narrower than the narrowest sticker are refused, with the size of the cut', async () => {
    const answer = await shop.visitor().call('GetStickerQuote', { quantity: 1000, artwork: wide, ...asked });
    expect(answer).toMatchObject({
      status: 400,
      data: expect.stringMatching(/^The cut around the picture is 75 × \d\.\d mm; .* 10 mm\. .* larger size/),
      body: { field: 'length' },
    });
  });

  test('are named by the size of their cut in cart, order and re-order, and the page opens with the size asked for', async () => {
    const { customer, place } = await readyToOrder(shop);
    expect(await customer.call('AddToCartWebsite', inCart({}))).toMatchObject({ status: 200 });
    const [, line] = (await customer.call('GetCartWebsite', { id: null })).data;
    expect(line).toMatchObject({
      fld_order_description: '50 × 50 mm, White Vinyl, Artwork: disc.png',
      fld_length: 50,
      fld_width: 50,
      Basevalue: (await quoted(asked)).price.total,
      sticker: {
        length: 75,
        width: 50,
        CustomItemDescription: expect.stringContaining('<p>Size: 50 × 50 mm</p>'),
        stickerCalculation: expect.stringContaining('53 × 53 mm'),
      },
    });
    const { data } = await place({ acceptedtotal: line.fld_cart_amount });
    const where = { whereClause: { fld_order_id: data.order_id } };
    const [, row] = (await customer.call('GetWebsiteOrderDetails', where)).data;
    expect(row).toMatchObject({
      fld_order_description: '50 × 50 mm, White Vinyl, Artwork: disc.png',
      sticker: { length: 75, width: 50 },
    });
    const [past] = (await customer.call('GetOrderedStickers')).data;
    expect(past).toMatchObject({ fld_length: 50, fld_width: 50, length: 75, width: 50 });
    const again = await customer.call('GetReorder', { orderid: data.order_id });
    expect(JSON.stringify(again.data)).toContain('length=75&width=50');
    expect(JSON.stringify(again.data)).toContain('50 × 50 mm');

    const url = `/manage/orders/${data.order_id}/sticker-sheet/2.pdf`;
    const cookies = Object.fromEntries((await shop.staff()).cookies);
    const pages = contentsOf((await shop.app.inject({ url, cookies })).rawPayload);
    const sheet = pages.find((content) => content.includes('/CutContour Do'));
    expect(sheet?.match(/\/CutContour Do/g)).toHaveLength((await quoted(square)).price.stickers_per_sheet);
  });

  test('are the same at the order desk, when their picture is added later', async () => {
    const { call, read, desk } = await begunSale(shop);
    const { data: shapes } = await desk.call('GetStickerShapeMaster', {
      WhereClause: { fld_shape_name: 'Custom die-cut' },
    });
    const line = { shape: shapes[0].fld_id, material: 3, length: 75, width: 50, quantity: 1000 };
    await call('AddStickersToSale', { ...line, delivery_type: 'SelfPickup', pincode: null });
    const [, before] = (await read()).lines;
    expect(before.description).toContain('75 × 50 mm');
    const token = await uploadedDisc(shop);
    for (let times = 0; times < 2; times += 1) {
      expect(await call('AttachArtwork', { line_id: before.line_id, token })).toMatchObject({ status: 200 });
      const [, now] = (await read()).lines;
      expect(now.description).toContain('50 × 50 mm');
      expect(now.engine_price).toBe((await quoted(asked)).price.total);
    }
  });
});

test('an older quotation applies to the same wishes, and a line keeps the size that it was sold in', async () => {
  const { place } = await readyToOrder(shop, { line: inCart({}) });
  const { data } = await place();
  const [line] = await linesOfOrders(shop.services.db, [data.order_id]);
  const now = stickerSnapshot.parse(line?.configuration);
  expect(now).toMatchObject({ length: 50, width: 50, asked: { length: 75, width: 50 } });
  const { asked: _, ...stored } = { ...now, length: 75, width: 50 };
  const before = stickerGoods(stickerSnapshot.parse(stored));
  expect(before.description).toContain('75 × 50 mm');
  expect(before.columns).toMatchObject({ length: 75, width: 50 });
  expect(before.identity).toBe(stickerGoods(now).identity);
  expect(before.choice).toEqual(stickerGoods(now).choice);
});
