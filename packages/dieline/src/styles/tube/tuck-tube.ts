import type { BoxProblem, DrawnBlanks, StyleRequest } from '../style.ts';
import { singleBlank } from '../style.ts';
import { tuckProblem } from './proportions.ts';
import { drawTube, squareWalls } from './tube.ts';
import { tuckEnd } from './tuck-end.ts';
import { frontWindow } from './window.ts';

/**
 * A tube with tuck ends. The top lid is attached to the back, the bottom one to the back (straight) or the front
 * (reverse).
 */
export function drawTuckTube(
  style: string,
  request: StyleRequest,
  bottomLidWall: 'back' | 'front',
): DrawnBlanks | BoxProblem {
  const misfit = tuckProblem(request);
  if (misfit) return misfit;
  const window = frontWindow(request);
  if (!window.ok) return window.problem;
  const bottom = tuckEnd('bottom', bottomLidWall, request);
  return singleBlank(
    'carton',
    drawTube({
      style,
      request,
      walls: squareWalls(request, window.holes),
      root: 'front',
      bodyHeight: request.height + request.caliper,
      top: tuckEnd('top', 'back', request),
      // Both ends have the same measures, so their notices are given only once.
      bottom: { ...bottom, notices: [] },
    }),
    window.notices,
  );
}
