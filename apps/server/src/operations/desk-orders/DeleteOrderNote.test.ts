import { listChanges } from '@boxwright/storage';
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

const remove = (visitor: ShopVisitor, note_id: number, version = 1) =>
  visitor.call('DeleteOrderNote', { note_id, version });

test('its author deletes a note, and the audit trail records it', async () => {
  const id = await addNote(author, orderId, 'Gone soon');
  expect((await remove(author, id)).data).toEqual({ deleted: true });
  expect(await deskNotes(author, orderId)).toEqual([]);
  const [change] = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 1);
  expect(change).toMatchObject({ operation: 'DeleteOrderNote', before: { note: id }, after: null });
  expect((await remove(author, id)).status).toBe(404);
});

test('refuses a note that was changed since it was read', async () => {
  const id = await addNote(author, orderId, 'First');
  await author.call('ChangeOrderNote', { note_id: id, version: 1, text: 'Second' });
  expect((await remove(author, id)).status).toBe(409);
  expect((await remove(author, id, 0)).status).toBe(400);
});

test('nobody but its author deletes a note', async () => {
  const id = await addNote(author, orderId, 'First');
  expect((await remove(await shop.staff(), id)).status).toBe(403);
  for (const visitor of [customer, shop.visitor()]) expect((await remove(visitor, id)).status).toBe(401);
});
