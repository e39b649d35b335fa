import { artworksOfLines, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placed, uploadedDisc } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, payInFull, readyToOrder, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const filled = async (visitor: ShopVisitor) => {
  const cart_id = await addBoxes(visitor);
  const [line] = (await visitor.call('GetCartWebsite', { id: null })).data;
  return { cart_id, cart_line_id: line.fld_cart_dtl_id };
};
const artworkOf = async (visitor: ShopVisitor) =>
  (await visitor.call('GetCartWebsite', { id: null })).data.map(({ artwork }: { artwork: unknown }) => artwork);

test('a box of the cart gets a file, another one, and none again', async () => {
  const visitor = shop.visitor();
  const line = await filled(visitor);
  expect(await artworkOf(visitor)).toEqual([null]);
  for (const name of ['first.png', 'second.png']) {
    const artwork_token = await uploadedDisc(shop, name);
    expect(await visitor.call('AttachArtworkInCart', { ...line, artwork_token })).toMatchObject({ status: 200 });
    expect(await artworkOf(visitor)).toEqual([{ token: artwork_token, name, place: null }]);
  }
  expect(await visitor.call('AttachArtworkInCart', { ...line, artwork_token: null })).toMatchObject({ status: 200 });
  expect(await artworkOf(visitor)).toEqual([null]);
});

test('a change of quantity keeps the file', async () => {
  const visitor = shop.visitor();
  const line = await filled(visitor);
  const artwork_token = await uploadedDisc(shop);
  await visitor.call('AttachArtworkInCart', { ...line, artwork_token });
  const changed = await visitor.call('AddToCartWebsite', {
    orderid: line.cart_id,
    cartlineid: line.cart_line_id,
    itemdetails: [{ Item: 202, Quantity: 1 }],
    newquantity: 2000,
  });
  expect(changed.status).toBe(200);
  expect(await artworkOf(visitor)).toMatchObject([{ token: artwork_token }]);
});

test('an unknown file, and a line of somebody else’s cart, are refused', async () => {
  const visitor = shop.visitor();
  const line = await filled(visitor);
  const unknown = await visitor.call('AttachArtworkInCart', { ...line, artwork_token: 'nobody-has-this' });
  expect([unknown.status, unknown.data]).toEqual([404, expect.stringContaining('Please upload the file again.')]);
  const artwork_token = await uploadedDisc(shop);
  const stranger = await shop.customer();
  await addBoxes(stranger);
  expect(await stranger.call('AttachArtworkInCart', { ...line, artwork_token })).toMatchObject({ status: 404 });
  expect(await shop.visitor().call('AttachArtworkInCart', { ...line, artwork_token })).toMatchObject({ status: 404 });
  expect(await visitor.call('AttachArtworkInCart', { ...line, artwork_token: 7 })).toMatchObject({ status: 400 });
});

test('whoever has no file yet says so with the box, and the order knows what it waits for', async () => {
  const { customer, place, placing } = await readyToOrder(shop, { awaitsProof: true });
  const [{ fld_cart_dtl_id: cart_line_id }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const say = (own: object) =>
    customer.call('AttachArtworkInCart', { cart_id: placing.cartid, cart_line_id, artwork_token: null, ...own });
  const wishes = async () =>
    (await customer.call('GetCartWebsite', { id: null })).data.map(
      (row: { artwork_wish: unknown }) => row.artwork_wish,
    );
  await say({ artwork_wish: 'later' });
  expect(await wishes()).toEqual(['later']);
  // A file answers the question.
  await say({ artwork_token: await uploadedDisc(shop), artwork_wish: 'later' });
  expect(await wishes()).toEqual([null]);
  await say({ artwork_wish: 'help' });
  const { data } = await place();
  const desk = await shop.staff();
  const { lines } = (await desk.call('GetOrderProofs', { order_id: data.order_id })).data;
  expect(lines).toMatchObject([{ state: 'awaiting-artwork', wish: 'help' }]);
});

const stickers = {
  ...{ itemdetails: [{ Item: 196, Quantity: 1000 }], shape: 1, material: 3, length: 50, width: 50 },
  ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
};

test('whoever has no picture for stickers yet says so in the cart, and the order knows it', async () => {
  const { customer, place, placing } = await readyToOrder(shop, { awaitsProof: true, line: stickers });
  const [line] = (await customer.call('GetCartWebsite', { id: null })).data;
  const say = (own: object) =>
    customer.call('AttachArtworkInCart', { cart_id: placing.cartid, cart_line_id: line.fld_cart_dtl_id, ...own });
  expect(await say({ artwork_token: null, artwork_wish: 'help' })).toMatchObject({ status: 200 });
  const { order_id } = (await place()).data;
  const lines = await linesOfOrders(shop.services.db, [order_id]);
  expect(lines.map(({ kind, artworkWish }) => [kind, artworkWish])).toEqual([['sticker', 'help']]);
});

test('stickers get a file as boxes do: where the one before lay, in the cart and in the order that waits for its payment', async () => {
  const { customer, place, placing } = await readyToOrder(shop, { awaitsProof: true, line: stickers });
  const [{ fld_cart_dtl_id: cart_line_id }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const attach = (artwork_token: string | null) =>
    customer.call('AttachArtworkInCart', { cart_id: placing.cartid, cart_line_id, artwork_token });
  const inCart = async () => (await customer.call('GetCartWebsite', { id: null })).data[0];
  const first = await uploadedDisc(shop, 'first.png');
  const before = await inCart();
  expect(before).toMatchObject({ takes_file: true, sticker: { artwork: null } });
  expect(await attach(first)).toMatchObject({ status: 200 });
  expect(await inCart()).toMatchObject({
    takes_file: true,
    Basevalue: before.Basevalue,
    fld_order_description: '50 × 50 mm, White Vinyl, Artwork: first.png',
    sticker: {
      artwork: { ...placed(first, { fit: 'fill' }), name: 'first.png' },
      template: '/dielines/label-round?length=50',
    },
  });
  const whole = { orderid: placing.cartid, cartlineid: cart_line_id, artwork: placed(first, { fit: 'whole' }) };
  expect(await customer.call('AddToCartWebsite', { ...stickers, ...whole })).toMatchObject({ status: 200 });

  const orderId: number = (await place()).data.order_id;
  const second = await uploadedDisc(shop, 'second.png');
  expect(await attach(second)).toMatchObject({ status: 200 });
  const artwork = { ...placed(second, { fit: 'whole' }), name: 'second.png' };
  expect(await inCart()).toMatchObject({ sticker: { artwork } });
  const [line] = await linesOfOrders(shop.services.db, [orderId]);
  expect(line).toMatchObject({
    artworkToken: second,
    artworkState: 'checking',
    description: '50 × 50 mm, White Vinyl, Artwork: second.png',
  });
  expect((await customer.call('GetCheckout', { orderid: orderId })).data.cart_changed).toBe(false);
  expect(await attach(null)).toMatchObject({ status: 200 });
  expect(await inCart()).toMatchObject({
    fld_order_description: '50 × 50 mm, White Vinyl',
    sticker: { artwork: null },
  });
});

test('the picture that stickers are cut around decides their price, so it is changed where both are shown', async () => {
  const visitor = shop.visitor();
  const cutAround = { ...stickers, shape: 6, orderid: 0, status: 'INCART', Ordertype: 'Stickers' };
  const { data } = await visitor.call('AddToCartWebsite', cutAround);
  const line = { cart_id: data.order_id, cart_line_id: data.cart_line_id };
  const artwork_token = await uploadedDisc(shop);
  const refused = await visitor.call('AttachArtworkInCart', { ...line, artwork_token });
  expect([refused.status, refused.data]).toEqual([
    422,
    expect.stringMatching(/cut around their picture.*on their page/),
  ]);
  expect((await visitor.call('GetCartWebsite', { id: null })).data[0]).toMatchObject({ takes_file: false });
  const later = await visitor.call('AttachArtworkInCart', { ...line, artwork_token: null, artwork_wish: 'later' });
  expect(later.status).toBe(200);
  const edit = { cartlineid: data.cart_line_id, artwork: placed(artwork_token) };
  expect(await visitor.call('AddToCartWebsite', { ...cutAround, ...edit })).toMatchObject({ status: 200 });
  expect(await visitor.call('AttachArtworkInCart', { ...line, artwork_token: null })).toMatchObject({ status: 422 });
});

test('an unpaid order gets each file that its cart gets, stays equal to the cart, and keeps each file once', async () => {
  const { customer, place, placing } = await readyToOrder(shop, { awaitsProof: true });
  const [{ fld_cart_dtl_id: cart_line_id }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const attach = (own: object) =>
    customer.call('AttachArtworkInCart', { cart_id: placing.cartid, cart_line_id, artwork_token: null, ...own });
  const { order_id } = (await place()).data;
  const standing = async () => {
    const [line] = await linesOfOrders(shop.services.db, [order_id]);
    const came = line ? await artworksOfLines(shop.services.db, [line.id]) : [];
    const { data } = await customer.call('GetCheckout', { orderid: order_id });
    return [
      ...[line?.artworkState, line?.artworkWish, data.cart_changed],
      came.map(({ artworkToken, sentBy, checkedAt }) => [artworkToken, sentBy, checkedAt]),
    ];
  };
  expect(await standing()).toEqual(['awaiting-artwork', null, false, []]);
  await attach({ artwork_wish: 'help' });
  expect(await standing()).toEqual(['awaiting-artwork', 'help', false, []]);
  for (const name of ['first.png', 'second.png']) {
    const artwork_token = await uploadedDisc(shop, name);
    expect(await attach({ artwork_token })).toMatchObject({ status: 200 });
    expect(await standing()).toEqual(['checking', null, false, [[artwork_token, 'customer', null]]]);
  }
  await attach({});
  expect(await standing()).toEqual(['awaiting-artwork', null, false, []]);

  // While a payment is open, too: nothing else of the order may change then.
  const started = await customer.call('StartPayment', { orderid: order_id, purpose: 'full' });
  expect(started.status).toBe(200);
  const artwork_token = await uploadedDisc(shop);
  await attach({ artwork_token });
  expect(await standing()).toEqual(['checking', null, false, [[artwork_token, 'customer', null]]]);
});

test('an item that was changed in another way since stays as it was placed, and so does one that is paid', async () => {
  const first = await uploadedDisc(shop, 'first.png');
  const { customer, place, placing } = await readyToOrder(shop, { awaitsProof: true, line: { artwork_token: first } });
  const [{ fld_cart_dtl_id: cart_line_id }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const { order_id } = (await place()).data;
  const tokens = async () =>
    (await linesOfOrders(shop.services.db, [order_id])).map(({ artworkToken }) => artworkToken);
  const edit = { orderid: placing.cartid, cartlineid: cart_line_id, itemdetails: [{ Item: 202, Quantity: 1000 }] };
  expect(await customer.call('AddToCartWebsite', { ...soapBoxes, ...edit, artwork_token: null })).toMatchObject({
    status: 200,
  });
  const own = { cart_id: placing.cartid, cart_line_id };
  await customer.call('AttachArtworkInCart', { ...own, artwork_token: null, artwork_wish: 'later' });
  expect(await tokens()).toEqual([first]);
  await payInFull(shop, customer, order_id);
  expect(await customer.call('AttachArtworkInCart', { ...own, artwork_token: first })).toMatchObject({ status: 404 });
  expect(await tokens()).toEqual([first]);
});
