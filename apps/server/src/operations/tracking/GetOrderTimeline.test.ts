import { inTransaction, saveFindings } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';
import { keptDisc, orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows the steps with courier and note, the payments, and the link to share', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  const { status, data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  expect(status).toBe(200);
  expect(data.steps).toMatchObject([
    { fld_order_status: 'Order Accepted' },
    { fld_order_status: 'In Production' },
    { fld_order_status: 'Packed', fld_note: 'Two cartons.' },
    { fld_order_status: 'Dispatched', fld_courier: 'Blue Dart', fld_tracking_number: '4412 7781' },
  ]);
  expect(data.payments).toHaveLength(1);
  expect(data.payments[0].amount).toBeGreaterThan(0);
  const tracked = await shop.visitor().call('GetTrackedOrder', { token: data.fld_track_token });
  expect(tracked.data.fld_order_id).toBe(orderId);
});

test('is only for one’s own orders, and needs an order', async () => {
  const { orderId } = await paidOrder(shop);
  const stranger = await shop.customer();
  expect((await stranger.call('GetOrderTimeline', { orderid: orderId })).status).toBe(404);
  expect((await shop.visitor().call('GetOrderTimeline', { orderid: orderId })).status).toBe(401);
  expect((await stranger.call('GetOrderTimeline', { orderid: 'none' })).status).toBe(400);
});

test('leads its customer to its artwork and proofs, and says what there is to do', async () => {
  const { customer, orderId, guest, token, lineId, send, desk } = await orderToProof(shop);
  const proofs = async () => (await customer.call('GetOrderTimeline', { orderid: orderId })).data.fld_proofs;
  expect(await proofs()).toMatchObject({
    fld_proofs_url: expect.stringMatching(/\/proofs\/[\w-]+$/),
    fld_proofs_next: 'send',
  });
  expect((await guest.call('GetProofs', { token: (await proofs()).fld_proofs_url.split('/proofs/')[1] })).status).toBe(
    200,
  );
  await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'later' });
  expect(await proofs()).toMatchObject({ fld_proofs_next: 'send' });
  const { data } = await send();
  expect(await proofs()).toMatchObject({ fld_proofs_next: 'nothing' });
  await desk.call('IssueProof', { line_id: lineId, seen_artwork_id: data.line.artworks[0].id, note: '' });
  expect(await proofs()).toMatchObject({ fld_proofs_next: 'approve' });
});

test('says of each item where it stands, whose turn it is, and all that has to be mended', async () => {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true });
  for (const Quantity of [2000, 3000]) await addBoxes(customer, { itemdetails: [{ Item: 202, Quantity }] });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const { lines, customer_url } = (await desk.call('GetOrderProofs', { order_id: orderId })).data;
  const [first, second, third] = lines.map(({ line_id }: { line_id: number }) => line_id);
  const token: string = customer_url.split('/proofs/')[1];
  const send = async (line_id: number) => {
    const { data } = await shop.visitor().call('SendArtwork', { token, line_id, artwork: await keptDisc(shop) });
    return data.line.artworks[0].id as number;
  };
  const items = async () => {
    const { fld_proofs } = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
    return fld_proofs.fld_proofs_items.map((item: Record<string, unknown>) => [
      ...[item['line_id'], item['line'], item['state_name'], item['waits_for'], item['stops']],
    ]);
  };
  const [toApprove, faulty] = [await send(first), await send(second)];
  expect((await items())[1]).toEqual([second, 2, 'File being checked', 'us', []]);
  const found = ['No bleed.', 'Text in the glue.'].map((text) => ({ rule: 'bleed', severity: 'stop', text, mend: '' }));
  await inTransaction(shop.services.db, async (tx) => {
    const checked = { placement: null, checkedAt: shop.services.now() };
    await saveFindings(tx, toApprove, { ...checked, findings: [{ ...found[0], severity: 'warn' }] });
    await saveFindings(tx, faulty, { ...checked, findings: found });
  });
  expect((await items())[0]).toEqual([first, 1, 'Proof being made', 'us', []]);
  await desk.call('IssueProof', { line_id: first, seen_artwork_id: toApprove, note: '' });
  expect(await items()).toEqual([
    [first, 1, 'Proof to approve', 'customer', []],
    [second, 2, 'Mended artwork awaited', 'customer', ['No bleed.', 'Text in the glue.']],
    [third, 3, 'Artwork awaited', 'customer', []],
  ]);
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  await desk.call('MoveOrder', accept);
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'accepted');
  expect(mail).toMatch(
    /Awaited from you: 1 file \(.+, item 3\), 1 mended file \(.+, item 2\), 1 proof to approve \(.+, item 1\)\./,
  );
  expect((await desk.call('WaiveProof', { line_id: second, reason: 'Agreed.' })).status).toBe(200);
  expect((await items())[1]).toEqual([second, 2, 'Agreed for print', 'nobody', []]);
});

test('tells what has happened to files and proofs, without network addresses and links', async () => {
  const { customer, orderId, token, guest, lineId, proofId, decide, send, desk } = await sentProof(shop);
  await guest.call('CommentOnProof', { token, proof_id: proofId, name: 'Ravi', text: 'Nice.', place: null });
  const stop = { rule: 'bleed', severity: 'stop', text: 'No bleed.', mend: 'Add it.' };
  let sent = 0;
  for (const act of [
    () => decide('approve'),
    () => desk.call('DecideProofAtDesk', { proof_id: proofId, decision: 'withdraw', text: 'Called at nine.' }),
    async () => {
      sent = (await send('second.png')).data.line.artworks[1].id;
    },
    () =>
      inTransaction(shop.services.db, (tx) =>
        saveFindings(tx, sent, { findings: [stop], placement: null, checkedAt: shop.services.now() }),
      ),
    () => guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'help' }),
    () => send('third.png'),
  ]) {
    shop.clock.advance({ minutes: 2 });
    await act();
  }
  const { fld_artwork_history } = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  expect(fld_artwork_history.map(({ title, lines }: { title: string; lines: string[] }) => [title, ...lines])).toEqual([
    ['File for item 1', 'disc.png'],
    ['Proof 1 of item 1 sent'],
    ['Proof 1 of item 1: approved', 'Meena Sundaram'],
    ['Proof 1 of item 1: approval withdrawn', 'Recorded by Order Desk with us', 'Called at nine.'],
    ['File 2 for item 1', 'second.png', 'Proof 1 no longer counts.'],
    ['The check stops the file for item 1', 'No bleed.'],
    ['Help with the artwork of item 1 wanted'],
    ['File 3 for item 1', 'third.png'],
  ]);
});

test('help that was wanted in the cart is shown after the order was placed, and not before it', async () => {
  const { customer, placing, place } = await readyToOrder(shop, { awaitsProof: true });
  const [{ fld_cart_dtl_id: cart_line_id }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const wish = { cart_id: placing.cartid, cart_line_id, artwork_token: null, artwork_wish: 'help' };
  await customer.call('AttachArtworkInCart', wish);
  const placedAt = shop.services.now();
  const orderId: number = (await place()).data.order_id;
  // The database's clock, by which lines are made, is a little behind.
  const made = [new Date(placedAt.getTime() - 20), orderId];
  await shop.services.db.$client.query('update order_lines set created_at = $1 where order_id = $2', made);
  const { fld_artwork_history } = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  expect(fld_artwork_history).toMatchObject([
    { title: 'Help with the artwork of item 1 wanted', date: placedAt.toISOString() },
  ]);
});

test('has no page of proofs while an order is still being placed', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  expect((await customer.call('GetOrderTimeline', { orderid })).data.fld_proofs).toBeNull();
});
