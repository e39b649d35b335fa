import { add, type BasisPoints, type Paise, paise } from './paise.ts';
import { divideHalfUp, percentOf } from './rounding.ts';

/**
 * The taxes of one line. Either `igst` is zero, or `cgst` and `sgst` are. `total` is the tax alone, without the taxable
 * value.
 */
export type GstSplit = {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly total: Paise;
};

/**
 * Whether goods are supplied to another state, or to a Special Economic Zone, which is never inside one (IGST Act s.
 * 7(5)(b)): IGST, and otherwise CGST and SGST.
 *
 * @param supply states are two-digit GST codes; the supplier's is the one that the invoice prints
 */
export const isInterState = (supply: {
  readonly supplierState: string;
  readonly placeOfSupply: string;
  readonly isToSez?: boolean;
}): boolean => supply.isToSez === true || supply.supplierState !== supply.placeOfSupply;

/**
 * Goods and services tax of one line (CGST Act s. 9, IGST Act s. 5 and 10): inside the supplier's state CGST and SGST,
 * each at half the rate and each rounded half up to the paisa separately; otherwise IGST. Supplies to a Special Economic
 * Zone are never inside the state (IGST Act s. 7(5)(b)). No rounding to the rupee.
 *
 * @param supply states are two-digit GST codes, e.g. '33' Tamil Nadu, '34' Puducherry
 * @throws RangeError for a state code that is not two digits
 */
export function splitGst(supply: {
  readonly taxable: Paise;
  readonly rate: BasisPoints;
  readonly supplierState: string;
  readonly placeOfSupply: string;
  readonly isToSez?: boolean;
  /** Without payment of tax, under a letter of undertaking (IGST Act s. 16(3)(a)). */
  readonly isZeroRated?: boolean;
}): GstSplit {
  for (const state of [supply.supplierState, supply.placeOfSupply]) {
    if (!/^\d{2}$/.test(state)) throw new RangeError(`Not a GST state code: ${state}`);
  }
  const none = paise(0);
  if (supply.isZeroRated) return { cgst: none, sgst: none, igst: none, total: none };
  if (isInterState(supply)) {
    const igst = percentOf(supply.taxable, supply.rate);
    return { cgst: none, sgst: none, igst, total: igst };
  }
  const half = divideHalfUp(BigInt(supply.taxable) * BigInt(supply.rate), 20_000n);
  return { cgst: half, sgst: half, igst: none, total: add(half, half) };
}
