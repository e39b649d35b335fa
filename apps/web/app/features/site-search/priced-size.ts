import { paths } from '../../paths.ts';
import { plainBoxOf } from '../catalogue/plain-box.ts';
import { type OwnSize, ownSizeChoice } from '../configurator/box-choice.ts';

/** The price of a box of this size: of the kind that was found first, or of a plain one among all. */
export const pricedSize = (size: OwnSize, products: readonly { readonly route: string }[], isAny: boolean) => {
  const box = isAny ? plainBoxOf(products) : products[0];
  if (box === undefined) return null;
  return {
    words: `${size.length} × ${size.width} × ${size.height} mm`,
    to: `${paths.category(box.route)}?${new URLSearchParams({ variant: ownSizeChoice, ...size })}`,
  };
};
