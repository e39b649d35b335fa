import type { Board, Category } from '@boxwright/storage';
import { priceBox } from './priceBox.ts';
import type { Catalogue } from './snapshot.ts';

/** The quantity of the shop's "from" prices. */
const fromQuantity = 3000;

const known = new WeakMap<Catalogue, Map<number, number | null>>();

/**
 * Lowest price per piece among a category's boxes at 3,000 pieces, in rupees: on the cheapest board without coating.
 * Null while nothing of it can be priced.
 */
export function fromPrice(catalogue: Catalogue, category: Category): number | null {
  const prices = known.get(catalogue) ?? new Map<number, number | null>();
  known.set(catalogue, prices);
  const remembered = prices.get(category.id);
  if (remembered !== undefined) return remembered;

  const board = cheapestBoard(catalogue);
  let lowest: number | null = null;
  for (const variant of catalogue.variants.values()) {
    if (!board || variant.categoryId !== category.id || variant.status !== 'Active') continue;
    const choice = { variantId: variant.id, boardId: board.id, outerCoatingId: null, innerCoatingId: null };
    const priced = priceBox(catalogue, { ...choice, quantity: fromQuantity });
    if (!priced.ok) continue;
    const perPiece = Math.round(priced.value.price.total / fromQuantity) / 100;
    if (lowest === null || perPiece < lowest) lowest = perPiece;
  }
  prices.set(category.id, lowest);
  return lowest;
}

/** Of the boards on offer the one whose square metre costs least. */
function cheapestBoard({ boards, rates }: Catalogue): Board | undefined {
  const costOf = ({ family, gsm }: Board) => (rates?.card.boardPerKg[family] ?? Number.POSITIVE_INFINITY) * gsm;
  return [...boards.values()]
    .filter(({ status }) => status === 'Active')
    .reduce<Board | undefined>((least, board) => (least && costOf(least) <= costOf(board) ? least : board), undefined);
}
