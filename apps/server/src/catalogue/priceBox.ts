import { fail, ok, type Result } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';
import { type CartonPrice, type CartonPriceProblem, type CartonSpec, priceCarton } from '@boxwright/pricing';
import type { Board, Coating, VariantInCatalogue } from '@boxwright/storage';
import { chosenCoatings } from './chosenCoatings.ts';
import type { Catalogue } from './snapshot.ts';

/** What a buyer chooses, but for the count: ids of the catalogue; no coating is null. */
export interface BoxConfigured {
  readonly variantId: number;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  /** Inside size in mm of a box made to measure: what isn't given is the variant's, NaN is refused. */
  readonly length?: number | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface BoxChoice extends BoxConfigured {
  readonly quantity: number;
}

/** A box that the shop offers, as the price engine wants it. */
export interface ConfiguredBox {
  readonly variant: VariantInCatalogue;
  /** Made to measure: in another size than the variant's. */
  readonly isOwnSize: boolean;
  readonly board: Board;
  readonly outer: Coating | null;
  readonly inner: Coating | null;
  readonly spec: Omit<CartonSpec, 'quantity'>;
  readonly gstRateBps: number;
  readonly rates: NonNullable<Catalogue['rates']>;
}

/** A box with everything its price was made of. */
export interface PricedBox extends ConfiguredBox {
  readonly quantity: number;
  readonly price: CartonPrice;
  /** Chargeable weight with packing, in whole grams: the one figure that delivery is charged by. */
  readonly weightGrams: number;
  readonly rateCardId: number;
}

/** Looks a box up in the catalogue, or says in a buyer's words why it can't be had. */
export function configureBox(catalogue: Catalogue, choice: BoxConfigured): Result<ConfiguredBox> {
  const variant = catalogue.variants.get(choice.variantId);
  const board = catalogue.boards.get(choice.boardId);
  if (variant?.status !== 'Active')
    return fail('not_found', 'This box is not offered any more. Please choose another.');
  if (board?.status !== 'Active')
    return fail('not_found', 'This board is not offered any more. Please choose another.');
  const coatings = chosenCoatings(catalogue, choice);
  if (!coatings.ok) return coatings;
  const gstRateBps = catalogue.gstRates.get(variant.hsn);
  if (!catalogue.rates || gstRateBps === undefined) {
    return fail('unavailable', 'Prices cannot be worked out at the moment. Please try again later.');
  }
  const { outer, inner } = coatings.value;
  const own = { length: variant.lengthMm, width: variant.widthMm, height: variant.heightMm };
  const size = {
    length: hundredths(choice.length ?? own.length),
    width: hundredths(choice.width ?? own.width),
    height: hundredths(choice.height ?? own.height),
  };
  return ok({
    variant,
    isOwnSize: size.length !== own.length || size.width !== own.width || size.height !== own.height,
    board,
    outer,
    inner,
    spec: {
      style: variant.style,
      ...size,
      board: { code: board.code, family: board.family, gsm: board.gsm, bulk: board.bulk },
      outerCoat: outer?.code ?? 'none',
      innerCoat: inner?.code ?? 'none',
    },
    gstRateBps,
    rates: catalogue.rates,
  });
}

/** What is finer than any tool (a size typed in inches) makes no other box. */
const hundredths = (millimetres: number): number => Math.round(millimetres * 100) / 100;

/** Prices a box from the catalogue, or says in a buyer's words why that can't be done. */
export function priceBox(catalogue: Catalogue, choice: BoxChoice): Result<PricedBox> {
  const configured = configureBox(catalogue, choice);
  if (!configured.ok) return configured;
  const { quantity } = choice;
  const spec: CartonSpec = { ...configured.value.spec, quantity };
  const price = remembered(spec, configured.value.rates);
  if (!price.ok) return priceRefused(price, spec, catalogue);
  return ok({
    ...configured.value,
    quantity,
    price,
    weightGrams: Math.round(price.weight.chargeableKg * 1000),
    rateCardId: configured.value.rates.id,
  });
}

/** The engine's refusal as an answer: the field it is about, and where to ask for what has no price. */
export function priceRefused(
  problem: CartonPriceProblem,
  spec: Omit<CartonSpec, 'quantity'>,
  { mail }: Pick<Catalogue, 'mail'>,
): Result<never> {
  switch (problem.code) {
    case 'sheet':
      return fail('not_possible', `This box is too large for our presses. Ask us for a quote: ${mail}`, {
        details: { mail },
      });
    case 'quote':
      return fail('not_possible', `${problem.text.replace(/\.$/, '')}: ${mail}`, { details: { mail } });
    case 'size': {
      const wrong = sideOutOfLimits(spec);
      if (!wrong) return fail('not_possible', problem.text);
      const { field, least, most, isNumber } = wrong;
      return fail(isNumber ? 'not_possible' : 'invalid', problem.text, { field, details: { least, most } });
    }
    case 'quantity':
      return fail('invalid', problem.text, { field: 'quantity' });
    default:
      return fail('not_possible', problem.text);
  }
}

function sideOutOfLimits(spec: Omit<CartonSpec, 'quantity'>) {
  const style = boxStyleOf(spec.style);
  for (const { id } of style?.fields ?? []) {
    const [least, most] = style?.limits[id] ?? [0, Number.POSITIVE_INFINITY];
    if (!(spec[id] >= least && spec[id] <= most))
      return { field: id, least, most, isNumber: Number.isFinite(spec[id]) };
  }
  return undefined;
}

/** Buyers ask for the same few thousand prices over and over; the oldest leave when it is full. */
const mostRemembered = 20_000;
const memory = new Map<string, CartonPrice | CartonPriceProblem>();

function remembered(spec: CartonSpec, rates: NonNullable<Catalogue['rates']>): CartonPrice | CartonPriceProblem {
  const { board } = spec;
  const key = [
    rates.version,
    spec.style,
    spec.length,
    spec.width,
    spec.height,
    board.family,
    board.gsm,
    board.bulk,
    spec.outerCoat,
    spec.innerCoat,
    spec.quantity,
  ].join('|');
  const known = memory.get(key);
  if (known) return known;
  const price = priceCarton(spec, rates.card);
  if (memory.size >= mostRemembered) {
    const [oldest] = memory.keys();
    if (oldest !== undefined) memory.delete(oldest);
  }
  memory.set(key, price);
  return price;
}
