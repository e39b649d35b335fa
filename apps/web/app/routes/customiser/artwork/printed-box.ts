import type { Board, Variant } from '@boxwright/contract';
import type { PrintedBox } from './use-artwork-check.ts';

/** The box on the screen, as a file is checked against it. */
export const printedBoxOf = (
  variant: Pick<Variant, 'style' | 'length' | 'width' | 'height'> | undefined,
  board: Pick<Board, 'id' | 'caliper'> | undefined,
): PrintedBox | null => {
  if (variant === undefined || board === undefined) return null;
  const { style, length, width, height } = variant;
  return { style, length, width, height, boardId: board.id, caliper: board.caliper };
};
