import type { Dieline } from '../dieline.ts';
import { boundsOf } from '../geometry/plane.ts';
import { boxStyleOf } from '../styles/box-styles.ts';

/** How the board's grain runs in a blank as drawn: along its width, or along its height. */
export type Grain = 'across' | 'down';

/**
 * The direction that the board's grain should have: around the walls of cartons and along the walls of trays, which
 * creases across the grain keep flat; along a bag's height; along the longer side of flat work. Sources: makers' design
 * guides.
 */
export function preferredGrain(styleId: string, { panels }: Pick<Dieline, 'panels'>): Grain {
  if (styleId === 'carry-bag') return 'down';
  if (boxStyleOf(styleId)?.family !== 'flat') return 'across';
  const { left, top, right, bottom } = boundsOf(panels.flatMap(({ outline }) => outline));
  return bottom - top > right - left ? 'down' : 'across';
}
