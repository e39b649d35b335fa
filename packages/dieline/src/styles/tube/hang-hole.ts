import type { Millimetres, Point } from '../../dieline.ts';
import { arc } from '../../geometry/corners.ts';
import type { BoxProblem } from '../style.ts';

/** Minimum board between a hang hole and the edge above it; less would tear on the hook. */
const above: Millimetres = 7;

/**
 * A hang hole below the middle of an upper edge, anticlockwise in the edge's coordinates (`v` upwards); null for
 * 'none', a problem if the panel is too narrow or too low for it.
 *
 * @param top the middle of the panel's upper edge
 */
export function hangHole(kind: string, [u, v]: Point, width: Millimetres): Point[] | BoxProblem | null {
  if (kind === 'none') return null;
  const [holeWidth, holeHeight] = kind === 'euro' ? [32, 10.5] : [6, 6];
  if (width < holeWidth + 2 * above || v < holeHeight + above + 3) {
    const text = `There is no room for this hang hole: it needs a header of ${holeWidth + 2 * above} × ${Math.ceil(holeHeight + above + 3)} mm.`;
    return { field: 'hangHole', code: 'does-not-fit', text };
  }
  const hole = kind === 'euro' ? euroSlot() : arc([0, 0], 3, 0, 2 * Math.PI).slice(0, -1);
  const sunk = v - above - (kind === 'euro' ? 7.5 : 3);
  return hole.map(([x, y]): Point => [u + x, sunk + y]);
}

/** The European hang hole: a slot of 32 × 6 mm, round at its ends, with a hump in the middle. */
function euroSlot(): Point[] {
  const [half, radius, hump, lift] = [16, 3, 5, 2.5];
  const quarter = Math.PI / 2;
  const start = Math.asin((radius - lift) / hump);
  return [
    ...arc([half - radius, 0], radius, -quarter, quarter),
    ...arc([0, lift], hump, start, Math.PI - start),
    ...arc([-half + radius, 0], radius, quarter, 3 * quarter),
  ];
}
