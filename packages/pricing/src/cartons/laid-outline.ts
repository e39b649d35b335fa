import type { Point } from '@boxwright/dieline';
import type { Place } from './layouts.ts';

/** A blank's outline at its position on the sheet, in millimetres. */
export function laidOutline(outline: readonly Point[], { x, y, turn }: Place): Point[] {
  const width = Math.max(...outline.map(([px]) => px));
  const height = Math.max(...outline.map(([, py]) => py));
  return outline.map(([px, py]): Point => {
    if (turn === 0) return [x + px, y + py];
    if (turn === 90) return [x + height - py, y + px];
    if (turn === 180) return [x + width - px, y + height - py];
    return [x + py, y + width - px];
  });
}
