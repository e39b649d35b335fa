import { formatCount } from '@boxwright/money';
import { paths } from '../../paths.ts';
import { plainBoxOf } from '../catalogue/plain-box.ts';
import { type OwnSize, ownSizeChoice, sides } from '../configurator/box-choice.ts';

/**
 * Inside sizes in mm that boxes can have: tubes, trays and pillow boxes; the other styles of box lie within these. The
 * engine, which draws them, is too large for a search.
 */
export const madeSizes = [
  { length: [15, 400], width: [8, 300], height: [15, 600] },
  { length: [40, 600], width: [30, 450], height: [12, 200] },
  { length: [40, 450], width: [40, 320], height: [10, 130] },
] as const;

/** Whether any style of box can have this size, or a height to these two sides. The page of a box knows its own sizes. */
const isMade = (size: OwnSize): boolean =>
  madeSizes.some((limits) =>
    sides.every((side) => {
      const [least, most] = limits[side];
      return size[side] === '' || (Number(size[side]) >= least && Number(size[side]) <= most);
    }),
  );

/**
 * The price of a box of this size: of the kind that was found first, or of a plain one among all. Of two sides it leads to
 * the fields, of which the height is empty; of a size that nobody can make, to the page that says which sizes can be made.
 */
export const pricedSize = (size: OwnSize, products: readonly { readonly route: string }[], isAny: boolean) => {
  const box = isAny ? plainBoxOf(products) : products[0];
  if (box === undefined) return null;
  const made = isMade(size);
  const given = sides.filter((side) => size[side] !== '');
  const isWhole = given.length === sides.length;
  const words = `${given.map((side) => formatCount(Number(size[side]))).join(' × ')} mm`;
  const typed = made ? given.map((side) => [side, size[side]]) : [];
  return {
    words,
    name: made
      ? isWhole
        ? `See the price of ${words}`
        : `${words}: which height?`
      : `We can’t make a box of ${words}. See which sizes we make`,
    isMade: made,
    isWhole,
    to: `${paths.category(box.route)}?${new URLSearchParams([['variant', ownSizeChoice], ...typed])}`,
  };
};
