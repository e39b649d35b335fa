import type { AffineMatrix, Panel, Point } from '@boxwright/dieline';
import type { Area } from '../brands/artwork.ts';
import { num } from '../drawing/shapes.ts';

/**
 * How artwork is placed on a panel: the size it is composed for, and the matrix from its own millimetres to the
 * sheet's.
 */
export interface ArtworkPlacement {
  readonly area: Area;
  readonly toSheet: AffineMatrix;
}

/** Applies first `inner`, then `outer`. */
export function combined(outer: AffineMatrix, inner: AffineMatrix): AffineMatrix {
  const [a, b, c, d, e, f] = outer;
  const at = (x: number, y: number, moved: 0 | 1): Point => [a * x + c * y + moved * e, b * x + d * y + moved * f];
  const [first, second, origin] = [at(inner[0], inner[1], 0), at(inner[2], inner[3], 0), at(inner[4], inner[5], 1)];
  return [...first, ...second, ...origin];
}

export const matrixText = (matrix: AffineMatrix): string =>
  `matrix(${matrix
    .map((value, index) => (index < 4 ? String(Math.round(value * 1e4) / 1e4 + 0) : num(value)))
    .join(' ')})`;

/**
 * The orientation of artwork on a panel (of four) that is most readable in the picture: lines run to the right and
 * downwards.
 */
export function mostReadable(panel: Panel, toPicture: AffineMatrix): ArtworkPlacement {
  const [best] = orientations(panel)
    .map((laying) => {
      const [a, , , d] = combined(toPicture, laying.toSheet);
      return { laying, score: a + d };
    })
    .toSorted((one, other) => other.score - one.score);
  if (!best) throw new RangeError('A panel has four ways to be read');
  return best.laying;
}

/** Rotated in steps of 90°: upright, top to the right, upside down, top to the left. */
export function orientations({ outline }: Panel): ArtworkPlacement[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const upright: Area = { width: right - left, height: bottom - top };
  const turned: Area = { width: upright.height, height: upright.width };
  return [
    { area: upright, toSheet: [1, 0, 0, 1, left, top] },
    { area: turned, toSheet: [0, 1, -1, 0, right, top] },
    { area: upright, toSheet: [-1, 0, 0, -1, right, bottom] },
    { area: turned, toSheet: [0, -1, 1, 0, left, bottom] },
  ];
}
