import { afterAll, beforeAll, expect, test } from 'vitest';
import { placed, upload, uploadedDisc } from '../../testing/artwork.ts';
import { begunSale } from '../../testing/desk-sales.ts';
import { blackPng } from '../../testing/hostile-files.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const box = { itemdetails: [{ Item: 202, Quantity: 1000 }], boardid: 2, destination_pin: '641001' };
const stickers = (artwork: object | null) => ({
  itemdetails: [{ Item: 196, Quantity: 1000 }],
  ...{ shape: 1, material: 3, length: 50, width: 50, artwork },
});

const add = async (visitor: ShopVisitor, line: object): Promise<number> =>
  (await visitor.call('AddToCartWebsite', line)).data.cart_line_id;
const check = (visitor: ShopVisitor, line_id: number, order_id: number | null = null) =>
  visitor.call('GetLineCheck', { order_id, line_id });
const rulesOf = ({ data }: { data: { findings: { rule: string }[] } }) => data.findings.map(({ rule }) => rule);

test('a visitor reads what is found of a box and of stickers in the cart, and nobody else does', async () => {
  const visitor = shop.visitor();
  const { body } = await upload(shop, { bytes: blackPng(90, 60), name: 'photo.png' });
  const boxLine = await add(visitor, { ...box, artwork_token: body.data.token });
  const checked = await check(visitor, boxLine);
  const stop = { severity: 'stop', mend: expect.any(String) };
  expect(checked).toMatchObject({
    status: 200,
    data: {
      findings: [
        { ...stop, rule: 'page' },
        { ...stop, rule: 'resolution' },
      ],
      // The template of exactly this box is what they are mended on.
      box: { style: expect.any(String), length: expect.any(Number), caliper: expect.any(Number), has_inside: false },
    },
  });
  const stickerLine = await add(visitor, stickers(placed(await uploadedDisc(shop))));
  const ofStickers = await check(visitor, stickerLine);
  expect(rulesOf(ofStickers)).toContain('resolution');
  expect(ofStickers.data.box).toBeNull();
  for (const other of [shop.visitor(), await shop.customer()])
    expect(await check(other, boxLine)).toMatchObject({ status: 404 });
  expect(await check(visitor, 0)).toMatchObject({ status: 400 });
});

test('the desk reads what is found of a line of a sale, as its customer would, and nobody else does', async () => {
  const { saleId, desk, call, read } = await begunSale(shop);
  const { body } = await upload(shop, { bytes: blackPng(90, 60), name: 'photo.png' });
  const [{ line_id }] = (await read()).lines;
  const asked = { order_id: null, sale_id: saleId, line_id };
  expect((await desk.call('GetLineCheck', asked)).status).toBe(422);
  await call('AttachArtwork', { line_id, token: body.data.token });
  expect(rulesOf(await desk.call('GetLineCheck', asked))).toEqual(['page', 'resolution']);
  expect((await desk.call('GetLineCheck', { ...asked, line_id: line_id + 1 })).status).toBe(404);
  for (const other of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect((await other.call('GetLineCheck', asked)).status).toBe(404);
});

test('a line without a file has a sentence', async () => {
  const visitor = shop.visitor();
  expect(await check(visitor, await add(visitor, box))).toMatchObject({
    status: 422,
    data: 'This item has no file yet.',
  });
});

test('before it is paid, an order’s lines are checked as those of the cart are, for their customer alone', async () => {
  const { body } = await upload(shop, { bytes: blackPng(60, 90), name: 'photo.png' });
  const { customer, place } = await readyToOrder(shop, { line: { artwork_token: body.data.token }, awaitsProof: true });
  const [inCart] = (await customer.call('GetCartWebsite', { id: null })).data;
  const shown = await check(customer, inCart.fld_cart_dtl_id);
  const orderId: number = (await place()).data.order_id;
  const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data;
  expect(row).toMatchObject({ fld_artwork_name: 'photo.png', proof_before: null, artwork_wish: null });
  const line = row.fld_order_line_id;
  expect((await check(customer, line, orderId)).data).toEqual(shown.data);
  expect(await check(await shop.customer(), line, orderId)).toMatchObject({ status: 404 });
  expect(await check(shop.visitor(), line, orderId)).toMatchObject({ status: 401 });
  expect(await check(customer, line + 1, orderId)).toMatchObject({ status: 404 });
});
