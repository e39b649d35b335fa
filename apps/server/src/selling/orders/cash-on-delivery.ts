import { type Company, fail, ok, type Result } from '@boxwright/contract';
import { formatRupees, type Paise, paise } from '@boxwright/money';
import { zoneOf } from '@boxwright/pricing';
import type { Order } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';

/** The facts that decide about cash on delivery. */
export type OrderForCash = Pick<Order, 'deliveryType' | 'totalPaise'> & {
  readonly shippingAddress: Pick<Order['shippingAddress'], 'pincode'>;
};

/** The charge for cash on delivery, before tax; or why this order can't be paid like that, as a text for the buyer. */
export function cashOnDeliveryFee(
  order: OrderForCash,
  { delivery }: Pick<Catalogue, 'delivery'>,
  { zones, mostPaise, leastFeePaise, feeBps }: Company['cashOnDelivery'],
): Result<Paise> {
  if (order.deliveryType === 'SelfPickup') {
    return fail('not_possible', 'Cash on delivery is for orders that we deliver.');
  }
  if (mostPaise === 0) return fail('not_possible', 'Cash on delivery is not offered.');
  const { pincode } = order.shippingAddress;
  const zone = delivery && zoneOf(pincode, delivery.zones);
  if (!zone || !zones.includes(zone)) {
    return fail('not_possible', `Cash on delivery is not offered for pincode ${pincode}.`);
  }
  if (order.totalPaise > mostPaise) {
    return fail('not_possible', `Cash on delivery is offered up to ${formatRupees(paise(mostPaise))}.`);
  }
  return ok(paise(Math.max(leastFeePaise, Math.round((order.totalPaise * feeBps) / 10_000))));
}
