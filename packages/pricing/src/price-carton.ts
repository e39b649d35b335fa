import { allocate, divideHalfUp, type Paise, roundHalfUp } from '@boxwright/money';
import { blankOf } from './blank.ts';
import type { CartonPrice, CartonPriceProblem, CartonSpec, PriceLine, PriceLineCode } from './carton.ts';
import { type Costs, costsOf, type Job } from './costs.ts';
import { engineVersion } from './engine-version.ts';
import type { Coat, CoatKind, RateCard, StockSheet } from './rate-card.ts';
import { weigh } from './weigh.ts';

const mostPieces = 10_000_000;

const labels: { readonly [code in PriceLineCode]: string } = {
  board: 'Board',
  print: 'Printing',
  plates: 'Plates',
  outerCoat: 'Outer coating',
  innerCoat: 'Inner coating',
  die: 'Cutting die',
  punching: 'Punching',
  pasting: 'Folding and pasting',
  packing: 'Checking and packing',
};

type Choice = { readonly sheet: StockSheet; readonly ups: number; readonly costs: Costs };

/**
 * Prices a carton: of all stock sheets and numbers of ups the cheapest, before tax and delivery.
 *
 * Pure in effect: the same input gives the same price to the paisa. The total never falls and the price per piece never
 * rises with the quantity. What cannot be priced comes back as a problem with a text for the buyer.
 */
export function priceCarton(spec: CartonSpec, rateCard: RateCard): CartonPrice | CartonPriceProblem {
  const job = prepare(spec, rateCard);
  if (!job.ok) return job;
  const choice = cheapest(job.job, rateCard);
  if (!choice) {
    const text = 'This box is larger than our largest sheet can take in one piece. Please ask us for a quotation.';
    return { ok: false, code: 'sheet', text };
  }
  const { sheet, ups, costs } = choice;
  const total = withMargin(costs.sum, rateCard);
  return {
    ok: true,
    total,
    perPiece: perPieceOf(total, spec.quantity),
    breakdown: breakdownOf(total, costs),
    setUp: withMargin(costs.setUp, rateCard),
    reorderTotal: withMargin(costs.sum - costs.lines.die, rateCard),
    sheet: sheet.name,
    ups,
    sheets: Math.round(costs.sheets * 1000) / 1000,
    weight: weigh(job.job, rateCard),
    engineVersion,
    rateCard: { id: rateCard.id, version: rateCard.version },
  };
}

/** The same carton at several quantities, in the order asked for. */
export function priceLadder(
  spec: Omit<CartonSpec, 'quantity'>,
  quantities: readonly number[],
  rateCard: RateCard,
): { readonly quantity: number; readonly price: CartonPrice | CartonPriceProblem }[] {
  return quantities.map((quantity) => ({ quantity, price: priceCarton({ ...spec, quantity }, rateCard) }));
}

function prepare(spec: CartonSpec, card: RateCard): { readonly ok: true; readonly job: Job } | CartonPriceProblem {
  const { quantity, board } = spec;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostPieces) {
    return { ok: false, code: 'quantity', text: 'Quantity must be a whole number from 1 to 1,00,00,000.' };
  }
  const boardPerKg = Object.hasOwn(card.boardPerKg, board.family) ? card.boardPerKg[board.family] : undefined;
  if (boardPerKg === undefined || !(board.gsm > 0) || !(board.bulk > 0)) {
    return { ok: false, code: 'board', text: 'This board has no price at present. Please choose another board.' };
  }
  const outer = coatOf(spec.outerCoat, 'outer', card);
  const inner = coatOf(spec.innerCoat, 'inner', card);
  if (!outer || !inner) {
    return { ok: false, code: 'coat', text: 'This coating has no price at present. Please choose another coating.' };
  }
  const measured = blankOf(spec, card);
  if (!measured.ok) return { ok: false, code: measured.problem === 'caliper' ? 'board' : 'size', text: measured.text };
  return { ok: true, job: { spec, blank: measured.blank, outer, inner, boardPerKg } };
}

function coatOf(code: string, kind: CoatKind, { coats }: RateCard): Coat | undefined {
  return coats.find((coat) => coat.code === code && coat.kinds.includes(kind));
}

/** Among equals the first sheet of the card and the smallest die. */
function cheapest(job: Job, card: RateCard): Choice | null {
  let best: Choice | null = null;
  for (const { sheet, layouts } of job.blank.layouts) {
    for (const { ups } of layouts) {
      const costs = costsOf(job, sheet, ups, card);
      if (!best || costs.sum < best.costs.sum) best = { sheet, ups, costs };
    }
  }
  return best;
}

/** The margin is a share of the selling price. The one place where a price is rounded. */
function withMargin(cost: number, { margin }: RateCard): Paise {
  return roundHalfUp((cost * 10_000) / (10_000 - margin));
}

/** Each line's share of the total by its cost (in thousandths of a paisa); lines that cost nothing are left out. */
function breakdownOf(total: Paise, { lines }: Costs): PriceLine[] {
  // Object.keys widens; `lines` has exactly these keys.
  const codes = (Object.keys(lines) as PriceLineCode[]).filter((code) => lines[code] > 0);
  const amounts = allocate(
    total,
    codes.map((code) => Math.round(lines[code] * 1000)),
  );
  return codes.flatMap((code, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ code, label: labels[code], amount, cost: roundHalfUp(lines[code]) }];
  });
}

/** Rupees with four decimals: hundredths of a paisa, half up. */
function perPieceOf(total: Paise, quantity: number): string {
  const hundredths = divideHalfUp(BigInt(total) * 100n, BigInt(quantity));
  const digits = String(hundredths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
