import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';
import { keptDisc, orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows an order’s items and what is awaited, without prices, addresses and e-mail', async () => {
  const { guest, token, customer } = await orderToProof(shop);
  const { status, data } = await guest.call('GetProofs', { token });
  expect(status).toBe(200);
  expect(data).toMatchObject({ first_name: 'Meena', may_decide: true, why_closed: null });
  expect(data.lines).toMatchObject([
    { state: 'awaiting-artwork', waits_for: 'customer', wish: null, artworks: [], proofs: [], has_plates: false },
  ]);
  expect(data.lines[0].box).toMatchObject({ caliper: expect.any(Number), face: 'coated', length: expect.any(Number) });
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`Race Course|9840012345|Sundaram|amount|${customer.email}`));
});

test('a colleague’s link looks and comments, and doesn’t decide', async () => {
  const { guest, shared, proofId, lineId } = await sentProof(shop);
  expect((await guest.call('GetProofs', { token: shared })).data.may_decide).toBe(false);
  for (const [operation, input] of [
    ['DecideProof', { proof_id: proofId, decision: 'approve', name: 'Ravi' }],
    ['SayArtworkComes', { line_id: lineId, wish: 'later' }],
    ['SendArtwork', { line_id: lineId, artwork: 'x' }],
  ] as const) {
    const refused = await guest.call(operation, { token: shared, ...input });
    expect([refused.status, refused.data]).toEqual([403, expect.stringMatching(/^With this link you can look/)]);
  }
});

test('the links stop with the tracking link; others open nothing', async () => {
  const { customer, orderId, guest, token, shared } = await orderToProof(shop);
  const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  expect((await guest.call('GetProofs', { token: data.fld_track_token })).status).toBe(404);
  await customer.call('StopTrackingLink', { orderid: orderId, token: data.fld_track_token });
  for (const link of [token, shared]) {
    expect(await guest.call('GetProofs', { token: link })).toMatchObject({
      status: 404,
      data: 'This link was stopped by the customer who ordered.',
    });
  }
});

test('says why no file can be sent yet for an order that is still being placed', async () => {
  const { place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const { data } = await (await shop.staff()).call('GetOrderProofs', { order_id: orderId });
  const opened = await shop.visitor().call('GetProofs', { token: data.customer_url.split('/proofs/')[1] });
  expect(opened.data.why_closed).toMatch(/still being placed/);
});

test('a sticker’s proof says how they lie on each sheet, as its document does', async () => {
  const line = {
    itemdetails: [{ Item: 196, Quantity: 500 }],
    ...{ shape: 1, material: 3, length: 50, width: 50 },
    ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
  };
  const { customer, place } = await readyToOrder(shop, { line, awaitsProof: true });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const [{ line_id }] = (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines;
  const sent = await desk.call('SendArtworkAtDesk', { line_id, artwork: await keptDisc(shop) });
  const [{ id: seen_artwork_id }] = sent.data.line.artworks;
  const issued = await desk.call('IssueProof', { line_id, seen_artwork_id, note: '' });
  const { sheet } = issued.data.line.proofs[0];
  const { rows } = await shop.services.db.$client.query(
    `select snapshot -> 'sheet' as sheet from documents where kind = 'proof' and order_id = $1`,
    [orderId],
  );
  const { area, places, sheets } = rows[0].sheet;
  expect(sheet).toMatchObject({ ...area, sheets, places });
  expect(places.length * (sheets - sheet.trail_sheets)).toBeGreaterThanOrEqual(500);
});

test('says how a sticker is cut and where its picture lies', async () => {
  const line = {
    itemdetails: [{ Item: 196, Quantity: 500 }],
    ...{ shape: 1, material: 3, length: 50, width: 50 },
    ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
  };
  const { place } = await readyToOrder(shop, { line });
  const orderId: number = (await place()).data.order_id;
  const { data } = await (await shop.staff()).call('GetOrderProofs', { order_id: orderId });
  expect(data.lines).toMatchObject([
    { kind: 'sticker', box: null, sticker: { length: 50, width: 50, fit: 'fill', contour: null } },
  ]);
  expect(data.lines[0].sticker.outline).toBeTruthy();
});
