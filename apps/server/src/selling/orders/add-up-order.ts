import { addUp, bps, type Paise, paise, type Sum } from '@boxwright/money';
import type { Order, OrderLine } from '@boxwright/storage';
import { taxStatesOf } from '../delivery/place-of-supply.ts';

/** The parts of an order and its lines that the sum needs. */
export type OrderToAdd = Pick<Order, 'deliveryPaise' | 'discountPaise' | 'placeOfSupply' | 'supplyType'>;
export type OrderLineToAdd = Pick<
  OrderLine,
  'goodsPaise' | 'discountPaise' | 'gstRateBps' | 'deliveryType' | 'weightGrams'
>;

/**
 * Adds up a stored order again, from its stored amounts alone, with a charge for cash on delivery. What the lines' own
 * discounts leave of the order's is shared among them.
 */
export const addUpOrder = (
  order: OrderToAdd,
  lines: readonly OrderLineToAdd[],
  supplierState: string,
  fee: Paise,
  /** Amounts with tax that the total falls by. */
  credits: readonly Paise[] = [],
): Sum =>
  addUp({
    lines: lines.map(({ goodsPaise, discountPaise, gstRateBps, deliveryType, weightGrams }) => ({
      goods: paise(goodsPaise),
      discount: paise(discountPaise),
      gstRate: bps(gstRateBps),
      paysDelivery: deliveryType !== 'SelfPickup' && weightGrams > 0,
    })),
    delivery: paise(order.deliveryPaise),
    fees: [fee],
    discounts: [paise(order.discountPaise - lines.reduce((sum, { discountPaise }) => sum + discountPaise, 0))],
    credits,
    states: taxStatesOf(supplierState, order),
  });
