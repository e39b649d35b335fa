import type { AddressInfo } from 'node:net';
import { eventually } from '@boxwright/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { readyToOrder, waiveMoney } from '../testing/orders.ts';
import { sentProof } from '../testing/proofs.ts';

let shop: Shop;
let url: string;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/manage/events`;
});
const opened: AbortController[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.abort();
});
afterAll(() => shop.close());

const open = async ({ cookies }: Pick<ShopVisitor, 'cookies'>) => {
  const abort = new AbortController();
  opened.push(abort);
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const answer = await fetch(url, { headers: { cookie }, signal: abort.signal });
  const heard = { text: '', isOver: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) heard.text += decoder.decode(part);
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      heard.isOver = true;
    });
  return { answer, heard, abort };
};

test('members are notified when an order is placed and whenever it changes, with its id alone', async () => {
  const { answer, heard } = await open(await shop.staff('Production'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const { place } = await readyToOrder(shop, { awaitsProof: true });
  // The first query makes the listening connection.
  await eventually(() => expect(heard.text).toContain('retry: 3000'));
  const orderId: number = (await place()).data.order_id;
  await eventually(() => expect(heard.text).toContain(`data: {"kind":"order-placed","orderId":${orderId}}\n\n`));
  await waiveMoney(shop, orderId);
  const desk = await shop.staff();
  const move = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  expect((await desk.call('MoveOrder', move)).status).toBe(200);
  const changed = `data: {"kind":"order-changed","orderId":${orderId}}\n\n`;
  await eventually(() => expect(heard.text).toContain(changed));
  expect(heard.text.split(changed)).toHaveLength(2);
});

test('members are notified of a payment', async () => {
  const { heard } = await open(await shop.staff());
  const { orderId } = await paidOrder(shop);
  await eventually(() => expect(heard.text).toContain(`"order-changed","orderId":${orderId}`));
});

test('members are notified of artwork, of what its check found, and of decisions', async () => {
  const { heard } = await open(await shop.staff());
  const { orderId, lineId, send, decide } = await sentProof(shop);
  const changed = `"order-changed","orderId":${orderId}`;
  const isHeardAfter = async (happens: () => Promise<unknown>) => {
    const before = heard.text.length;
    await happens();
    await eventually(() => expect(heard.text.slice(before)).toContain(changed));
  };
  await eventually(() => expect(heard.text).toContain(changed));
  await isHeardAfter(() => decide('approve'));
  await isHeardAfter(() => send('second.png'));
  const found = `UPDATE line_artworks SET findings = '[]', checked_at = now() WHERE line_id = ${lineId}`;
  await isHeardAfter(() => shop.services.db.$client.query(found));
});

test('strangers and customers are refused', async () => {
  for (const visitor of [shop.visitor(), await shop.customer()]) {
    const { answer } = await open(visitor);
    expect(answer.status).toBe(401);
  }
});

test('only a member’s own connection ends, at once, when they sign out or their account ends', async () => {
  const [asha, ravi, mani] = [await shop.staff(), await shop.staff(), await shop.staff()];
  const [one, two, three] = [await open(asha), await open(ravi), await open(mani)];
  await asha.call('Logout');
  await eventually(() => expect(one.heard.isOver).toBe(true));
  const { rows } = await shop.services.db.$client.query('SELECT max(id) AS id FROM staff');
  await shop.services.db.$client.query('UPDATE staff SET active = false WHERE id = $1', [rows[0].id]);
  await eventually(() => expect(three.heard.isOver).toBe(true));
  expect(two.heard.isOver).toBe(false);
});

test('a member has ten pages open at most, and a place is free again when one is closed', async () => {
  const member = await shop.staff();
  const pages = await Promise.all(Array.from({ length: 11 }, () => open(member)));
  expect(pages.map(({ answer }) => answer.status).sort()).toEqual([...Array.from({ length: 10 }, () => 200), 503]);
  for (const { abort } of pages) abort.abort();
  await eventually(async () => expect((await open(member)).answer.status).toBe(200));
});
