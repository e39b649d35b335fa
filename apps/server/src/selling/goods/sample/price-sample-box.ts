import { ok, type Result } from '@boxwright/contract';
import { bps } from '@boxwright/money';
import { priceSample, type SamplePrice } from '@boxwright/pricing';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import { type BoxChoice, configureBox } from '../box/configure-box.ts';
import { cartonPrice } from '../box/price-box.ts';
import type { PricedGoods } from '../goods.ts';
import { type DesignWishes, noWishes } from '../line-snapshot.ts';
import { sampleGoods, snapshotOfSample } from './sample-goods.ts';
import type { SampleChoice } from './sample-snapshot.ts';

/** A quantity for pricing the box; the sizes that we can make don't depend on it. */
const anyRun = 1000;

/**
 * Prices a sample kit, or says why it can't be ordered, as a text for the buyer: a box that can't be ordered has no
 * sample. The price includes shipping.
 */
export function priceSampleBox(
  catalogue: Catalogue,
  choice: SampleChoice,
  quantity: number,
  wishes: DesignWishes = noWishes,
): Result<PricedGoods<SamplePrice>> {
  const configured = configureBox(catalogue, boxOfSample(catalogue, choice));
  if (!configured.ok) return configured;
  const run = cartonPrice(catalogue, configured.value, anyRun);
  if (!run.ok) return run;
  const { variant, gstRateBps } = configured.value;
  return ok({
    ...sampleGoods(snapshotOfSample(configured.value, wishes), variant.id),
    quantity,
    price: priceSample(quantity, bps(gstRateBps)),
    gstRateBps,
    hsn: variant.hsn,
    weightGrams: 0,
    rateCardId: null,
  });
}

/** The box of a sample; like the sample, it has no coating. */
export function boxOfSample({ boards }: Pick<Catalogue, 'boards'>, choice: SampleChoice): BoxChoice {
  const offered = [...boards.values()].find(({ status }) => status === 'Active');
  return { ...choice, boardId: choice.boardId ?? offered?.id ?? 0, outerCoatingId: null, innerCoatingId: null };
}
