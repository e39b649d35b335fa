import { type Matrix, mapped, type PageReading } from '@boxwright/print-files';
import { isInside, middleOf } from '../geometry/plane.ts';
import type { Target } from '../target/target.ts';

/**
 * Whether, of the text on panels that stand in the closed box, more stands on its head than upright.
 *
 * @param matrix from the file to the drawing
 */
export function isOnItsHead({ texts }: PageReading, { panels }: Target, matrix: Matrix): boolean {
  const [a, b, c, d] = matrix;
  let upright = 0;
  for (const text of texts) {
    const at = mapped(matrix, middleOf(text));
    const up = panels.find((panel) => panel.stands && panel.up !== null && isInside(at, panel.outline))?.up;
    if (!up) continue;
    const [x, y] = [a * text.up[0] + c * text.up[1], b * text.up[0] + d * text.up[1]];
    upright += text.length * text.width * (x * up[0] + y * up[1]);
  }
  return upright < 0;
}
