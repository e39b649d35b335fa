import type { Shop, ShopVisitor } from './open-shop.ts';
import { payInFull, readyToOrder } from './orders.ts';

const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'];

/** A placed order that is paid in full and approved for print. */
export async function paidOrder(shop: Shop, own: Parameters<typeof readyToOrder>[1] = {}) {
  const { customer, place } = await readyToOrder(shop, own);
  const placed = await place();
  const orderId: number = placed.data.order_id;
  await payInFull(shop, customer, orderId);
  /** The order's total in rupees, as on the wire. */
  const total: number = placed.data.total_amount;
  return { customer, orderId, total };
}

/** Moves an order through its steps up to this one, as the order desk does; skips steps that it has passed. */
export async function moveOrderTo(desk: ShopVisitor, orderId: number, last: string): Promise<void> {
  for (const [place, to] of steps.slice(1, steps.indexOf(last) + 1).entries()) {
    const parcel = to === 'Dispatched' ? { courier: 'Blue Dart', trackingnumber: '4412 7781' } : {};
    const note = to === 'Packed' ? { note: 'Two cartons.' } : {};
    const move = { orderid: orderId, seenstatus: steps[place], orderstatus: to, ...parcel, ...note };
    const { status, body } = await desk.call('MoveOrder', move);
    if (to === last && status !== 200) throw new Error(`not moved: ${JSON.stringify(body)}`);
  }
}
