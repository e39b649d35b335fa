import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@boxwright/contract';
import { gstinDoubtOf, type Paise, type Sum, type SummedLine, type Supply } from '@boxwright/money';
import { balanceOf, type PaymentMode, usualMode } from '@boxwright/orders';
import type { AddressWithPlaces, NewOrderLine, Order, OrderDiscount, OrderRevision } from '@boxwright/storage';
import { priceColumns } from '../cart/line-of.ts';
import { type LineNow, lineToAdd } from '../cart/price-cart.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { addUpLines } from '../delivery/add-up-lines.ts';
import { type Billed, type Supplier, supplyAt, taxStates } from '../delivery/place-of-supply.ts';
import type { PricedGoods } from '../goods/goods.ts';
import { firstArtworkState } from '../goods/is-printed.ts';
import { orderTypeOf } from './order-type.ts';
import { type BilledTo, snapshotAddress, snapshotBilling } from './snapshot-address.ts';

/** An order's content without its number and owner. */
export interface ComposedOrder {
  readonly sum: Sum;
  readonly revision: OrderRevision;
  readonly lines: NewOrderLine[];
  /** What is taken off the lines. */
  readonly discounts: readonly Omit<OrderDiscount, 'orderId'>[];
}

export interface Addresses {
  readonly billing: BilledTo & Pick<Billed, 'isSez'>;
  readonly shipping: AddressWithPlaces;
}

/** How an order is paid, with the fees for it, before tax. */
export interface PaymentTerms {
  readonly mode: PaymentMode;
  readonly fees: readonly Paise[];
  /** Samples credited, with tax; found when the order is placed. */
  readonly credits?: readonly Paise[];
}

export const paidOnline: PaymentTerms = { mode: usualMode, fees: [] };

/** A cart line whose goods are still offered. */
export type OrderableLine = LineNow & { readonly priced: PricedGoods };

/**
 * Composes an order from a cart's lines at today's prices: one delivery to the shipping address, tax per line by the
 * place of supply.
 *
 * @param decided where staff have decided that it is supplied, and to whom it is exported
 */
export function composeOrder(
  catalogue: Catalogue,
  lines: readonly OrderableLine[],
  addresses: Addresses,
  company: Supplier,
  terms: PaymentTerms,
  decided: (Supply & Pick<Order, 'exportedTo'>) | null = null,
): Result<ComposedOrder> {
  const ships = lines.some(({ line }) => line.deliveryType === 'StandardShipping');
  const { pincode, stateGstCode } = addresses.shipping;
  const to = { deliveryState: ships ? stateGstCode : null, isCollected: !ships, billed: addresses.billing };
  const supply = decided ?? supplyAt(company, to);
  const { sum, deliveryProblem } = addUpLines(
    catalogue,
    lines.map(lineToAdd),
    { pincode, ...taxStates(company, supply) },
    terms,
  );
  if (deliveryProblem !== null) return fail('not_possible', deliveryProblem);
  return ok({
    sum,
    lines: lines.flatMap((line, index) => {
      const summed = sum.lines[index];
      return summed ? [orderLine(line, summed, pincode)] : [];
    }),
    discounts: lines.flatMap(({ discounts }, position) =>
      discounts.map(({ source, id, name, part, rate, amount }) => ({
        ...{ position, source, part, sourceId: id, name },
        rateBps: rate,
        amountPaise: amount,
      })),
    ),
    revision: {
      orderType: orderTypeOf(lines.map(({ priced }) => priced.kind)),
      paymentMode: terms.mode,
      paymentStatus: balanceOf({ total: sum.total, mode: terms.mode, entries: [] }).status,
      deliveryType: ships ? 'StandardShipping' : 'SelfPickup',
      billingAddress: snapshotBilling(addresses.billing),
      shippingAddress: snapshotAddress(addresses.shipping),
      placeOfSupply: supply.place,
      supplyReason: supply.reason,
      supplyType: supply.type,
      exportedTo: decided?.exportedTo ?? null,
      gstinDoubt: gstinDoubtOf(addresses.billing.gstin, addresses.billing.stateGstCode),
      goodsPaise: sum.goods,
      deliveryPaise: sum.delivery,
      codFeePaise: sum.fee,
      discountPaise: sum.discount,
      cgstPaise: sum.tax.cgst,
      sgstPaise: sum.tax.sgst,
      igstPaise: sum.tax.igst,
      totalPaise: sum.total,
    },
  });
}

function orderLine({ line, priced }: OrderableLine, summed: SummedLine, pincode: string): NewOrderLine {
  const price = priceColumns(priced);
  return {
    ...price,
    kind: priced.kind,
    variantId: line.variantId,
    itemName: priced.name,
    quantity: line.quantity,
    unitPrice: unitPriceOf(summed.goods, line.quantity),
    configuration: { ...price.configuration, cartLineId: line.id },
    artworkState: firstArtworkState(priced.snapshot),
    artworkWish: priced.snapshot.artwork === null ? priced.snapshot.artworkWish : null,
    deliveryType: line.deliveryType,
    destinationPincode: line.deliveryType === 'SelfPickup' ? null : pincode,
    deliveryPaise: summed.delivery,
    discountPaise: summed.discount,
    cgstPaise: summed.tax.cgst,
    sgstPaise: summed.tax.sgst,
    igstPaise: summed.tax.igst,
  };
}

/** Ten-thousandths of a rupee per piece, rounded. Only shown on tax documents; the line's total is binding. */
const unitPriceOf = (goods: number, quantity: number): number => Math.round((goods * 100) / quantity);

/** Reference of an order without a payment attempt, as unguessable as a transaction number. */
export const newReference = (): string => randomBytes(15).toString('base64url');
