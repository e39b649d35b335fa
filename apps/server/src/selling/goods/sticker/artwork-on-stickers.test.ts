import { linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placed, upload, uploadedDisc, withOwnWhite } from '../../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../../testing/orders.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await uploadedDisc(shop, 'Honey & co.png');
});
afterAll(() => shop.close());

const named = { shape: 1, material: 3, length: 50, width: 50 };
const onSticker = (own: object = {}) => placed(token, own);

const add = (visitor: ShopVisitor, own: object = {}) =>
  visitor.call('AddToCartWebsite', { itemdetails: [{ Item: 196, Quantity: 1000 }], ...named, ...own });
const cartOf = async (visitor: ShopVisitor) => (await visitor.call('GetCartWebsite', { id: null })).data;

describe('artwork on stickers', () => {
  test('goes with them into the cart and the order, and from there into the next one', async () => {
    const { customer, place } = await readyToOrder(shop);
    await add(customer, { artwork: onSticker({ fit: 'fill' }) });
    const [, line] = await cartOf(customer);
    const artwork = { ...onSticker({ fit: 'fill' }), name: 'Honey & co.png' };
    expect(line).toMatchObject({
      fld_order_description: '50 × 50 mm, White Vinyl, Artwork: Honey & co.png',
      VariantImage: `/artwork/${token}/preview.webp`,
      sticker: { artwork, CustomItemDescription: expect.stringContaining('<p>Artwork: Honey &amp; co.png</p>') },
    });

    const ordered = await place({ acceptedtotal: line.fld_cart_amount });
    const orderId: number = ordered.data.order_id;
    await payInFull(shop, customer, orderId);
    await shop.runJobs();
    const rows = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data;
    expect(rows[1]).toMatchObject({
      design_4_image: `/artwork/${token}/preview.webp`,
      fld_order_description: line.fld_order_description,
      sticker: { artwork },
    });
    expect((await customer.call('GetOrderedStickers')).data).toMatchObject([{ artwork }]);

    const [mail] = await mailsTo(shop, customer.email, 'received');
    expect(mail).toContain('We have the artwork that you uploaded: Honey & co.png for item 2 (Round stickers).');
    expect(mail).not.toContain('Mail the design');
    const [notice] = await mailsTo(shop, 'hello@boxwright.example', `Order ${ordered.data.order_number}`);
    expect(notice).toContain('Artwork of line 2: Honey & co.png');
    expect(notice).toContain(`/artwork/${token}/print`);
  });

  test('is printed on its own white where that is chosen; another file without any has white below all of it', async () => {
    const white = (await upload(shop, { bytes: withOwnWhite(), name: 'jar.pdf' })).body.data.token;
    expect(await add(shop.visitor(), { artwork: onSticker({ white_ink: 'own' }) })).toMatchObject({
      status: 400,
      data: expect.stringContaining('no white of its own'),
    });
    const stickers = { ...named, material: 4, artwork: placed(white, { white_ink: 'own' }) };
    const { customer, place } = await readyToOrder(shop, {
      line: { itemdetails: [{ Item: 196, Quantity: 1000 }], ...stickers },
      awaitsProof: true,
    });
    const orderId: number = (await place()).data.order_id;
    await payInFull(shop, customer, orderId);
    const artworkOf = async () => {
      const [line] = await linesOfOrders(shop.services.db, [orderId]);
      return { id: line?.id, artwork: line?.configuration['artwork'] };
    };
    const { id, artwork } = await artworkOf();
    expect(artwork).toMatchObject({ token: white, white: 'own' });
    const desk = await shop.staff();
    await desk.call('SendArtworkAtDesk', { line_id: id, artwork: token });
    const after = (await artworkOf()).artwork;
    expect(after).toMatchObject({ token });
    expect(after).not.toHaveProperty('white');
  });

  test('lies where its buyer has put it: in the cart, the check, the proof and on the sheet, until it is put elsewhere', async () => {
    const artwork = onSticker({ artwork_place: '90 5 -4 40' });
    const { customer, place } = await readyToOrder(shop, {
      line: { itemdetails: [{ Item: 196, Quantity: 1000 }], ...named, artwork },
      awaitsProof: true,
    });
    expect(await cartOf(customer)).toMatchObject([{ sticker: { artwork: { artwork_place: '90 5 -4 40' } } }]);
    const orderId: number = (await place()).data.order_id;
    await payInFull(shop, customer, orderId);
    await shop.runJobs();
    const desk = await shop.staff();
    const shown = async () => (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0];
    const [came] = (await shown()).artworks;
    // Of a square file, turned by a quarter: 40 mm from its right edge as it lies.
    const of = ({ placement }: typeof came) => placement?.matrix.map((each: number) => Math.round(each * 10) / 10 + 0);
    expect(of(came).slice(4)).toEqual([45, -4]);
    const line_id: number = (await shown()).line_id;
    const put = (artwork_place: string | null) =>
      desk.call('SendArtworkAtDesk', { line_id, artwork: token, artwork_place, seen_artwork_id: came.id });
    expect((await put('0 1 2 30')).status).toBe(200);
    await shop.runJobs();
    const { artworks, state } = await shown();
    expect([artworks.length, state, of(artworks[1]).slice(4)]).toEqual([2, expect.any(String), [1, 2]]);
    const [line] = await linesOfOrders(shop.services.db, [orderId]);
    expect(line?.configuration['artwork']).toMatchObject({ token, fit: 'whole', place: '0 1 2 30' });
    expect((await put('45 1 2 30')).status).toBe(400);
  });

  test('that is too large to be read goes with them, and no cut is traced around it', async () => {
    const large = await uploadedDisc(shop, 'large.pdf');
    await shop.services.db.execute(`update artworks set by_hand = true where token = '${large}'`);
    const visitor = shop.visitor();
    expect(await add(visitor, { artwork: placed(large) })).toMatchObject({ status: 200 });
    const [line] = await cartOf(visitor);
    expect(line).toMatchObject({ sticker: { artwork: { token: large, name: 'large.pdf' } } });
    const { data } = await visitor.call('GetLineCheck', { order_id: null, line_id: line.fld_cart_dtl_id });
    expect(data.findings).toMatchObject([{ rule: 'too-much' }]);
    const traced = await add(visitor, { shape: 6, artwork: placed(large) });
    expect([traced.status, traced.data]).toEqual([422, expect.stringMatching(/too large for a cut to be traced/)]);
  });

  test('that is changed while an order waits for its payment stays in the cart', async () => {
    const { customer, place } = await readyToOrder(shop, {
      line: { itemdetails: [{ Item: 196, Quantity: 1000 }], ...named, artwork: onSticker() },
    });
    const ordered = await place();
    const [line] = await cartOf(customer);
    await add(customer, { cartlineid: line.fld_cart_dtl_id, artwork: onSticker({ fit: 'fill' }) });
    await payInFull(shop, customer, ordered.data.order_id);
    expect(await cartOf(customer)).toMatchObject([{ sticker: { artwork: { token, fit: 'fill' } } }]);
  });

  test('tells lines apart: stickers with another picture, or in another place, are another line', async () => {
    const visitor = shop.visitor();
    const other = await uploadedDisc(shop);
    const elsewhere = onSticker({ artwork_place: '0 1 2 30' });
    const kinds = [null, onSticker(), onSticker(), onSticker({ fit: 'fill' }), elsewhere, placed(other)];
    for (const artwork of kinds) await add(visitor, { artwork });
    expect(await cartOf(visitor)).toHaveLength(5);
  });

  test('stays when an edit doesn’t mention it, and goes when it is taken off', async () => {
    const visitor = shop.visitor();
    const { data } = await add(visitor, { artwork: onSticker() });
    const edit = { cartlineid: data.cart_line_id };
    expect(await add(visitor, { ...edit, material: 1 })).toMatchObject({ status: 200 });
    expect(await cartOf(visitor)).toMatchObject([{ sticker: { material: 1, artwork: { token } } }]);
    await visitor.call('AddToCartWebsite', { ...edit, itemdetails: [{ Item: 196, Quantity: 500 }] });
    expect(await cartOf(visitor)).toMatchObject([{ sticker: { artwork: { token } } }]);
    await add(visitor, { ...edit, artwork: null });
    expect(await cartOf(visitor)).toMatchObject([{ sticker: { artwork: null } }]);
  });

  test('goes with a quotation and the page that orders at its price', async () => {
    const visitor = shop.visitor();
    const asked = { ...named, quantity: 1000, artwork: onSticker() };
    expect(await visitor.call('GetStickerPrice', asked)).toMatchObject({ status: 200 });
    expect(await visitor.call('GetStickerQuote', asked)).toMatchObject({ status: 200 });
    const { data } = await visitor.call('GetStickerQuotation', asked);
    expect(data.order_address).toContain(`&artwork=${token}&fit=whole&offset=2&smoothing=3&quotation=`);
  });

  test.each(['GetStickerPrice', 'GetStickerQuote', 'GetStickerQuotation', 'AddToCartWebsite'] as const)(
    'that has no file is refused by %s',
    async (operation) => {
      const artwork = placed('a-token-of-nobody');
      const stickers =
        operation === 'AddToCartWebsite' ? { itemdetails: [{ Item: 196, Quantity: 100 }] } : { quantity: 100 };
      expect(await shop.visitor().call(operation, { ...stickers, ...named, artwork })).toMatchObject({
        status: 404,
        data: 'We do not have this artwork any more. Please upload the file again.',
      });
    },
  );
});
