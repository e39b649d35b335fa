import type { OrderType } from '@boxwright/orders';
import type { GoodsKind } from '../goods/goods.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';

/** The type of an order with goods of these kinds; several types make a normal order. */
export function orderTypeOf(kinds: readonly GoodsKind[]): OrderType {
  const types = new Set(kinds.map((kind) => goodsKinds[kind].orderType));
  const [only = 'Normal', ...others] = types;
  return others.length === 0 ? only : 'Normal';
}
