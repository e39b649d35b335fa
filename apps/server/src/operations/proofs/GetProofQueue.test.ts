import { inTransaction, saveFindings } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('lists what waits for us or for the customer, as asked, and counts both', async () => {
  const desk = await shop.staff();
  const [waiting, sent, approved] = [await orderToProof(shop), await sentProof(shop), await sentProof(shop)];
  await approved.decide('approve');
  await (await readyToOrder(shop, { awaitsProof: true })).place();
  const { data } = await desk.call('GetProofQueue', { waits_for: 'customer' });
  expect(data.lines.map(({ line_id }: { line_id: number }) => line_id)).toEqual([waiting.lineId, sent.lineId]);
  expect(data.lines[0]).toMatchObject({ customer: 'Meena Soaps', line: 1, since: expect.any(String) });
  expect(data.counts).toEqual({ us: 0, customer: 2 });
  expect((await desk.call('GetProofQueue', { waits_for: 'us' })).data.lines).toEqual([]);
});

test('says whether proofs of clean files are sent by themselves, as the settings say', async () => {
  const desk = await shop.staff();
  const says = async () => (await desk.call('GetProofQueue', { waits_for: 'us' })).data.sends_clean_proofs;
  expect(await says()).toBe(false);
  const { values, seen } = (await desk.call('GetSettings', { section: 'desk' })).data;
  await desk.call('SaveSettings', { section: 'desk', values: { ...values, sendsCleanProofs: 'yes' }, seen });
  expect(await says()).toBe(true);
});

test('what waits longest comes first, since the change was asked for', async () => {
  const desk = await shop.staff();
  const [first, second] = [await sentProof(shop), await sentProof(shop)];
  for (const { decide } of [second, first]) {
    shop.clock.advance({ minutes: 5 });
    await decide('change', { text: 'A little darker.' });
  }
  const { data } = await desk.call('GetProofQueue', { waits_for: 'us' });
  expect(data.lines.map(({ line_id }: { line_id: number }) => line_id)).toEqual([second.lineId, first.lineId]);
  expect(Date.parse(data.lines[1].since) - Date.parse(data.lines[0].since)).toBe(5 * 60_000);
});

test('another file while it waits for us doesn’t begin the wait anew', async () => {
  const desk = await shop.staff();
  const since = async (lineId: number) => {
    const { data } = await desk.call('GetProofQueue', { waits_for: 'us' });
    return Date.parse(data.lines.find(({ line_id }: { line_id: number }) => line_id === lineId).since);
  };
  const { lineId, send } = await orderToProof(shop);
  await send();
  const first = await since(lineId);
  shop.clock.advance({ minutes: 5 });
  await send('second.png');
  expect(await since(lineId)).toBe(first);

  const changed = await sentProof(shop);
  shop.clock.advance({ minutes: 5 });
  await changed.decide('change', { text: 'A little darker.' });
  const asked = await since(changed.lineId);
  shop.clock.advance({ minutes: 5 });
  await changed.send('darker.png');
  expect(await since(changed.lineId)).toBe(asked);

  const replaced = await sentProof(shop);
  shop.clock.advance({ minutes: 5 });
  await replaced.send('other.png');
  const came = await since(replaced.lineId);
  expect(came).toBeGreaterThan(asked);
  shop.clock.advance({ minutes: 5 });
  await replaced.send('third.png');
  expect(await since(replaced.lineId)).toBe(came);
});

test('help with artwork waits since it was asked for, and not since the order', async () => {
  const { desk, guest, token, lineId } = await orderToProof(shop);
  shop.clock.advance({ minutes: 30 });
  const asked = shop.services.now().getTime();
  await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'help' });
  const { data } = await desk.call('GetProofQueue', { waits_for: 'us' });
  const line = data.lines.find(({ line_id }: { line_id: number }) => line_id === lineId);
  expect(line).toMatchObject({ state: 'help-wanted', wish: 'help' });
  expect(Date.parse(line.since)).toBe(asked);
});

test('a file that its check stops waits for its customer to mend it, as long as it is the newest', async () => {
  const { lineId, orderId, send, desk } = await orderToProof(shop);
  const sent = await send();
  const stop = { rule: 'bleed', severity: 'stop', text: 'No bleed.', mend: 'Add it.', places: [] };
  await inTransaction(shop.services.db, (tx) =>
    saveFindings(tx, sent.data.line.artworks[0].id, {
      findings: [stop],
      placement: null,
      checkedAt: shop.services.now(),
    }),
  );
  const queued = async (who: string) => {
    const { data } = await desk.call('GetProofQueue', { waits_for: who });
    return data.lines.find(({ line_id }: { line_id: number }) => line_id === lineId);
  };
  expect(await queued('us')).toBeUndefined();
  expect(await queued('customer')).toMatchObject({ has_stops: true, state_name: 'Mended artwork awaited' });
  expect((await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0].waits_for).toBe('customer');
  await send('second.png');
  expect(await queued('us')).toMatchObject({ has_stops: false, state_name: 'File being checked' });
});

test('what staff let be printed waits no more, until its customer asks for a change', async () => {
  const { desk, lineId, orderId, customer, decide } = await sentProof(shop);
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  const queue = async (who: string) => (await desk.call('GetProofQueue', { waits_for: who })).data;
  const counted = async () => (await queue('customer')).counts.customer;
  const isListed = async () => {
    const lines = [...(await queue('us')).lines, ...(await queue('customer')).lines];
    return lines.some(({ line_id }: { line_id: number }) => line_id === lineId);
  };
  const before = await counted();
  expect(await isListed()).toBe(false);
  const { data } = await customer.call('GetCustomerOrderDetails', {});
  expect(data.find(({ fld_order_id }: { fld_order_id: number }) => fld_order_id === orderId).fld_artwork).toBeNull();
  await sentProof(shop);
  expect(await counted()).toBe(before + 1);
  await decide('change', { text: 'A little darker.' });
  expect(await isListed()).toBe(true);
});

test('lists of orders show what an order’s artwork waits for, to the desk and its customer, until it is approved', async () => {
  const { customer, orderId, desk, decide } = await sentProof(shop);
  const shown = async () => {
    const [ofDesk, own] = [await desk.call('GetDeskOrders', {}), await customer.call('GetCustomerOrderDetails', {})];
    const orders = [...ofDesk.data.orders, ...own.data].filter((order) => order.fld_order_id === orderId);
    return orders.map(({ fld_artwork }) => fld_artwork);
  };
  expect(await shown()).toEqual(['proof-sent', 'proof-sent']);
  await decide('approve');
  expect(await shown()).toEqual([null, null]);
});
