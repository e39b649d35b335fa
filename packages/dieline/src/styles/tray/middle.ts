import type { Dieline, Point } from '../../dieline.ts';
import { boundsOf } from '../../geometry/plane.ts';

/** Middle of the bottom panel, which is the root of every tray. */
export function middleOfBase({ panels }: Pick<Dieline, 'panels'>): Point {
  const { left, top, right, bottom } = boundsOf(panels[0]?.outline ?? []);
  return [(left + right) / 2, (top + bottom) / 2];
}
