import type { CartRow } from '@boxwright/contract';
import { type ReadyWay, readyWayOf, type WithoutProof } from '@boxwright/orders';
import { isAllApprovedBefore } from '../proof/before-order.ts';

/** The totals of a whole cart, in paise. The specification repeats them on every line; the first is used. */
export interface CartSums {
  readonly cartId: number;
  readonly netValue: number;
  readonly discount: number;
  /** The price lists and coupons in the discount. */
  readonly discounts: CartRow['discounts'];
  readonly coupon: CartRow['coupon'];
  /** The samples' credits, which the discount and its tax already contain. */
  readonly sampleCredits: CartRow['sampleCredits'];
  readonly delivery: number;
  readonly gst: number;
  /** Where it is supplied and why; empty until addresses are known. */
  readonly supply: string;
  readonly total: number;
  /** Whether nothing in it is charged for delivery: stickers and samples ship free. */
  readonly shipsFree: boolean;
  /** Whether any line is delivered rather than picked up. */
  readonly shipped: boolean;
  /** Pincode for the delivery charge; null if nothing is delivered or none was given yet. */
  readonly destination: string | null;
  /** Why delivery can't be quoted, as a text for the buyer. */
  readonly deliveryProblem: string | null;
  /** GST rates of the lines in per cent, ascending. */
  readonly gstRates: readonly number[];
  /** Of samples only where there is nothing else: a sample is no piece of an edition. */
  readonly pieces: number;
  /** An example of dates; null if none can be named. */
  readonly dates: CartRow['dates'];
  readonly way: ReadyWay;
  /** The same of what isn't a sample, to which the dates belong; null for samples alone. */
  readonly goodsWay: ReadyWay | null;
  readonly hasSamples: boolean;
  /** Whether a sample is beside boxes of its kind and size. Its price comes off a later order only. */
  readonly samplesItsBoxes: boolean;
  /** Whether no proof of it is awaited, and why. */
  readonly withoutProof: WithoutProof;
}

/** Totals of a cart; null for an empty one. */
export const cartSums = (rows: readonly CartRow[]): CartSums | null => {
  const first = rows[0];
  if (first === undefined) return null;
  const goods = rows.filter((row) => row.kind !== 'sample');
  const shipped = rows.find((row) => row.deliveryType === 'StandardShipping');
  return {
    cartId: first.cartId,
    netValue: first.netValue,
    discount: first.discount,
    discounts: first.discounts,
    coupon: first.coupon,
    sampleCredits: first.sampleCredits,
    delivery: first.delivery,
    gst: first.gst,
    supply: first.supply,
    total: first.total,
    shipsFree: rows.every((row) => row.kind !== 'box'),
    shipped: shipped !== undefined,
    // Stickers and samples ship free, and may have none.
    destination: rows.find(({ destination }) => destination !== null)?.destination ?? null,
    deliveryProblem: rows.find((row) => row.deliveryProblem !== null)?.deliveryProblem ?? null,
    gstRates: [...new Set(rows.map((row) => row.gstRate))].sort((a, b) => a - b),
    pieces: (goods.length > 0 ? goods : rows).reduce((sum, row) => sum + row.quantity, 0),
    dates: first.dates,
    way: readyWayOf(rows.map((row) => row.deliveryType)),
    goodsWay: goods.length === 0 ? null : readyWayOf(goods.map((row) => row.deliveryType)),
    hasSamples: goods.length < rows.length,
    samplesItsBoxes: rows.some(
      (row) =>
        row.kind === 'sample' && goods.some((box) => box.kind === 'box' && sizeAndItem(box) === sizeAndItem(row)),
    ),
    withoutProof: isAllApprovedBefore(rows) ? 'in-cart' : rows.every(isPlain) && 'plain',
  };
};

/** A sample without a file, or a box that is ordered without print. */
const isPlain = ({ kind, takesFile, artwork }: CartRow): boolean =>
  kind === 'sample' ? artwork === null : kind === 'box' && !takesFile;

/** Equal for a sample and its boxes; board, coatings and print may differ. */
const sizeAndItem = (row: CartRow): string => [row.categoryId, row.style, row.length, row.width, row.height].join();

/** "GST 5 %" when all lines share one rate, else "GST". */
export const gstLabel = (rates: readonly number[]): string => (rates.length === 1 ? `GST ${rates[0]} %` : 'GST');

/** The make of a line: "Folding Box Board · Gloss aqueous outside · Liquid and oil barrier inside". */
export const lineDescription = (
  row: Pick<CartRow, 'board' | 'outerCoating' | 'innerCoating' | 'description'>,
): string => {
  const parts = [row.board, coatText(row.outerCoating, 'outside'), coatText(row.innerCoating, 'inside')].filter(
    Boolean,
  );
  return parts.length > 0 ? parts.join(' · ') : row.description;
};

/** "Gloss aqueous outside"; empty for none. */
export const coatText = (name: string, side: string) => (name === '' || /^none$/i.test(name) ? '' : `${name} ${side}`);

/** "90 × 55 × 30 mm"; empty for items without a size. */
export const insideSize = (row: Pick<CartRow, 'length' | 'width' | 'height'>): string => {
  const sides = [row.length, row.width, row.height].filter((side) => side > 0);
  return sides.length === 0 ? '' : `${sides.join(' × ')} mm`;
};
