import { type BoxLimits, type LadderStepRow, ok, type Result } from '@boxwright/contract';
import { formatCount, unitPriceOf } from '@boxwright/money';
import { type LadderStep, priceLadder, setUpParts } from '@boxwright/pricing';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import type { ConfiguredBox } from './configure-box.ts';
import { priceRefused } from './price-box.ts';

/**
 * Prices a box at several quantities, ascending and without duplicates; or says why one of them has no price.
 *
 * @param hasDie whether the customer's die exists already, so that no price contains it
 */
export function ladderSteps(
  catalogue: Catalogue,
  { spec, rates }: ConfiguredBox,
  quantities: readonly number[],
  { minimumBoxes, maximumBoxes }: BoxLimits,
  hasDie = false,
): Result<LadderStepRow[]> {
  const ascending = [...new Set(quantities)].sort((one, other) => one - other);
  const steps: LadderStepRow[] = [];
  for (const { quantity, price, next } of priceLadder(spec, ascending, rates.card, { hasDie })) {
    if (!price.ok) return priceRefused(price, spec, catalogue);
    steps.push({
      quantity,
      orderable: quantity >= minimumBoxes && quantity <= maximumBoxes,
      total: price.total,
      pricePerPiece: unitPriceOf(price.total, quantity).rupees,
      setUp: price.setUp,
      setUpPercent: price.setUpShare / 100,
      ...setUpParts(price),
      reorderTotal: price.reorderTotal,
      next: next && {
        quantity: next.quantity,
        more: next.more,
        morePercent: next.moreShare / 100,
        savingPercent: next.savingAPiece / 100,
        text: sentenceOf(quantity, next),
      },
    });
  }
  return ok(steps);
}

/** "2,000 cost only 17 % more." */
function sentenceOf(quantity: number, { quantity: following, moreShare }: NonNullable<LadderStep['next']>): string {
  const growth = following / quantity - 1;
  // "only" where the additional pieces cost less than half the current price per piece.
  const only = moreShare / 10_000 < growth / 2 ? 'only ' : '';
  return `${formatCount(following)} cost ${only}${Math.round(moreShare / 100)} % more.`;
}
