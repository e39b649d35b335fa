import { inTransaction, saveFindings } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { sentProof } from '../../testing/proofs.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

test('shows the next step with its mail to the customer, the money, and what cancelling would refund', async () => {
  const { orderId } = await paidOrder(shop);
  const order = await deskOrder(desk, orderId);
  expect(order).toMatchObject({
    company: 'Meena Soaps',
    mobile: '9840012345',
    may: { steps: true, changes: true, payments: true, refunds: false },
    steps: [
      {
        status: 'Order Accepted',
        what_happens_next: expect.stringContaining('as its approved proof shows it'),
        needs_courier: false,
      },
    ],
    cancellation: { problem: '', by_hand: 0 },
    ledger: [{ kind: 'payment', by: '' }],
    attempts: [{ state: 'succeeded' }],
    pay_url: '',
    messages: [],
    notes: [],
  });
  expect(order.cancellation.refund).toBe(order.ledger[0].amount);
  expect(order.lines).toHaveLength(1);
  expect(order.lines[0].details.length).toBeGreaterThan(3);
  expect(order.lines[0].parts.length).toBeGreaterThan(1);
});

test('its neighbours are those in the list that it was opened from, and the way back leads to its place there', async () => {
  const customer = await shop.customer();
  await paidOrder(shop);
  const placed: number[] = [];
  for (let count = 0; count < 3; count++) placed.push((await paidOrder(shop, { customer })).orderId);
  const [first = 0, second = 0, third = 0] = placed;
  const list = { search: customer.email, need: 'accept' };
  const read = async (orderid: number, more = {}) =>
    (await desk.call('GetDeskOrder', { orderid, list: { ...list, ...more } })).data;
  const newest = { olderthan: null, newerthan: null };
  expect(await read(second)).toMatchObject({ newer_id: third, older_id: first, back: { ...newest, orderid: second } });
  expect(await read(third)).toMatchObject({ newer_id: null, older_id: second });
  // Opened from a part of the list: first an order in that part, then a neighbour outside of it.
  const part = { olderthan: second };
  expect(await read(first, part)).toMatchObject({ back: { olderthan: second, orderid: first } });
  expect(await read(third, part)).toMatchObject({ back: { ...newest, orderid: third } });
  // Once accepted, it isn't in the list any more; the way back leads to the order in its place.
  await moveOrderTo(desk, second, 'Order Accepted');
  expect(await read(second)).toMatchObject({ newer_id: third, older_id: first, back: { ...newest, orderid: first } });
  expect(await desk.call('GetDeskOrder', { orderid: first, list: { need: 'sleep' } })).toMatchObject({ status: 400 });
});

test('lists everything that has happened in one list, oldest first', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(desk, orderId, 'Dispatched');
  await customer.call('WriteToDesk', { orderid: orderId, text: 'Where is it?' });
  await desk.call('AddOrderNote', { orderid: orderId, text: 'Called the courier' });
  await shop.runJobs();
  const { timeline } = await deskOrder(desk, orderId);
  const kinds = new Set(timeline.map(({ kind }: { kind: string }) => kind));
  expect([...kinds].sort()).toEqual(['document', 'mail', 'message', 'note', 'order', 'payment', 'step']);
  const times = timeline.map(({ at }: { at: string }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
  expect(timeline.find(({ title }: { title: string }) => title === 'Dispatched')).toMatchObject({
    by: 'Order Desk',
    lines: ['Blue Dart, 4412 7781'],
  });
});

test('lists the files of its items, their proofs, each decision with who took it, comments, and links that were opened', async () => {
  const { orderId, guest, token, shared, lineId, proofId, decide, send, customer } = await sentProof(shop);
  const wanted = { decision: 'change', name: 'Meena', text: 'Greener.' };
  for (const act of [
    () => decide('approve'),
    () => decide('withdraw'),
    () => customer.call('DecideProof', { token, proof_id: proofId, ...wanted }),
    () => guest.call('GetProofs', { token: shared }),
    () => guest.call('CommentOnProof', { token: shared, proof_id: proofId, name: 'Ravi', text: 'Nice.', place: null }),
    () => guest.call('GetProofs', { token }),
    () => desk.call('GetProofs', { token: shared }),
    async () => {
      const [, { id }] = (await send('second.png')).data.line.artworks;
      const findings = [{ rule: 'bleed', severity: 'stop', text: 'No bleed.', mend: 'Add it.', places: [] }];
      const checkedAt = new Date(shop.services.now().getTime() + 1000);
      await inTransaction(shop.services.db, (tx) => saveFindings(tx, id, { findings, placement: null, checkedAt }));
    },
    () => guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'help' }),
  ]) {
    shop.clock.advance({ minutes: 2 });
    await act();
  }
  const { timeline } = await deskOrder(desk, orderId);
  const shown = timeline
    .filter(({ kind }: { kind: string }) => kind === 'proof')
    .map(({ title, lines }: { title: string; lines: string[] }) => [title, ...lines]);
  const link = 'with the link in the customer’s mails';
  expect(shown).toEqual([
    ['File for item 1', 'disc.png', 'Sent with the link in the customer’s mails'],
    ['Proof 1 of item 1 sent'],
    ['The customer’s link to artwork and proofs was opened for the first time'],
    ['Proof 1 of item 1: approved', expect.stringMatching(`^Meena Sundaram, ${link}, from [0-9.]+$`)],
    ['Proof 1 of item 1: approval withdrawn', expect.stringContaining(link)],
    ['Proof 1 of item 1: change wanted', expect.stringMatching(/^Meena, signed in, from/), 'Greener.'],
    ['The link for colleagues to artwork and proofs was opened for the first time'],
    ['Comment on proof 1 of item 1', 'Ravi, with the link for colleagues', 'Nice.'],
    ['The customer’s link to artwork and proofs was opened last'],
    ['File 2 for item 1', 'second.png', 'Sent with the link in the customer’s mails', 'Proof 1 no longer counts.'],
    ['The check stops the file for item 1', 'No bleed.'],
    ['Help with the artwork of item 1 wanted'],
  ]);
  expect(timeline.map(({ title }: { title: string }) => title)).not.toContain('Sent a proof');
});

test('an unpaid order has a payment link and its neighbours, but not the customer’s other mails', async () => {
  const { customer, orderId: before } = await paidOrder(shop);
  const { place } = await readyToOrder(shop, { customer });
  const own: number = (await place()).data.order_id;
  await shop.runJobs();
  const order = await deskOrder(desk, own);
  expect(order.pay_url).toMatch(/^http\S+\/pay\/[\w-]{30,}$/);
  expect(order.older_id).toBe(before);
  expect((await deskOrder(desk, before)).newer_id).toBe(own);
  expect(order.timeline.filter(({ kind }: { kind: string }) => kind === 'mail')).toEqual([]);
});

test('roles see what they may do', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const production = await deskOrder(await shop.staff('Production'), orderId);
  expect(production).toMatchObject({ may: { steps: true, changes: false, payments: false }, cancellation: null });
  const accounts = await deskOrder(await shop.staff('Accounts'), orderId);
  expect(accounts).toMatchObject({ may: { steps: false, payments: true, refunds: true }, steps: [] });
  for (const visitor of [customer, shop.visitor()]) {
    expect((await visitor.call('GetDeskOrder', { orderid: orderId })).status).toBe(401);
  }
  expect((await desk.call('GetDeskOrder', { orderid: 999_999 })).status).toBe(404);
  expect((await desk.call('GetDeskOrder', {})).status).toBe(400);
});

test('the day by which it has to be ready, and whether it is late, are the same as in the list', async () => {
  const { orderId } = await paidOrder(shop);
  expect(await deskOrder(desk, orderId)).toMatchObject({ ready_by: null, late: false });
  await moveOrderTo(desk, orderId, 'In Production');
  const of = async (visitor: ShopVisitor) => {
    const [row] = (await visitor.call('GetDeskOrders', { orderstatus: 'In Production' })).data.orders;
    return { row, order: await deskOrder(visitor, orderId) };
  };
  const { row, order } = await of(desk);
  expect(order).toMatchObject({ ready_by: row.fld_ready_by, late: false });
  expect(order.ready_by).toMatch(/^\d{4}-\d\d-\d\d$/);
  shop.clock.advance({ days: 30 });
  // The earlier session has ended.
  const later = await of(await shop.staff('Order desk'));
  expect([later.row.fld_late, later.order.late]).toEqual([true, true]);
});
