import { type ProductionStep, productionStepNames } from '@boxwright/orders';
import type { Goods } from '../goods/goods.ts';
import { isPrintedInside } from '../goods/is-printed.ts';

/** A step's name on a ticket. What is printed inside, too, goes through the press twice, and is scanned as one step. */
export const stepOnTicket = (step: ProductionStep, goods: readonly Goods[]): string =>
  step === 'printing' && goods.some(({ snapshot }) => isPrintedInside(snapshot))
    ? `${productionStepNames[step]}, 2 passes`
    : productionStepNames[step];
