import { type ProductionStep, stepNameOn } from '@boxwright/orders';
import type { Goods } from '../goods/goods.ts';
import { isPrintedInside } from '../goods/is-printed.ts';

/** A step's name on a ticket. What is printed inside, too, goes through the press twice, and is scanned as one step. */
export function stepOnTicket(route: readonly ProductionStep[], step: ProductionStep, goods: readonly Goods[]): string {
  const name = stepNameOn(route, step);
  return step === 'printing' && goods.some(({ snapshot }) => isPrintedInside(snapshot)) ? `${name}, 2 passes` : name;
}
