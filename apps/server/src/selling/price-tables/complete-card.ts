import { paise } from '@boxwright/money';
import type { RateCard, StickerRateCard } from '@boxwright/pricing';
import type { ToPrice } from './to-price.ts';

interface Completed<Card> {
  readonly card: Card;
  /** Keys of the figures that still have to be typed. */
  readonly added: readonly string[];
}

/** Rates for coatings and families of boards that the catalogue has and the card hasn't. */
export function withMissingCartonRates(card: RateCard, { boards, coatings }: ToPrice): Completed<RateCard> {
  const families = [...new Set(boards.map(({ family }) => family))].filter(
    (family) => !Object.hasOwn(card.boardPerKg, family),
  );
  const coats = coatings.filter(({ code }) => !card.coats.some((coat) => coat.code === code));
  return {
    card: {
      ...card,
      boardPerKg: { ...card.boardPerKg, ...Object.fromEntries(families.map((family) => [family, paise(0)])) },
      coats: [
        ...card.coats,
        ...coats.map(({ code, name, kind }) => ({ code, name, kinds: [kind], perHundredSqIn: paise(0), gsm: 0 })),
      ],
    },
    added: [
      ...families.map((family) => `board/${family}`),
      ...coats.flatMap(({ code }) => [`coats/${code}/price`, `coats/${code}/gsm`]),
    ],
  };
}

/** Rates for materials that the catalogue has and the card hasn't. */
export function withMissingStickerRates(card: StickerRateCard, toPrice: ToPrice): Completed<StickerRateCard> {
  const materials = toPrice.materials.filter(({ code }) => !card.materials.some((each) => each.code === code));
  return {
    card: {
      ...card,
      materials: [...card.materials, ...materials.map(({ code, name }) => ({ code, name, perSheet: paise(0) }))],
    },
    added: materials.map(({ code }) => `materials/${code}`),
  };
}
