import { type ProductionStep, productionStepNames } from '@boxwright/orders';
import type { Goods } from '../goods/goods.ts';
import { isPrintedInside, takesFile } from '../goods/is-printed.ts';

/**
 * A step's name on a ticket. What is printed inside, too, goes through the press twice, and is scanned as one step; what
 * isn't printed has a die and no plates.
 */
export function stepOnTicket(step: ProductionStep, goods: readonly Goods[]): string {
  const name = productionStepNames[step];
  if (step === 'plates' && !goods.some(({ snapshot }) => takesFile(snapshot))) return 'Die';
  return step === 'printing' && goods.some(({ snapshot }) => isPrintedInside(snapshot)) ? `${name}, 2 passes` : name;
}
