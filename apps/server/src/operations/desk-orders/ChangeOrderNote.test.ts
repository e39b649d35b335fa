import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNote, deskNotes } from '../../testing/desk.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let author: ShopVisitor;
let customer: ShopVisitor;
let orderId: number;
beforeAll(async () => {
  shop = await openShop();
  author = await shop.staff('Order desk');
  ({ customer, orderId } = await paidOrder(shop));
});
afterAll(() => shop.close());

const change = (visitor: ShopVisitor, note_id: number, version: number, text = 'Second') =>
  visitor.call('ChangeOrderNote', { note_id, version, text });

test('its author changes a note, from two tabs only once', async () => {
  const id = await addNote(author, orderId, 'First');
  const both = await Promise.all(['One', 'Two'].map((text) => change(author, id, 1, text)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.data).toEqual({ version: 2 });
  const note = (await deskNotes(author, orderId)).find((each: { note_id: number }) => each.note_id === id);
  expect(note).toMatchObject({ version: 2, own: true, changed_at: expect.any(String) });
});

test('refuses an empty text and a note that doesn’t exist', async () => {
  const id = await addNote(author, orderId, 'First');
  expect((await change(author, id, 1, '')).data).toBe('Please write a note.');
  expect((await change(author, 999_999, 1)).status).toBe(404);
});

test('nobody but its author changes a note', async () => {
  const id = await addNote(author, orderId, 'First');
  expect((await change(await shop.staff(), id, 1)).data).toBe('Only the author of a note may change it.');
  expect((await change(await shop.staff('Accounts'), id, 1)).status).toBe(403);
  for (const visitor of [customer, shop.visitor()]) expect((await change(visitor, id, 1)).status).toBe(401);
});
