import { findOrder, type Order, refundsOf } from '@boxwright/storage';
import sharp from 'sharp';
import { formWith } from './artwork.ts';
import { moveOrderTo, paidOrder } from './move-orders.ts';
import type { Shop, ShopCustomer, ShopVisitor } from './open-shop.ts';

/** A refund of a cancelled order that the bank failed to pay. */
export async function failedRefund(shop: Shop) {
  shop.payu.refunds.are('fails');
  const { customer, orderId } = await paidOrder(shop);
  await customer.call('CancelOrder', { orderid: orderId });
  await shop.runJobs();
  shop.payu.refunds.are('pays');
  const [refund] = await refundsOf(shop.services.db, orderId);
  return { customer, orderId, refundid: refund?.id ?? 0 };
}

/** An order that was delivered just now. */
export async function deliveredOrder(shop: Shop, desk: ShopVisitor) {
  const order = await paidOrder(shop);
  await moveOrderTo(desk, order.orderId, 'Delivered');
  return order;
}

export async function storedOrder({ services }: Shop, orderId: number): Promise<Order> {
  const order = await findOrder(services.db, orderId);
  if (!order) throw new Error('The order is missing.');
  return order;
}

/** What the desk sees as left of an order's invoice to be credited, in rupees. */
export async function leftToCredit(desk: ShopVisitor, orderId: number): Promise<number> {
  const items: readonly { left: number }[] =
    (await desk.call('GetDeskOrder', { orderid: orderId })).data?.creditable ?? [];
  return Math.round(items.reduce((sum, { left }) => sum + left * 100, 0)) / 100;
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
