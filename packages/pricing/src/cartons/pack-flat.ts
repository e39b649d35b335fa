import type { CartonSpec } from './carton.ts';
import { prepareJob } from './job.ts';
import type { RateCard } from './rate-card.ts';

/**
 * Inside bases of the shipping cartons that flat boxes go out in, in mm, the smallest first: the modules into which ISO
 * 3394 divides a pallet of 1200 × 800 mm, and their inside height.
 */
const bases = [
  [400, 300],
  [600, 400],
  [800, 600],
  [1200, 800],
] as const;
const height = 300;

/** The most that one person may lift of "the general working population, including the young and old" (EN 1005-2). */
const heaviestGrams = 15_000;

/** Flat boxes in a shipping carton. */
export type PackedFlat = {
  readonly pieces: number;
  readonly carton: { readonly length: number; readonly width: number; readonly height: number };
};

/**
 * How many flat boxes go into one shipping carton: as many as lie in piles in the smallest one that takes them, and weigh
 * at most 15 kg; from 20 on in whole tens, so that they can be counted in bundles. A glued box lies in two layers on half
 * its blank's width, any other as its blank; piles are looser than their board by the rate card's `packingLooseness`. The
 * blanks of a box lie in piles of their own.
 *
 * Null where the largest carton doesn't take a blank, a box is heavier than that, or the box can't be drawn.
 */
export function packedFlat(spec: CartonSpec, card: RateCard): PackedFlat | null {
  const prepared = prepareJob(spec, card);
  if (!prepared.ok) return null;
  const { blanks, outer, inner, pasting } = prepared.job;
  let grams = 0;
  for (const { areaSqMm, quantity } of blanks) {
    grams += (quantity * areaSqMm * (spec.board.gsm + outer.gsm + inner.gsm)) / 1e6;
  }
  const byWeight = Math.floor(heaviestGrams / (grams * (1 + card.packingWeight / 10_000)));
  for (const [length, width] of bases) {
    let piled = 0;
    for (const { flatWidthMm, flatHeightMm, caliperMm, quantity } of blanks) {
      // Of boxes in two parts, all are reckoned as not glued; a drawer's sleeve takes the same room in one layer.
      const layers = pasting === 'none' || blanks.length > 1 ? 1 : 2;
      const piles = pilesOn([length, width], [flatWidthMm / layers, flatHeightMm]);
      piled += (quantity * layers * caliperMm * (1 + card.packingLooseness / 10_000)) / piles;
    }
    const pieces = Math.min(Math.floor(height / piled), byWeight);
    // No pile fits: each box would be infinitely high.
    if (pieces >= 1)
      return { pieces: pieces < 20 ? pieces : pieces - (pieces % 10), carton: { length, width, height } };
  }
  return null;
}

/** Piles of pieces side by side, all turned the same way. */
const pilesOn = ([length, width]: readonly [number, number], [across, along]: readonly [number, number]): number =>
  Math.max(
    Math.floor(length / across) * Math.floor(width / along),
    Math.floor(length / along) * Math.floor(width / across),
  );
