import { type LadderStepRow, largestBoxQuantity, ok } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { type LadderStep, priceLadder, usualQuantities } from '@boxwright/pricing';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOut } from '../../catalogue/layOut.ts';
import { configureBox, priceRefused } from '../../catalogue/priceBox.ts';
import type { Handler } from '../../door/call.ts';
import { readCompany } from '../../settings.ts';

export const GetPriceLadder: Handler<'GetPriceLadder'> = async (input, call) => {
  const { services } = call;
  const catalogue = await currentCatalogue(services);
  const minimum = (await readCompany(services.db)).minimumBoxes;
  await layOut(call, catalogue, [input]);
  const configured = configureBox(catalogue, input);
  if (!configured.ok) return configured;
  const { spec, rates, gstRateBps } = configured.value;
  const quantities = [...new Set(input.quantities ?? usualQuantities.filter((quantity) => quantity >= minimum))];
  const ladder = priceLadder(
    spec,
    quantities.sort((a, b) => a - b),
    rates.card,
  );
  const steps: LadderStepRow[] = [];
  let engine = '';
  for (const { quantity, price, next } of ladder) {
    if (!price.ok) return priceRefused(price, spec, catalogue);
    engine = price.engineVersion;
    steps.push({
      quantity,
      orderable: quantity >= minimum && quantity <= largestBoxQuantity,
      total: price.total,
      pricePerPiece: Math.round(price.total / quantity) / 100,
      setUp: price.setUp,
      setUpPercent: price.setUpShare / 100,
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
  return ok({ steps, gstRate: gstRateBps / 100, rateCard: `${rates.card.id}-${rates.card.version}`, engine });
};

/** "2,000 cost only 17 % more." */
function sentenceOf(quantity: number, { quantity: following, moreShare }: NonNullable<LadderStep['next']>): string {
  const growth = following / quantity - 1;
  // Half of what so many more would cost at the same price a piece is little.
  const only = moreShare / 10_000 < growth / 2 ? 'only ' : '';
  return `${formatCount(following)} cost ${only}${Math.round(moreShare / 100)} % more.`;
}
