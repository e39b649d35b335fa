import { chosenPrint, unprinted } from '@boxwright/contract';
import type { BoxChoice, BoxOffer } from './box-choice.ts';

/** Whether a box is ordered without print, so that nobody approves a proof of it. */
export const isPlainBox = (
  { variants }: Pick<BoxOffer, 'variants'>,
  { print, variantId }: Pick<BoxChoice, 'print' | 'variantId'>,
): boolean => chosenPrint(print, variants.find(({ id }) => id === variantId)?.style ?? '') === unprinted;
