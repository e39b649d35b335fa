import { formatCount } from '@boxwright/money';
import { paths } from '../../paths.ts';
import { plainBoxOf } from '../catalogue/plain-box.ts';
import { type OwnSize, ownSizeChoice } from '../configurator/box-choice.ts';

/**
 * The price of a box of this size: of the kind that was found first, or of a plain one among all. For a size that nobody can
 * make, the page that says which sizes can be made.
 */
export const pricedSize = (
  size: OwnSize,
  products: readonly { readonly route: string }[],
  { isAny, isMade }: { readonly isAny: boolean; readonly isMade: boolean },
) => {
  const box = isAny ? plainBoxOf(products) : products[0];
  if (box === undefined) return null;
  return {
    words: `${[size.length, size.width, size.height].map((side) => formatCount(Number(side))).join(' × ')} mm`,
    isMade,
    to: `${paths.category(box.route)}?${new URLSearchParams({ variant: ownSizeChoice, ...(isMade ? size : {}) })}`,
  };
};
