import { add, type BasisPoints, divideHalfUp, type Paise, paise, splitGst, subtract } from '@boxwright/money';
import { engineVersion } from '../engine-version.ts';

export type SamplePrice = {
  readonly ok: true;
  /** Before tax. */
  readonly total: Paise;
  readonly breakdown: readonly { readonly label: string; readonly amount: Paise }[];
  readonly engineVersion: string;
  /** Names the fixed price, because there is no rate card. */
  readonly rateCard: { readonly id: 'sample'; readonly version: number };
};

/** What a sample box costs with GST and shipping (document 2, section 9): 1,000 rupees. */
export const samplePriceWithGst = paise(100_000);

/**
 * The taxable value in the fixed price of so many samples at the day's rate, chosen so that the total with either kind
 * of GST is that price. At rates without such a value, because the tax is halved (28 %), the total is a paisa or two
 * less.
 */
export function priceSample(quantity: number, rate: BasisPoints): SamplePrice {
  const paid = paise(samplePriceWithGst * quantity);
  let total = divideHalfUp(BigInt(paid) * 10_000n, 10_000n + BigInt(rate));
  while (withGst(total, rate) > paid) total = subtract(total, paise(1));
  const breakdown = [{ label: 'Sample box', amount: total }];
  return { ok: true, total, breakdown, engineVersion, rateCard: { id: 'sample', version: 1 } };
}

/** The larger total of both ways of taxing, which differ by a paisa if halves are rounded. */
function withGst(taxable: Paise, rate: BasisPoints): number {
  const home = splitGst({ taxable, rate, supplierState: '33', placeOfSupply: '33' });
  const away = splitGst({ taxable, rate, supplierState: '33', placeOfSupply: '34' });
  return Math.max(add(taxable, home.total), add(taxable, away.total));
}
