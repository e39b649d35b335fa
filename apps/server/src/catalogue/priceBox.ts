import { fail, ok, type Result } from '@boxwright/contract';
import { isStyleId } from '@boxwright/dieline';
import { type CartonPrice, type CartonPriceProblem, type CartonSpec, priceCarton } from '@boxwright/pricing';
import type { Board, Coating, VariantInCatalogue } from '@boxwright/storage';
import type { Catalogue } from './snapshot.ts';

/** What a buyer chooses: ids of the catalogue and a count. Null is no coating. */
export interface BoxChoice {
  readonly variantId: number;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  readonly quantity: number;
}

/** A box with everything its price was made of. */
export interface PricedBox {
  readonly variant: VariantInCatalogue;
  readonly board: Board;
  readonly outer: Coating | null;
  readonly inner: Coating | null;
  readonly quantity: number;
  readonly price: CartonPrice;
  /** Chargeable weight with packing, in whole grams: the one figure that delivery is charged by. */
  readonly weightGrams: number;
  readonly gstRateBps: number;
  readonly rateCardId: number;
}

/** Prices a box from the catalogue, or says in a buyer's words why that can't be done. */
export function priceBox(catalogue: Catalogue, choice: BoxChoice): Result<PricedBox> {
  const variant = catalogue.variants.get(choice.variantId);
  const board = catalogue.boards.get(choice.boardId);
  if (variant?.status !== 'Active')
    return fail('not_found', 'This box is not offered any more. Please choose another.');
  if (board?.status !== 'Active')
    return fail('not_found', 'This board is not offered any more. Please choose another.');
  const outer = coating(catalogue, choice.outerCoatingId, 'outer');
  const inner = coating(catalogue, choice.innerCoatingId, 'inner');
  if (outer === undefined || inner === undefined) {
    return fail('not_found', 'This coating is not offered any more. Please choose another.');
  }
  const gstRateBps = catalogue.gstRates.get(variant.hsn);
  if (!catalogue.rates || gstRateBps === undefined || !isStyleId(variant.style)) {
    return fail('unavailable', 'Prices cannot be worked out at the moment. Please try again later.');
  }
  const spec: CartonSpec = {
    style: variant.style,
    length: variant.lengthMm,
    width: variant.widthMm,
    height: variant.heightMm,
    board: { code: board.code, family: board.family, gsm: board.gsm, bulk: board.bulk },
    outerCoat: outer?.code ?? 'none',
    innerCoat: inner?.code ?? 'none',
    quantity: choice.quantity,
  };
  const price = remembered(spec, catalogue.rates);
  if (!price.ok) return fail('not_possible', price.text);
  return ok({
    variant,
    board,
    outer,
    inner,
    quantity: choice.quantity,
    price,
    weightGrams: Math.round(price.weight.chargeableKg * 1000),
    gstRateBps,
    rateCardId: catalogue.rates.id,
  });
}

/** Null for none; undefined for one that can't be had. */
function coating(catalogue: Catalogue, id: number | null, kind: Coating['kind']): Coating | null | undefined {
  if (id === null) return null;
  const found = catalogue.coatings.get(id);
  return found?.status === 'Active' && found.kind === kind ? found : undefined;
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
