import { add, allocate, paise, subtract } from '@boxwright/money';
import { withMargin } from '../cartons/price-carton.ts';
import { engineVersion } from '../engine-version.ts';
import { amountAtRate, rateText } from '../rate.ts';
import { betweenCuts, layStickers, type StickerLayout, stickerArea } from './lay-stickers.ts';
import type { StickerLine, StickerPrice, StickerPriceProblem, StickerSpec } from './sticker.ts';
import type { StickerRateCard } from './sticker-rate-card.ts';

const minSide = 10;
const maxPieces = 10_000_000;

const refuse = (code: StickerPriceProblem['code'], text: string): StickerPriceProblem => ({ ok: false, code, text });

/**
 * Prices stickers, before tax and delivery: sheets with makeready sheets, set-up and cutting, a margin, a discount per
 * quantity band, and the shape's minimum. The rate of a piece is rounded up, and the total is that rate times the quantity.
 * More pieces never cost less in total but by the step of the rate, because a band's discount applies only to the cost that
 * its own pieces add.
 */
export function priceSticker(spec: StickerSpec, card: StickerRateCard): StickerPrice | StickerPriceProblem {
  const problem = problemOf(spec, card);
  if (problem) return problem;
  const material = card.materials.find(({ code }) => code === spec.material);
  if (!material) return refuse('material', 'This material has no price at present. Please choose another material.');
  const layout = layStickers(spec);
  const { quantity } = spec;
  const costs = (pieces: number) => costsOf(pieces, spec, layout, material.perSheet, card);

  const gross = withMargin(costs(quantity).sum, card);
  const discounted = withMargin(
    discountedCost(quantity, (pieces) => costs(pieces).sum, card),
    card,
  );
  const least = paise(Math.max(discounted, card.least[spec.shape]));
  const total = spec.rounded === 'total' ? least : amountAtRate(least, quantity, 'hundredth');
  const { sheets, setUp, cutting } = costs(quantity);
  // The parts share what the rate adds.
  const amounts = allocate(
    add(gross, subtract(total, least)),
    [sheets, setUp, cutting].map((cost) => Math.round(cost * 1000)),
  );
  const lines: StickerLine[] = [
    { code: 'sheets', label: 'Sheets and printing', amount: amounts[0] ?? paise(0) },
    { code: 'setUp', label: 'Set-up', amount: amounts[1] ?? paise(0) },
    { code: 'cutting', label: 'Cutting', amount: amounts[2] ?? paise(0) },
    { code: 'discount', label: 'Quantity discount', amount: subtract(discounted, gross) },
    { code: 'minimum', label: 'Up to the least order of this shape', amount: subtract(least, discounted) },
  ];
  const { trail, all } = sheetsFor(quantity, layout, card);
  return {
    ok: true,
    total,
    unitCost: rateText(total, quantity),
    discount: subtract(gross, discounted),
    cost: paise(Math.round(sheets + setUp + cutting)),
    breakdown: lines.filter(({ amount }) => amount !== 0),
    bleedLength: spec.length + betweenCuts,
    bleedWidth: spec.width + betweenCuts,
    layout,
    trailSheets: trail,
    totalSheets: all,
    engineVersion,
    rateCard: { id: card.id, version: card.version },
  };
}

function problemOf(
  { shape, length, width, quantity, cutLength }: StickerSpec,
  card: StickerRateCard,
): StickerPriceProblem | null {
  if (!Object.hasOwn(card.least, shape)) return refuse('shape', 'Please select shape');
  if (!Number.isInteger(quantity) || quantity < card.leastQuantity || quantity > maxPieces) {
    return refuse('quantity', `Minimum number of quantity ${card.leastQuantity}`);
  }
  if (!(length >= minSide && width >= minSide)) {
    if (cutLength === undefined) return refuse('size', `Length and width must be at least ${minSide} mm.`);
    const cut = `The cut around the picture is ${length} × ${width} mm`;
    return refuse('size', `${cut}; both must be at least ${minSide} mm. Please choose a larger size.`);
  }
  const [longer, shorter] = [Math.max(length, width), Math.min(length, width)];
  if (!(longer <= stickerArea.length && shorter <= stickerArea.width)) {
    return refuse('size', 'Maximum size should be 455x302 or vice versa');
  }
  if (shape === 'round' && length !== width) {
    return refuse('size', 'A round sticker is as long as it is wide.');
  }
  return null;
}

/** Paise before the margin, not yet rounded. */
function costsOf(pieces: number, spec: StickerSpec, layout: StickerLayout, perSheet: number, card: StickerRateCard) {
  const { shape } = spec;
  const cutMetres = cutLengthOf(spec) / 1000;
  const perMetre = (card.cuttingPerMetre * (shape === 'special' ? card.specialCutting : 10_000)) / 10_000;
  const sheets = sheetsFor(pieces, layout, card).all * perSheet;
  const cutting = pieces * cutMetres * perMetre;
  return { sheets, setUp: card.setUp, cutting, sum: sheets + card.setUp + cutting };
}

/** Length in mm of one sticker's cut. */
function cutLengthOf({ shape, length, width, cutLength }: StickerSpec): number {
  if (shape === 'special' && cutLength !== undefined) return cutLength;
  return shape === 'round' ? Math.PI * length : 2 * (length + width);
}

function sheetsFor(pieces: number, { count }: StickerLayout, { trailSheets, trailShare }: StickerRateCard) {
  const good = Math.ceil(pieces / count);
  const trail = trailSheets + Math.ceil((good * trailShare) / 10_000);
  return { trail, all: good + trail };
}

/** The sum over all bands of the cost that the band's pieces add, less the band's discount. */
function discountedCost(quantity: number, costAt: (pieces: number) => number, { discounts }: StickerRateCard): number {
  let sum = 0;
  let reached = 0;
  for (const { upTo, rate } of discounts) {
    const end = Math.min(quantity, upTo ?? quantity);
    if (end <= reached) continue;
    const added = costAt(end) - (reached > 0 ? costAt(reached) : 0);
    sum += added * (1 - rate / 10_000);
    reached = end;
  }
  return roundedMillionths(sum);
}

/** Rounds to millionths, so that floating-point errors of summed differences don't affect the final rounding. */
function roundedMillionths(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}
