import {
  type CartonSpec,
  type DeliveryTable,
  deliveryCharge,
  priceCarton,
  priceSticker,
  type RateCard,
  type StickerRateCard,
  type StickerSpec,
  type ZoneRule,
  zoneOf,
} from '@boxwright/pricing';

/** Goods or a delivery as they were ordered, to be priced with a card. */
export type Ordered =
  | { readonly kind: 'carton'; readonly spec: CartonSpec; readonly hasDie: boolean }
  | { readonly kind: 'sticker'; readonly spec: StickerSpec }
  | { readonly kind: 'delivery'; readonly weightGrams: number; readonly pincode: string };

/** Two cards of the same kind. */
export type CardPair =
  | { readonly kind: 'carton'; readonly before: RateCard; readonly after: RateCard }
  | { readonly kind: 'sticker'; readonly before: StickerRateCard; readonly after: StickerRateCard }
  | {
      readonly kind: 'delivery';
      readonly before: { readonly zones: readonly ZoneRule[]; readonly table: DeliveryTable };
      readonly after: { readonly zones: readonly ZoneRule[]; readonly table: DeliveryTable };
    };

/** Paise before tax; null where the card has no price. */
export interface Repriced {
  readonly before: number | null;
  readonly after: number | null;
}

/** Prices what was ordered with both cards. */
export const reprice = (ordered: readonly Ordered[], cards: CardPair): Repriced[] =>
  ordered.map((each) => ({ before: priceWith(each, cards, 'before'), after: priceWith(each, cards, 'after') }));

function priceWith(ordered: Ordered, cards: CardPair, side: 'before' | 'after'): number | null {
  if (ordered.kind === 'carton' && cards.kind === 'carton') {
    const price = priceCarton(ordered.spec, cards[side]);
    if (!price.ok) return null;
    return ordered.hasDie ? price.reorderTotal : price.total;
  }
  if (ordered.kind === 'sticker' && cards.kind === 'sticker') {
    const price = priceSticker(ordered.spec, cards[side]);
    return price.ok ? price.total : null;
  }
  if (ordered.kind === 'delivery' && cards.kind === 'delivery') {
    const { zones, table } = cards[side];
    const charged = deliveryCharge({
      weightKg: ordered.weightGrams / 1000,
      zone: zoneOf(ordered.pincode, zones),
      table,
    });
    return charged.ok ? charged.charge : null;
  }
  return null;
}
