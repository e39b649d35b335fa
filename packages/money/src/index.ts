export { addUp, beforeTaxOf, type Sum, type SummedLine } from './add-up.ts';
export { allocate } from './allocate.ts';
export { type GstSplit, splitGst } from './gst.ts';
export { isGstin } from './gstin.ts';
export { type GstinDoubt, gstinDoubtOf, gstinDoubts } from './gstin-doubt.ts';
export { add, type BasisPoints, bps, type Paise, paise, subtract } from './paise.ts';
export {
  isToZone,
  type Supply,
  type SupplyChoices,
  type SupplyFacts,
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
export { formatCount, formatRupees, parseRupees, toRupees } from './rupees.ts';
export {
  creditText,
  partsOfRow,
  type SampleCredited,
  type TotalParts,
  type TotalRow,
  totalRows,
} from './total-rows.ts';
export { formatUnitPrice, type UnitPrice, unitPriceOf } from './unit-price.ts';
export { amountInWords } from './words.ts';
