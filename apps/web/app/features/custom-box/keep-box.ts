import type { Product } from '@boxwright/contract';
import type { Choices, Configuration } from '../configurator/configuration.ts';
import { describeSelection } from './describe-selection.ts';
import { keepSelection } from './selection.ts';

/** Makes the box on the screen the customised box of this tab. */
export const keepBox = (product: Product, choices: Choices, configuration: Configuration): void => {
  const selection = describeSelection(product, choices, configuration);
  if (selection !== null) keepSelection(selection);
};
