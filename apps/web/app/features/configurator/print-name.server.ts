import { chosenPrint, printWords } from '@boxwright/contract';
import type { BoxChoice, BoxOffer } from './box-choice.ts';

/** How the chosen box is printed, in words. */
export const printName = ({ variants }: BoxOffer, { print, variantId }: BoxChoice): string =>
  printWords(chosenPrint(print, variants.find(({ id }) => id === variantId)?.style ?? ''));
