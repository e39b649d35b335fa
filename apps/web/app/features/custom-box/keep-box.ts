import type { Product } from '@boxwright/contract';
import type { BoxChoice, BoxOffer } from '../configurator/box-choice.ts';
import { describeSelection } from './describe-selection.ts';
import { keepSelection } from './selection.ts';

/** Makes the box on the screen the customised box of this tab. */
export const keepBox = (product: Product, offer: BoxOffer, choice: BoxChoice): void => {
  const selection = describeSelection(product, offer, choice);
  if (selection !== null) keepSelection(selection);
};
