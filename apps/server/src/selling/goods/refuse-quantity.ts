import { type Company, fail, type Result } from '@boxwright/contract';
import type { GoodsKind } from './goods.ts';
import { goodsKinds } from './goods-kinds.ts';

/** Refuses a quantity outside the kind's limits; undefined when it can be ordered. */
export function refuseQuantity(
  kind: GoodsKind,
  quantity: number,
  company: Company,
  field = 'newQuantity',
): Result<never> | undefined {
  const { quantities } = goodsKinds[kind];
  const least = quantities.least(company);
  if (quantity < least) return fail('invalid', quantities.tooFew(least), { field });
  const most = quantities.most(company);
  if (quantity > most) return fail('not_possible', quantities.tooMany(most, company), { field });
  return undefined;
}
