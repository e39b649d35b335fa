export {
  type AdvisedCaliper,
  adviseCaliper,
  boardStandard,
  lightestBoards,
} from './cartons/advise-board.ts';
export { asPricedBy, laidBy } from './cartons/as-priced-by.ts';
export {
  type BoxToLay,
  knowsLayouts,
  type LayoutFigures,
  layOutBox,
  type MeasuredBlanks,
  rememberLayouts,
} from './cartons/blank.ts';
export type {
  Board,
  CartonPart,
  CartonPrice,
  CartonPriceProblem,
  CartonSpec,
  CartonWeight,
  DieLayout,
  GrainRule,
  InksOfSide,
  Plan,
  PriceLine,
  PriceLineCode,
  Printed,
} from './cartons/carton.ts';
export {
  type CartonExplanation,
  cartonLayouts,
  type EngineProblem,
  explainCarton,
  type PartLayout,
  type SharedChoice,
  type SheetChoice,
  type StoredPrice,
} from './cartons/explain.ts';
export { grainRuleOf } from './cartons/grain.ts';
export {
  type BlankTogether,
  emptySheet,
  type ImposedRun,
  imposedCarton,
  imposedTogether,
  isStripped,
} from './cartons/imposed-carton.ts';
export { type Layout, layoutsFor, type Place, placesOf } from './cartons/layouts.ts';
export { type PackedFlat, packedFlat } from './cartons/pack-flat.ts';
export { priceCarton } from './cartons/price-carton.ts';
export { type LadderStep, priceLadder, usualQuantities } from './cartons/price-ladder.ts';
export { pastingClassOf, pricedStyles } from './cartons/priced-styles.ts';
export {
  type Coat,
  type CoatKind,
  type Imposition,
  type PastingClass,
  type RateCard,
  type StockSheet,
  usualImposition,
  usualWash,
} from './cartons/rate-card.ts';
export { chargesDie, planOf, priceWithDie, type SetUpParts, setUpParts, withoutDie } from './cartons/without-die.ts';
export {
  type DeliveryCharge,
  type DeliveryTable,
  deliveryCharge,
  pickupZone,
  transitDaysTo,
  type ZoneRates,
  type ZoneRule,
  zoneOf,
} from './delivery.ts';
export { demoDeliveryTable, demoRateCard, demoZones } from './demo-rates.ts';
export { type DesignForm, type DesignsPrice, mostDesigns, priceDesigns } from './designs/price-designs.ts';
export { engineVersion } from './engine-version.ts';
export { type GangJob, type GangRun, gangRunOf, gangRuns } from './gang/gang-runs.ts';
export { priceSample, type SamplePrice, samplePriceWithGst } from './samples/price-sample.ts';
export { stickersAsPricedBy } from './stickers/as-priced-by.ts';
export {
  betweenCuts,
  knowsStickerLayout,
  layStickers,
  rememberStickerLayout,
  type StickerLayout,
  type StickerShape,
  type StickerSize,
  stickerArea,
} from './stickers/lay-stickers.ts';
export type { Outline } from './stickers/named-outlines.ts';
export {
  moveOutline,
  type OutlineSize,
  outlineOfSize,
  outlinePath,
  outlinePoints,
  reachOf,
} from './stickers/outline.ts';
export { priceSticker } from './stickers/price-sticker.ts';
export { readOutline } from './stickers/read-outline.ts';
export type {
  StickerLine,
  StickerLineCode,
  StickerPrice,
  StickerPriceProblem,
  StickerSpec,
} from './stickers/sticker.ts';
export {
  type DiscountBand,
  demoStickerRateCard,
  type StickerMaterialRate,
  type StickerRateCard,
} from './stickers/sticker-rate-card.ts';
