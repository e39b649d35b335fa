import { fail, ok, type Result } from '@boxwright/contract';
import { bps } from '@boxwright/money';
import { priceSample, type SamplePrice } from '@boxwright/pricing';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import type { PricedGoods } from '../goods.ts';
import { type Artwork, noArtwork } from '../line-snapshot.ts';
import { sampleGoods, snapshotOfSample } from './sample-goods.ts';
import type { SampleChoice } from './sample-snapshot.ts';

/** Prices a sample box, or says why it can't be ordered, as a text for the buyer. The price includes shipping. */
export function priceSampleBox(
  { variants, gstRates }: Catalogue,
  { variantId }: SampleChoice,
  quantity: number,
  artwork: Artwork = noArtwork,
): Result<PricedGoods<SamplePrice>> {
  const variant = variants.get(variantId);
  if (variant?.status !== 'Active') {
    return fail('not_found', 'This box is not offered any more. Please choose another.');
  }
  const gstRateBps = gstRates.get(variant.hsn);
  if (gstRateBps === undefined) {
    return fail('unavailable', 'Prices cannot be worked out at the moment. Please try again later.');
  }
  return ok({
    ...sampleGoods(snapshotOfSample(variant, artwork), variantId),
    quantity,
    price: priceSample(quantity, bps(gstRateBps)),
    gstRateBps,
    hsn: variant.hsn,
    weightGrams: 0,
    rateCardId: null,
  });
}
