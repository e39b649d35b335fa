import { isPlainSample } from '../goods/is-printed.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';

/** How a sample is made, for its ticket and its job, and where what it is printed from is. */
export const sampleWords = ({ goods: { snapshot } }: Pick<StoredOrderLine, 'goods'>): string =>
  isPlainSample(snapshot)
    ? 'Made plain, without print: cut by the plotter, one box in each board.'
    : 'Printed digitally and cut by the plotter, one box in each board. Its print sheet is with the order.';
