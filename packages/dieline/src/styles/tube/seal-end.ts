import type { Millimetres, Point } from '../../dieline.ts';
import { roundedLine } from '../../geometry/corners.ts';
import {
  type BoxProblem,
  type BoxStyle,
  boxFields,
  type DrawnBlanks,
  type StyleRequest,
  singleBlank,
} from '../style.ts';
import { drawDustFlap, measureTuckEnd } from './closures.ts';
import { tubeLimits } from './limits.ts';
import { tuckProblem } from './proportions.ts';
import { drawTube, type End, order, squareWalls, type TubeEnd } from './tube.ts';
import { flapEdge, lidSideOf } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

/** Both ends are glued shut on the filling line. */
export const sealEnd: BoxStyle = {
  id: 'seal-end',
  name: 'Seal end',
  ecma: 'A10.10',
  family: 'tube',
  fields: boxFields,
  limits: tubeLimits,
  options: windowOptions,
  draw: (request) => drawSealed('seal-end', request, 0.6 * request.width),
};

/**
 * A seal end with inner flaps as deep as the outer ones: two whole plies at both ends, for powders and heavier goods,
 * and no edge under the outer flap.
 */
export const fullOverlapSealEnd: BoxStyle = {
  ...sealEnd,
  id: 'full-overlap-seal-end',
  name: 'Full-overlap seal end',
  ecma: 'A10.10, adapted',
  draw: (request) => drawSealed('full-overlap-seal-end', request, request.width - request.caliper),
};

function drawSealed(style: string, request: StyleRequest, innerDepth: Millimetres): DrawnBlanks | BoxProblem {
  const misfit = tuckProblem(request);
  if (misfit) return misfit;
  const window = frontWindow(request);
  if (!window.ok) return window.problem;
  const bottom = sealedEnd('bottom', request, innerDepth);
  const dieline = drawTube({
    style,
    request,
    walls: squareWalls(request, window.holes),
    root: 'front',
    // At each end the outer flap is a caliper further out than the inner one, to which the height is measured.
    bodyHeight: request.height + 3 * request.caliper,
    top: sealedEnd('top', request, innerDepth),
    bottom: { ...bottom, notices: [] },
  });
  return singleBlank('carton', dieline, window.notices);
}

/** Dust flaps first, the inner flap (on the front) over them, the outer flap (on the back) glued over both. */
function sealedEnd(end: End, request: StyleRequest, inner: Millimetres): TubeEnd {
  const { width, caliper: t, tooling } = request;
  const measures = measureTuckEnd(request, t);
  const outer = width - t;
  // From the inner flap's knife.
  const beside = tooling.minRuleDistance - measures.lidInset;
  return {
    reach: outer,
    // The glue is laid on the inner flap, and the outer one is pressed down.
    glued: [[`${end}Inner`, `${end}Outer`]],
    notices: measures.notices.filter(({ code }) => code === 'dust-flaps-shortened'),
    edgeOf: (wall, edge) => {
      if (wall === 'back') {
        const outline = sealFlap(edge, outer, measures.lidInset);
        return flapEdge(wall, edge, `${end}Outer`, outline, 0, order[end][2], 'lid');
      }
      if (wall === 'front') {
        const outline = sealFlap(edge, inner, measures.lidInset);
        return flapEdge(wall, edge, `${end}Inner`, outline, t, order[end][1], 'bottomFlap');
      }
      const outline = drawDustFlap(edge, measures, t, lidSideOf(wall, end, 'back'), beside);
      return flapEdge(wall, edge, `${end}Dust${wall === 'left' ? 'Left' : 'Right'}`, outline, 2 * t, order[end][0]);
    },
  };
}

/**
 * A seal flap. Its sides taper by two degrees, so that it doesn't catch on the side walls when the machine folds it
 * down.
 */
function sealFlap(edge: Millimetres, depth: Millimetres, inset: Millimetres): Point[] {
  const lean = Math.min(depth * Math.tan((2 * Math.PI) / 180), edge / 10);
  const [left, right] = [inset + lean, edge - inset - lean];
  const radius = Math.min(3, depth / 4);
  return roundedLine([[[inset, 0]], [[left, depth], radius], [[right, depth], radius], [[edge - inset, 0]]]);
}
