import { linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stickerSnapshot } from '../../selling/goods/sticker/sticker-snapshot.ts';
import { placed, upload, uploadedDisc } from '../../testing/artwork.ts';
import { deskOrder } from '../../testing/desk.ts';
import { blackPng } from '../../testing/hostile-files.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../../testing/orders.ts';
import { acceptedOrder, doSteps } from '../../testing/production.ts';
import { keptDisc, orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a file that comes is checked by us next; the same file again changes nothing', async () => {
  const { guest, token, lineId } = await orderToProof(shop);
  const artwork = await keptDisc(shop, 'carton.png');
  for (let press = 0; press < 2; press += 1) {
    const { data } = await guest.call('SendArtwork', { token, line_id: lineId, artwork });
    expect(data.line).toMatchObject({
      state: 'checking',
      waits_for: 'us',
      artworks: [{ sent_by: 'guest', artwork: { name: 'carton.png' }, findings: null, is_kept: true }],
    });
  }
});

test('another file is printed from now on, and the proof of the one before is superseded, approved or not', async () => {
  const { send, decide, desk, orderId } = await sentProof(shop);
  await decide('approve');
  const { data } = await send('second.png');
  expect(data.line).toMatchObject({ state: 'checking', proofs: [{ number: 1, state: 'superseded' }] });
  expect(data.line.artworks).toHaveLength(2);
  expect(JSON.stringify((await deskOrder(desk, orderId)).lines)).toContain('second.png');
});

test('a file that is put elsewhere is checked anew and needs a proof of its own; put back, it is as it came', async () => {
  const { guest, token, lineId, decide, desk } = await sentProof(shop);
  await decide('approve');
  const [{ artworks }] = (await guest.call('GetProofs', { token })).data.lines;
  const { artwork } = artworks[0];
  await desk.call('WaiveProof', { line_id: lineId, reason: 'The customer is here.' });
  const put = async (artwork_place: string | null) => {
    await guest.call('SendArtwork', { token, line_id: lineId, artwork: artwork.token, artwork_place });
    const [line] = (await guest.call('GetProofs', { token })).data.lines;
    return line;
  };
  await put('90 5 -4 120');
  const first = await put('90 5 -4 120');
  expect(first).toMatchObject({ is_waived: false, proofs: [{ number: 1, state: 'superseded' }] });
  // The proof that was approved still shows it where it lay then.
  expect(first.artworks).toMatchObject([
    { id: artworks[0].id, place: null },
    { artwork: { token: artwork.token }, place: '90 5 -4 120', findings: null },
  ]);
  const back = await put(null);
  expect(back.artworks.map(({ place }: { place: string | null }) => place)).toEqual([null, '90 5 -4 120', null]);
  expect(back.state).not.toBe('awaiting-artwork');
});

test('stickers that are cut around their picture keep their cut under another picture of the same proportions', async () => {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true });
  await customer.call('AddToCartWebsite', {
    ...{ itemdetails: JSON.stringify([{ Item: 196, Quantity: 1000 }]), orderid: 0, status: 'INCART' },
    ...{ Ordertype: 'Stickers', shape: 6, material: 'white-vinyl', length: 60, width: 40 },
    artwork: placed(await uploadedDisc(shop)),
  });
  const [{ fld_cart_amount: acceptedtotal }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const orderId: number = (await place({ acceptedtotal })).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const token: string = data.customer_url.split('/proofs/')[1];
  const lineId: number = data.lines[1].line_id;
  const contour = async () => {
    const [, line] = await linesOfOrders(shop.services.db, [orderId]);
    return stickerSnapshot.parse(line?.configuration).contour;
  };
  const cut = await contour();
  const send = async (length: number, width: number) => {
    const { body } = await upload(shop, { bytes: blackPng(length, width), name: `${length}.png` });
    return shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: body.data.token });
  };
  expect((await send(400, 300)).data).toMatch(
    /^These stickers are cut along the outline .* needs the same proportions/,
  );
  expect((await send(400, 400)).data.line).toMatchObject({
    state: 'checking',
    artworks: [{}, { artwork: { name: '400.png' } }],
  });
  // Each is compared with the one that was ordered, not with the last one.
  expect((await send(403, 400)).status).toBe(200);
  expect((await send(406, 400)).data).toMatch(/needs the same proportions/);
  expect(await contour()).toEqual(cut);
});

test('stickers that are cut around their picture, and were ordered without one, are cut around the first that comes', async () => {
  const cutAround = {
    ...{ itemdetails: [{ Item: 196, Quantity: 1000 }], shape: 6, material: 'white-vinyl', length: 60, width: 40 },
    ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
  };
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line: cutAround });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const [token, lineId] = [data.customer_url.split('/proofs/')[1], data.lines[0].line_id];
  const plain = (await upload(shop, { bytes: blackPng(400, 300), name: 'plain.png' })).body.data.token;
  const uncut = await shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: plain });
  // Their shape and size are ordered.
  expect([uncut.status, uncut.data]).toEqual([
    422,
    'Your picture is of one colour, so there is nothing to cut around. Please choose another picture.',
  ]);
  const artwork = await keptDisc(shop, 'first.png');
  const sent = await shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork });
  expect([sent.status, sent.data]).toMatchObject([200, { line: { state: 'checking' } }]);
  const [line] = await linesOfOrders(shop.services.db, [orderId]);
  const { contour, length, width } = stickerSnapshot.parse(line?.configuration);
  // A disc in what was ordered and paid.
  expect([contour?.length, contour?.width].map((side) => Math.round(side ?? 0))).toEqual([40, 40]);
  expect([length, width]).toEqual([60, 40]);
  await shop.runJobs();
  const [checked] = (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines;
  expect(checked.artworks[0].findings).not.toBeNull();
  const { body } = await upload(shop, { bytes: blackPng(400, 300), name: 'other.png' });
  const other = await shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: body.data.token });
  expect(other.data).toMatch(/needs the same proportions/);
});

test('a file that isn’t kept, or an item of another order, is refused', async () => {
  const [one, other] = [await orderToProof(shop), await orderToProof(shop)];
  const { guest, token, lineId } = one;
  const unknown = await guest.call('SendArtwork', { token, line_id: lineId, artwork: 'none' });
  expect([unknown.status, unknown.data]).toEqual([404, expect.stringMatching(/Please upload the file again/)]);
  const artwork = await keptDisc(shop);
  expect((await guest.call('SendArtwork', { token, line_id: other.lineId, artwork })).status).toBe(404);
});

test('once plates are begun the customer is asked to call; staff can still replace it, until it is printed', async () => {
  const desk = await shop.staff();
  const { orderId, job } = await acceptedOrder(shop, desk);
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const [{ line_id }] = data.lines;
  const token = data.customer_url.split('/proofs/')[1];
  const artwork = await keptDisc(shop);
  await desk.call('StartJobStep', { fld_job_id: job.fld_job_id, fld_version: job.fld_version });
  const refused = await shop.visitor().call('SendArtwork', { token, line_id, artwork });
  expect([refused.status, refused.data]).toEqual([
    409,
    expect.stringMatching(/plates of this item are being made already, and new ones cost ₹[\d,.]+ plus GST/),
  ]);
  const sent = await desk.call('SendArtworkAtDesk', { line_id, artwork });
  expect(sent.data.line).toMatchObject({ state: 'checking', has_plates: true, is_printed: false, waiver: null });
  await desk.call('WaiveProof', { line_id, reason: 'The customer is here.' });
  const { data: board } = await desk.call('GetProduction', {});
  const now = board.jobs.find((each: { fld_job_id: number }) => each.fld_job_id === job.fld_job_id);
  await doSteps(desk, now, 'printing');
  const late = await desk.call('SendArtworkAtDesk', { line_id, artwork: await keptDisc(shop) });
  expect([late.status, late.data]).toEqual([409, expect.stringMatching(/being printed already/)]);
  const { data: shown } = await shop.visitor().call('GetProofs', { token });
  expect(shown.lines[0]).toMatchObject({ has_plates: true, is_printed: true });
});
