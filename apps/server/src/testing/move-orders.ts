import type { Shop, ShopVisitor } from './open-shop.ts';
import { payInFull, readyToOrder } from './orders.ts';

const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'];

/** A placed order that is paid in full. */
export async function paidOrder(shop: Shop, own: Parameters<typeof readyToOrder>[1] = {}) {
  const { customer, place } = await readyToOrder(shop, own);
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  return { customer, orderId };
}

/** Moves an order that was just placed through its steps up to this one, as the order desk does. */
export async function moveOrderTo(desk: ShopVisitor, orderId: number, last: string): Promise<void> {
  for (const [place, to] of steps.slice(1, steps.indexOf(last) + 1).entries()) {
    const parcel = to === 'Dispatched' ? { courier: 'Blue Dart', trackingnumber: '4412 7781' } : {};
    const note = to === 'Packed' ? { note: 'Two cartons.' } : {};
    await desk.call('MoveOrder', { orderid: orderId, seenstatus: steps[place], orderstatus: to, ...parcel, ...note });
  }
}
