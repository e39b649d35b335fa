import { findOrder, type Order } from '@boxwright/storage';
import sharp from 'sharp';
import { formWith } from './artwork.ts';
import type { Shop, ShopCustomer, ShopVisitor } from './open-shop.ts';
import { payInFull, readyToOrder } from './orders.ts';

/** An order that is paid in full. */
export async function paidOrder(shop: Shop) {
  const { customer, place } = await readyToOrder(shop);
  const placed = await place();
  const orderId: number = placed.data.order_id;
  await payInFull(shop, customer, orderId);
  return { customer, orderId, total: placed.data.total_amount as number };
}

const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'];

/** Moves a placed order step by step until it has a status. */
export async function moveTo(desk: ShopVisitor, orderId: number, status: string): Promise<void> {
  for (const [place, from] of steps.slice(0, steps.indexOf(status)).entries()) {
    const to = steps[place + 1];
    const courier = to === 'Dispatched' ? { courier: 'Blue Dart' } : {};
    const moved = await desk.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: to, ...courier });
    if (moved.status !== 200) throw new Error(`not moved: ${JSON.stringify(moved.body)}`);
  }
}

/** An order that was delivered just now. */
export async function deliveredOrder(shop: Shop, desk: ShopVisitor) {
  const order = await paidOrder(shop);
  await moveTo(desk, order.orderId, 'Delivered');
  return order;
}

export async function storedOrder({ services }: Shop, orderId: number): Promise<Order> {
  const order = await findOrder(services.db, orderId);
  if (!order) throw new Error('The order is missing.');
  return order;
}

/** A photograph as a telephone takes it, with the place where it was taken. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#b5311c' } })
    .withExif({ IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Uploads a photograph for a complaint. */
export async function uploadPhoto(
  shop: Shop,
  customer: Pick<ShopCustomer, 'cookies'>,
  orderId: number,
  bytes?: Buffer,
) {
  const { headers, payload } = formWith({ name: 'fault.jpg', bytes: bytes ?? (await photograph()) });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/return-photos/${orderId}`,
    cookies: Object.fromEntries(customer.cookies),
    headers: { ...headers, accept: 'application/json' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A complaint, without its order. */
export const complaint = {
  reason: 'damaged',
  wish: 'refund',
  batch_number: 'B-2211',
  manufactured_on: '2026-11-01',
  description: 'The corners are crushed.',
};
