import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@boxwright/contract';
import type { AddressWithPlaces, NewOrderLine, OrderRevision } from '@boxwright/storage';
import { chargeDelivery } from '../cart/chargeDelivery.ts';
import { type BoxConfiguration, nameOf } from '../cart/configuration.ts';
import { priceColumns } from '../cart/lineOf.ts';
import type { LineNow } from '../cart/priceCart.ts';
import { type CartSum, type SummedLine, sumCart } from '../cart/sumCart.ts';
import type { PricedBox } from '../catalogue/priceBox.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { snapshotAddress } from './snapshotAddress.ts';

/** What an order says besides its number and its owner. */
export interface ComposedOrder {
  readonly sum: CartSum;
  readonly revision: OrderRevision;
  readonly lines: NewOrderLine[];
}

export interface Addresses {
  readonly billing: AddressWithPlaces;
  readonly shipping: AddressWithPlaces;
}

/** A line that is offered as of now. */
export type OrderableLine = LineNow & { readonly box: PricedBox };

/**
 * The whole order from a cart's lines at today's prices: one delivery to the shipping address, tax line by line by the
 * place of supply (where it is delivered; where it is picked up, the supplier's state).
 */
export function composeOrder(
  catalogue: Catalogue,
  lines: readonly OrderableLine[],
  addresses: Addresses,
  supplierState: string,
): Result<ComposedOrder> {
  const ships = lines.some(({ line }) => line.deliveryType === 'StandardShipping');
  const { pincode, stateGstCode } = addresses.shipping;
  const summands = lines.map(({ line, box, goods }) => ({
    goods,
    gstRateBps: box.gstRateBps,
    shippedGrams: line.deliveryType === 'SelfPickup' ? 0 : box.weightGrams,
  }));
  const grams = summands.reduce((sum, { shippedGrams }) => sum + shippedGrams, 0);
  const delivery = chargeDelivery(catalogue, grams, pincode);
  if (!delivery.ok) return fail('not_possible', delivery.text);

  const placeOfSupply = ships ? (stateGstCode ?? supplierState) : supplierState;
  const sum = sumCart(summands, delivery.charge, { supplierState, placeOfSupply });
  return ok({
    sum,
    lines: lines.flatMap((line, index) => {
      const summed = sum.lines[index];
      return summed ? [orderLine(line, summed, pincode)] : [];
    }),
    revision: {
      orderType: 'Normal',
      paymentMode: 'OnlinePayment',
      paymentStatus: 'Payment Initiated',
      deliveryType: ships ? 'StandardShipping' : 'SelfPickup',
      billingAddress: snapshotAddress(addresses.billing),
      shippingAddress: snapshotAddress(addresses.shipping),
      placeOfSupply,
      goodsPaise: sum.goods,
      deliveryPaise: sum.delivery,
      cgstPaise: sum.tax.cgst,
      sgstPaise: sum.tax.sgst,
      igstPaise: sum.tax.igst,
      totalPaise: sum.total,
    },
  });
}

function orderLine({ line, box, configuration }: OrderableLine, summed: SummedLine, pincode: string): NewOrderLine {
  const price = priceColumns(box, configuration);
  const kept: BoxConfiguration = { ...configuration, cartLineId: line.id };
  return {
    ...price,
    kind: line.kind,
    variantId: line.variantId,
    itemName: nameOf(box),
    description: price.description ?? line.description,
    quantity: line.quantity,
    unitPrice: unitPriceOf(summed.goods, line.quantity),
    configuration: { ...kept, ...price.configuration, cartLineId: line.id },
    deliveryType: line.deliveryType,
    destinationPincode: line.deliveryType === 'SelfPickup' ? null : pincode,
    deliveryPaise: summed.delivery,
    cgstPaise: summed.tax.cgst,
    sgstPaise: summed.tax.sgst,
    igstPaise: summed.tax.igst,
  };
}

/** Ten-thousandths of a rupee a piece, rounded: for tax documents, the total is the price. */
const unitPriceOf = (goods: number, quantity: number): number => Math.round((goods * 100) / quantity);

/** Names an order where no payment took part: as unguessable as a transaction number. */
export const newReference = (): string => randomBytes(15).toString('base64url');
