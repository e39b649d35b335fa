import type { TaxRateRow } from '@boxwright/contract';
import type { TaxRate } from '@boxwright/storage';

/** A rate, and whether it is past, in force or coming today among all rates of its HSN. */
export function presentTaxRate(rate: TaxRate, all: readonly TaxRate[], today: string): TaxRateRow {
  const { hsn, validFrom, rateBps } = rate;
  const isFollowed = all.some((each) => each.hsn === hsn && each.validFrom > validFrom && each.validFrom <= today);
  const standing = validFrom > today ? 'coming' : isFollowed ? 'past' : 'in force';
  return { hsn, validFrom, rate: rateBps / 100, standing };
}
