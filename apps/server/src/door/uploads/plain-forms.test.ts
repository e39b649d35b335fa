import { cartFileForm, largestAtOnce, orderFileForm } from '@boxwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disc, formWith } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const post = async ({ cookies }: Pick<ShopVisitor, 'cookies'>, url: string, bytes: Buffer, name = 'disc.png') =>
  shop.app.inject({
    ...{ method: 'POST', url, cookies: Object.fromEntries(cookies), payload: formWith({ bytes, name }).payload },
    headers: { ...formWith({ bytes }).headers, accept: 'text/html' },
  });

const linesOf = async (visitor: ShopVisitor) => (await visitor.call('GetCartWebsite', { id: null })).data;

test('a form without scripts gives its file to an item of the cart, and leads back to that', async () => {
  const visitor = shop.visitor();
  const cartId = await addBoxes(visitor);
  const [{ fld_cart_id: lineId }] = await linesOf(visitor);
  const onCart = cartFileForm({ cartId, lineId, orderId: null });
  const sent = await post(visitor, onCart, await disc());
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/cart#line-${lineId}`]);
  expect((await linesOf(visitor))[0].artwork).toMatchObject({ name: 'disc.png' });
  const onCheckout = cartFileForm({ cartId, lineId, orderId: 7 });
  const other = await post(visitor, onCheckout, await disc(), 'other.png');
  expect([other.statusCode, other.headers.location]).toEqual([303, '/checkout?order=7']);
  expect((await linesOf(visitor))[0].artwork).toMatchObject({ name: 'other.png' });
  // Somebody else's cart.
  const foreign = await post(shop.visitor(), onCart, await disc(), 'foreign.png');
  expect([foreign.statusCode, foreign.body]).toEqual([404, expect.stringContaining('Your file wasn’t taken')]);
  expect((await linesOf(visitor))[0].artwork).toMatchObject({ name: 'other.png' });
});

test('a form without scripts takes the file of an item off again, and leads back to the page with its query', async () => {
  const visitor = shop.visitor();
  const cartId = await addBoxes(visitor);
  const [{ fld_cart_id: lineId }] = await linesOf(visitor);
  const item = { cartId, lineId, search: '?pincode=641001' };
  const sent = await post(visitor, cartFileForm({ ...item, orderId: null }), await disc());
  expect(sent.headers.location).toBe(`/cart?pincode=641001#line-${lineId}`);
  const off = await shop.app.inject({
    ...{ method: 'POST', url: cartFileForm({ ...item, orderId: 7, off: true }), payload: '' },
    cookies: Object.fromEntries(visitor.cookies),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  expect([off.statusCode, off.headers.location]).toEqual([303, '/checkout?pincode=641001&order=7']);
  expect((await linesOf(visitor))[0].artwork).toBeNull();
  // What the address says leads to no other site.
  const odd = await post(
    visitor,
    cartFileForm({ ...item, orderId: null, search: '//elsewhere.example' }),
    await disc(),
  );
  expect(odd.headers.location).toBe(`/cart?%2F%2Felsewhere.example=#line-${lineId}`);
});

test('the refusal of a file that is too large for a form without scripts names other ways to send it', async () => {
  const visitor = shop.visitor();
  const cartId = await addBoxes(visitor);
  const [{ fld_cart_id: lineId }] = await linesOf(visitor);
  const form = cartFileForm({ cartId, lineId, orderId: null });
  const { statusCode, body } = await post(visitor, form, Buffer.alloc(largestAtOnce + 1), 'box.pdf');
  expect([statusCode, body]).toEqual([400, expect.stringMatching(/25 MB.*without JavaScript.*up to 500 MB/)]);
  expect(body).not.toContain('JPEG');
});

test('a file that can’t be used is refused with a page that says why, and leads back', async () => {
  const visitor = shop.visitor();
  const cartId = await addBoxes(visitor);
  const [{ fld_cart_id: lineId }] = await linesOf(visitor);
  const refused = await post(
    visitor,
    cartFileForm({ cartId, lineId, orderId: null }),
    Buffer.from('words'),
    'note.txt',
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toMatch(/This is not a PNG[\s\S]*<a href="\/cart#line-\d+">Back to the page<\/a>/);
  expect((await linesOf(visitor))[0].artwork).toBeNull();
  expect(refused.body).not.toContain('stays in use');
});

test('the refusal of a file in the place of another one says that the one before stays', async () => {
  const visitor = shop.visitor();
  const cartId = await addBoxes(visitor);
  const [{ fld_cart_id: lineId }] = await linesOf(visitor);
  const item = { cartId, lineId, orderId: null };
  await post(visitor, cartFileForm(item), await disc());
  const inCart = await post(visitor, cartFileForm({ ...item, replaces: true }), Buffer.from('words'), 'note.txt');
  expect(inCart.body).toMatch(/This is not a PNG[\s\S]*The file that was here before stays in use\./);
  expect((await linesOf(visitor))[0].artwork).toMatchObject({ name: 'disc.png' });
  const ordered = await orderToProof(shop);
  const onOrder = orderFileForm({ ...ordered, number: 1, replaces: true });
  expect((await post(shop.visitor(), onOrder, Buffer.from('words'), 'note.txt')).body).toContain('stays in use');
});

test('a form without scripts gives its file to an item of an order, by the link of its customer alone', async () => {
  const { token, shared, lineId, desk, orderId } = await orderToProof(shop);
  const filesOf = async () =>
    (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0].artworks.map(
      ({ artwork }: { artwork: { name: string } }) => artwork.name,
    );
  const byColleague = await post(shop.visitor(), orderFileForm({ token: shared, lineId, number: 1 }), await disc());
  expect([byColleague.statusCode, await filesOf()]).toEqual([403, []]);
  const sent = await post(shop.visitor(), orderFileForm({ token, lineId, number: 1 }), await disc());
  expect([sent.statusCode, sent.headers.location, await filesOf()]).toEqual([
    303,
    `/proofs/${token}#item-1`,
    ['disc.png'],
  ]);
  // What the address says leads to no other site.
  const odd = await post(shop.visitor(), '/artwork/for-order?link=//elsewhere.example&line=x&item=//x', await disc());
  expect([odd.statusCode, odd.body]).toEqual([
    400,
    expect.stringContaining('href="/proofs/%2F%2Felsewhere.example#item-0"'),
  ]);
});
