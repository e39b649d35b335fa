import type { Dieline, Point } from './dieline.ts';

/** The blank's closed cut outline, clockwise on the printed side; the last point isn't repeated. */
export function outlineOf(_dieline: Dieline): Point[] {
  throw new Error('Not walked yet');
}
