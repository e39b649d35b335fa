import type { Category } from '@boxwright/storage';
import { priceBox } from './priceBox.ts';
import type { Catalogue } from './snapshot.ts';

/** The quantity of the shop's "from" prices. */
const fromQuantity = 3000;

const known = new WeakMap<Catalogue, Map<number, number | null>>();

/**
 * Lowest price per piece among a category's boxes at 3,000 pieces, in rupees: the lightest board without coating.
 * Null while nothing of it can be priced.
 */
export function fromPrice(catalogue: Catalogue, category: Category): number | null {
  const prices = known.get(catalogue) ?? new Map<number, number | null>();
  known.set(catalogue, prices);
  const remembered = prices.get(category.id);
  if (remembered !== undefined) return remembered;

  let lowest: number | null = null;
  for (const variant of catalogue.variants.values()) {
    if (variant.categoryId !== category.id || variant.status !== 'Active') continue;
    for (const board of lightestOfEachFamily(catalogue)) {
      const choice = { variantId: variant.id, boardId: board.id, outerCoatingId: null, innerCoatingId: null };
      const priced = priceBox(catalogue, { ...choice, quantity: fromQuantity });
      if (!priced.ok) continue;
      const perPiece = Math.round(priced.value.price.total / fromQuantity) / 100;
      if (lowest === null || perPiece < lowest) lowest = perPiece;
    }
  }
  prices.set(category.id, lowest);
  return lowest;
}

/** A heavier board of the same family never costs less. */
function lightestOfEachFamily(catalogue: Catalogue) {
  const lightest = new Map<string, { id: number; gsm: number }>();
  for (const board of catalogue.boards.values()) {
    const known = lightest.get(board.family);
    if (board.status === 'Active' && (!known || board.gsm < known.gsm)) lightest.set(board.family, board);
  }
  return lightest.values();
}
