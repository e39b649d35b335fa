import earcut from 'earcut';
import type { Panel, Point } from '../dieline.ts';

/** A triangulated panel: its points (outline, then holes), and three point indices per triangle, clockwise. */
export type Triangulation = { readonly points: readonly Point[]; readonly triangles: readonly number[] };

/** Cache: panels are immutable, and folding needs the same ones again for every frame. */
const known = new WeakMap<Panel, Triangulation>();

/** Triangulates a panel with its holes. */
export function trianglesOf(panel: Panel): Triangulation {
  const before = known.get(panel);
  if (before) return before;
  const points = [...panel.outline];
  const holeStarts: number[] = [];
  for (const hole of panel.holes ?? []) {
    holeStarts.push(points.length);
    points.push(...hole);
  }
  const result = { points, triangles: earcut(points.flat(), holeStarts) };
  known.set(panel, result);
  return result;
}
