export type {
  Board,
  CartonPrice,
  CartonPriceProblem,
  CartonSpec,
  CartonWeight,
  PriceLine,
  PriceLineCode,
} from './carton.ts';
export {
  type DeliveryCharge,
  type DeliveryTable,
  deliveryCharge,
  pickupZone,
  type ZoneRates,
  type ZoneRule,
  zoneOf,
} from './delivery.ts';
export { demoDeliveryTable, demoRateCard, demoZones } from './demo-rates.ts';
export { engineVersion } from './engine-version.ts';
export { type Layout, layoutsFor } from './layouts.ts';
export { priceCarton, priceLadder } from './price-carton.ts';
export type { Coat, CoatKind, PastingClass, RateCard, StockSheet } from './rate-card.ts';
