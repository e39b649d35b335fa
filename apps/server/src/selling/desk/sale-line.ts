import type { SaleLine } from '@boxwright/contract';
import type { OrderLine } from '@boxwright/storage';
import type { LineNow } from '../cart/price-cart.ts';
import { readGoods } from '../goods/read-goods.ts';
import { engineGoods } from './engine-goods.ts';

/** A line of a sale as staff see it, with the shop's own price and why it is another one. */
export function saleLine(
  { line, goods, priced, problem, amount }: LineNow,
  staff: ReadonlyMap<number, string>,
): SaleLine {
  const agreed = priced?.snapshot.agreed ?? null;
  return {
    id: line.id,
    kind: line.kind,
    name: goods.name,
    description: goods.description,
    quantity: line.quantity,
    deliveryType: line.deliveryType,
    amount,
    enginePrice: priced ? engineGoods(priced).price.total : amount,
    agreed: agreed && { reason: agreed.reason, by: staff.get(agreed.staffId) ?? '', on: agreed.on },
    gstRate: (priced?.gstRateBps ?? line.gstRateBps) / 100,
    problem,
  };
}

/** A line of a sale that was ordered: as it was, whatever prices are today. */
export function orderedLine(line: OrderLine, staff: ReadonlyMap<number, string>): SaleLine {
  const { agreed } = readGoods(line).snapshot;
  return {
    id: line.id,
    kind: line.kind,
    name: line.itemName,
    description: line.description,
    quantity: line.quantity,
    deliveryType: line.deliveryType,
    amount: line.goodsPaise,
    enginePrice: agreed?.engine ?? line.goodsPaise,
    agreed: agreed && { reason: agreed.reason, by: staff.get(agreed.staffId) ?? '', on: agreed.on },
    gstRate: line.gstRateBps / 100,
    problem: null,
  };
}
