import type { ShopVisitor } from './open-shop.ts';

/** A correction of an order as the desk's form sends it: with what stands there, what is changed, and the agreement. */
export async function correctionOf(desk: ShopVisitor, orderid: number, own: object = {}): Promise<object> {
  const { seen, gstin, billing, shipping } = (await desk.call('GetDeskOrder', { orderid })).data.correction;
  return {
    ...{ orderid, seen, gstin, quantities: [], agreed: true, reason: 'The buyer asked for it.' },
    ...{ billing_state: billing.state, billing_city: billing.city, billing_pincode: billing.pincode },
    ...{ shipping_state: shipping.state, shipping_city: shipping.city, shipping_pincode: shipping.pincode },
    ...own,
  };
}
