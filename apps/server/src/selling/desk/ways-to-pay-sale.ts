import { usualMode } from '@boxwright/orders';
import { orderTypeOf } from '../orders/order-type.ts';
import { type WaysToPayOrder, waysToPayOrder } from '../orders/ways-to-pay-order.ts';
import type { Sale } from './read-sale.ts';

/** How a sale could be paid if it were ordered now, delivered to the pincode of its items. */
export function waysToPaySale({
  now,
  catalogue,
  company,
  credit,
}: Pick<Sale, 'now' | 'catalogue' | 'company' | 'credit'>): WaysToPayOrder {
  const { lines, sum, pincode, supply } = now;
  return waysToPayOrder(
    {
      order: {
        orderType: orderTypeOf(lines.map(({ goods }) => goods.kind)),
        status: 'IN-PROCESS',
        paymentMode: usualMode,
        confirmedAt: null,
        deliveryType: pincode === null ? 'SelfPickup' : 'StandardShipping',
        shippingAddress: { pincode: pincode ?? '' },
        placeOfSupply: supply.place,
        supplyType: supply.type,
        deliveryPaise: sum.delivery,
        discountPaise: sum.discount,
        totalPaise: sum.total,
      },
      lines: lines.map(({ line, priced, amount }, index) => ({
        goodsPaise: amount,
        discountPaise: sum.lines[index]?.discount ?? 0,
        gstRateBps: priced?.gstRateBps ?? line.gstRateBps,
        deliveryType: line.deliveryType,
        weightGrams: priced?.weightGrams ?? line.weightGrams,
      })),
      paid: 0,
    },
    catalogue,
    company,
    credit,
  );
}
