import type { CartonWeight } from './carton.ts';
import type { Job } from './costs.ts';
import type { RateCard } from './rate-card.ts';

/** Volumetric divisor: cubic centimetres per kilogram, as charged by carriers. */
const cubicCentimetresPerKg = 5000;

/**
 * Weights of an order of flat-packed cartons, in whole grams, rounded up.
 *
 * Actual: blank area × (board + coats) × quantity, plus the packing. Volumetric: a glued carton is packed flat, two
 * boards thick on about half its blank's width, so its volume is the blank's bounding rectangle times one caliper;
 * folds spring open, which `packingLooseness` allows for. Chargeable is the greater one. The blanks of a box are added
 * up.
 */
export function weigh({ spec, blanks, outer, inner }: Job, card: RateCard): CartonWeight {
  let blankGrams = 0;
  let cubicMm = 0;
  for (const { areaSqMm, flatWidthMm, flatHeightMm, caliperMm, quantity } of blanks) {
    blankGrams += (quantity * (areaSqMm * (spec.board.gsm + outer.gsm + inner.gsm))) / 1e6;
    cubicMm += quantity * (flatWidthMm * flatHeightMm * caliperMm * (1 + card.packingLooseness / 10_000));
  }
  const actualKg = wholeGrams((spec.quantity * blankGrams * (1 + card.packingWeight / 10_000)) / 1000);
  const volumetricKg = wholeGrams((spec.quantity * cubicMm) / 1000 / cubicCentimetresPerKg);
  return {
    blankGrams: Math.round(blankGrams * 1000) / 1000,
    actualKg,
    volumetricKg,
    chargeableKg: Math.max(actualKg, volumetricKg),
  };
}

function wholeGrams(kilograms: number): number {
  return Math.ceil(kilograms * 1000 - 1e-6) / 1000;
}
