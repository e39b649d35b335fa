import { type Board, chosenPrint, fullColour, type Variant } from '@boxwright/contract';
import type { PrintedBox } from './use-artwork-check.ts';

/** The box on the screen, as a file is checked against it. */
export const printedBoxOf = (
  variant: Pick<Variant, 'style' | 'length' | 'width' | 'height'> | undefined,
  board: Pick<Board, 'id' | 'caliper'> | undefined,
  print: string,
): PrintedBox | null => {
  if (variant === undefined || board === undefined) return null;
  const { style, length, width, height } = variant;
  const box = { style, length, width, height, boardId: board.id, caliper: board.caliper };
  const chosen = chosenPrint(print, style);
  return chosen === fullColour ? box : { ...box, print: chosen };
};
