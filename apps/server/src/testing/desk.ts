import type { ShopVisitor } from './open-shop.ts';

/** An order as the desk sees it, on the wire. */
export const deskOrder = async (desk: ShopVisitor, orderId: number) =>
  (await desk.call('GetDeskOrder', { orderid: orderId })).data;

/** The notes about an order. */
export const deskNotes = async (desk: ShopVisitor, orderId: number) => (await deskOrder(desk, orderId)).notes;

/** Adds a note; returns its id. */
export const addNote = async (desk: ShopVisitor, orderId: number, text: string): Promise<number> =>
  (await desk.call('AddOrderNote', { orderid: orderId, text })).data.note_id;
