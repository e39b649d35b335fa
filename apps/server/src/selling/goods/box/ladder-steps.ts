import { type BoxLimits, type LadderStepRow, ok, type Result } from '@boxwright/contract';
import {
  bps,
  formatCount,
  goodsParts,
  listDiscounts,
  type Paise,
  type PriceList,
  subtract,
  sumOf,
  unitPriceOf,
} from '@boxwright/money';
import { type LadderStep, priceLadder, setUpParts } from '@boxwright/pricing';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import { type DieOnFile, layoutOf } from '../die-on-file.ts';
import type { ConfiguredBox } from './configure-box.ts';
import { priceRefused } from './price-box.ts';

/**
 * Prices a box at several quantities, ascending and without duplicates; or says why one of them has no price.
 *
 * @param die the customer's die, which isn't charged again
 * @param lists the customer's price lists
 */
export function ladderSteps(
  catalogue: Catalogue,
  { spec, rates }: ConfiguredBox,
  quantities: readonly number[],
  { minimumBoxes, maximumBoxes }: BoxLimits,
  die: DieOnFile | null = null,
  lists: readonly PriceList[] = [],
): Result<LadderStepRow[]> {
  const ascending = [...new Set(quantities)].sort((one, other) => one - other);
  const steps: LadderStepRow[] = [];
  const ladder = priceLadder(spec, ascending, rates.card, die ? layoutOf(die) : undefined);
  for (const [index, { quantity, price, next }] of ladder.entries()) {
    if (!price.ok) return priceRefused(price, spec, catalogue);
    const total = listedTotal(quantity, price, lists);
    const following = ladder[index + 1]?.price;
    const listed =
      lists.length > 0 && next && following?.ok
        ? nextAt(total, quantity, next, listedTotal(next.quantity, following, lists))
        : next;
    steps.push({
      quantity,
      orderable: quantity >= minimumBoxes && quantity <= maximumBoxes,
      total,
      pricePerPiece: unitPriceOf(total, quantity).rupees,
      setUp: price.setUp,
      setUpPercent: lists.length === 0 ? price.setUpShare / 100 : Math.round((price.setUp / total) * 10_000) / 100,
      ...setUpParts(price),
      reorderTotal: price.reorderTotal,
      next: listed && {
        quantity: listed.quantity,
        more: listed.more,
        morePercent: listed.moreShare / 100,
        savingPercent: listed.savingAPiece / 100,
        text: sentenceOf(quantity, listed),
      },
    });
  }
  return ok(steps);
}

/** The total of a quantity, less what price lists take off. */
function listedTotal(
  quantity: number,
  { total, reorderTotal }: { readonly total: Paise; readonly reorderTotal: Paise },
  lists: readonly PriceList[],
): Paise {
  if (lists.length === 0) return total;
  const parts = goodsParts({ kind: 'box', hsn: '', total, reorderTotal });
  return subtract(total, sumOf(listDiscounts({ quantity, total, parts }, lists)));
}

type Next = NonNullable<LadderStep['next']>;

/** The step from a total to the next one, where price lists change both. */
function nextAt(total: Paise, quantity: number, next: Next, following: Paise): Next {
  const share = (part: number) => bps(Math.round(part * 10_000));
  const more = subtract(following, total);
  const savingAPiece = share(1 - (following / next.quantity) * (quantity / total));
  return { ...next, more, moreShare: share(more / total), savingAPiece };
}

/** "2,000 cost only 17 % more." */
function sentenceOf(quantity: number, { quantity: following, moreShare }: NonNullable<LadderStep['next']>): string {
  const growth = following / quantity - 1;
  // "only" where the additional pieces cost less than half the current price per piece.
  const only = moreShare / 10_000 < growth / 2 ? 'only ' : '';
  return `${formatCount(following)} cost ${only}${Math.round(moreShare / 100)} % more.`;
}
