import { boxQuery, type CartRow } from '@boxwright/contract';
import { paths } from '../../paths.ts';
import { mostDesigns, withDesigns } from '../configurator/asked-designs.ts';
import { boxOf } from './box-of-line.ts';

/** Lines of one box that can be priced together. */
export interface DesignsInCart {
  readonly name: string;
  /** The page with their price. */
  readonly to: string;
}

/**
 * Lines of the same box and make, which may be designs that are printed together. Not of a box whose die the customer has:
 * the price together has a die.
 */
export const designsInCart = (lines: readonly CartRow[]): DesignsInCart[] => {
  const boxes = lines.flatMap((line) => {
    const box = boxOf(line);
    return box === null ? [] : [{ line, box, make: boxQuery({ ...box, quantity: 0, pincode: null }).toString() }];
  });
  return [...Map.groupBy(boxes, ({ make }) => make).values()].flatMap((alike) => {
    const [first] = alike;
    const isOnFile = alike.some(({ line }) => line.die !== null && line.die.order !== '');
    if (first === undefined || alike.length < 2 || alike.length > mostDesigns || isOnFile) return [];
    const designs = withDesigns(
      boxQuery(first.box),
      alike.map(({ line }) => line.quantity),
    );
    return [{ name: first.line.variantName, to: paths.severalDesigns(designs) }];
  });
};
