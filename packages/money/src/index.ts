export { addUp, beforeTaxOf, type Sum, type SummedLine } from './add-up.ts';
export { allocate } from './allocate.ts';
export { countriesAbroad, countryName, isCountryAbroad } from './countries.ts';
export { discountsByName, type NamedDiscount } from './discounts/by-name.ts';
export { type Discount, type DiscountedKind, discountedKinds, mostOff } from './discounts/discount.ts';
export { goodsParts } from './discounts/goods-parts.ts';
export { listDiscounts, type PriceList, type PriceListRate } from './discounts/list-discounts.ts';
export { type Coupon, type CouponMisfit, type DiscountedLine, sumOf, withCoupon } from './discounts/with-coupon.ts';
export { type GstSplit, isInterState, splitGst } from './gst.ts';
export { isGstin } from './gstin.ts';
export { type GstinDoubt, gstinDoubtOf, gstinDoubts } from './gstin-doubt.ts';
export { add, type BasisPoints, bps, type Paise, paise, subtract } from './paise.ts';
export {
  decidedSupply,
  isExport,
  isNamedSupply,
  isToZone,
  isWithoutPayment,
  type NamedSupply,
  outsideIndia,
  type Supply,
  type SupplyChoices,
  type SupplyFacts,
  type SupplyKind,
  type SupplyReason,
  type SupplyType,
  stateOfGstin,
  supplyOf,
  supplyReasons,
  supplyText,
  supplyTypes,
  usualSupplyChoices,
} from './place-of-supply.ts';
export { divideHalfUp, halfOf, percentOf, roundHalfUp } from './rounding.ts';
export { formatCount, formatPieces, formatRupees, parseRupees, toRupees } from './rupees.ts';
export {
  creditText,
  discountRows,
  partsOfRow,
  type SampleCredited,
  type TotalParts,
  type TotalRow,
  totalRows,
} from './total-rows.ts';
export { formatUnitPrice, type UnitPrice, unitPriceOf } from './unit-price.ts';
export { amountInWords } from './words.ts';
