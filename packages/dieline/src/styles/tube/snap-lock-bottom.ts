import { type BoxStyle, boxFields, singleBlank } from '../style.ts';
import { snapLockProblem } from './proportions.ts';
import { snapLockBottom } from './snap-lock.ts';
import { drawTube, squareWalls } from './tube.ts';
import { tuckEnd, tuckOptions } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

/** A tuck lid on top, and a bottom that is locked by hand and carries more weight than a tuck. */
export const snapLock: BoxStyle = {
  id: 'snap-lock-bottom',
  name: 'Snap-lock bottom',
  ecma: 'A55.20.01.03',
  family: 'tube',
  fields: boxFields,
  limits: { length: [30, 400], width: [20, 300], height: [20, 600], caliper: [0.2, 1] },
  options: [...tuckOptions, ...windowOptions],
  draw: (request) => {
    const misfit = snapLockProblem(request);
    if (misfit) return misfit;
    const window = frontWindow(request);
    if (!window.ok) return window.problem;
    const dieline = drawTube({
      style: 'snap-lock-bottom',
      request,
      walls: squareWalls(request, window.holes),
      root: 'front',
      // There are two plies under the floor.
      bodyHeight: request.height + 3 * request.caliper,
      top: tuckEnd('top', 'back', request),
      bottom: snapLockBottom(request),
    });
    return singleBlank('carton', dieline, window.notices);
  },
};
