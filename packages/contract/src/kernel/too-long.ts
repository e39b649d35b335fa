import { quantityText } from './quantity.ts';

/** How to mend a text that is too long; `what` is the field's label in a sentence. */
export const tooLong = (what: string, most: number): string =>
  `Please shorten ${what} to at most ${quantityText(most)} characters.`;

/** Whether a text has at most so many characters, counted in code points, of which some have the length 2. */
export const isWithin = (text: string, most: number): boolean => text.length <= most || [...text].length <= most;
