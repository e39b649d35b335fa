import type { Millimetres, Notice, Point } from '../../dieline.ts';
import { roundedLine } from '../../geometry/corners.ts';
import type { StyleRequest } from '../style.ts';
import { tongueDepthOf, tongueWidthOf } from './proportions.ts';
import { order, type TubeEnd } from './tube.ts';
import { flapEdge } from './tuck-end.ts';

const draft = Math.tan((15 * Math.PI) / 180);

/**
 * The 1-2-3 bottom: the slotted flap (on the back) folds first and is the floor, the side flaps are under it, and the
 * tongue flap (on the front) closes over them and locks into the slot. Each ply is a caliper further out.
 */
export function snapLockBottom({ length, width, caliper: t, tooling }: StyleRequest): TubeEnd {
  const inset = Math.max(0.4, t);
  const apart = tooling.minRuleDistance;
  // Between the slotted flap and the corner of the lower wall beside it there is a notch, wider than it is deep.
  const fromCorner = apart > 0 ? Math.max(0.4, 1.25 * t) : inset;
  // The slot ends halfway, where the tongue goes in.
  const slotted = width - t;
  const lockLine = width / 2;
  const tongueWidth = tongueWidthOf(length);
  const shoulder = width - lockLine;
  const tongueDepth = tongueDepthOf(length, shoulder);
  // The tongue goes in between the side flaps, because over one of them it couldn't reach the slot.
  const sideDepth = Math.min(0.55 * width, (length - tongueWidth) / 2 - inset);
  const notices: Notice[] =
    sideDepth < 0.55 * width
      ? [
          {
            code: 'side-flaps-shortened',
            text: `The side flaps of the bottom are ${sideDepth.toFixed(1)} mm deep instead of ${(0.55 * width).toFixed(1)} mm, so that the tongue passes between them.`,
          },
        ]
      : [];
  return {
    reach: slotted,
    notices,
    edgeOf: (wall, edge) => {
      if (wall === 'back') {
        const outline = slottedFlap(edge, fromCorner, slotted, slotted - lockLine, tongueWidth + 2 * inset);
        return flapEdge(wall, edge, 'bottomSlotted', outline, 2 * t, order.bottom[0], 'bottomFlap');
      }
      if (wall === 'front') {
        const outline = tongueFlap(edge, inset, shoulder, tongueWidth, tongueDepth);
        return flapEdge(wall, edge, 'bottomTongue', outline, 0, order.bottom[2], 'bottomFlap');
      }
      // Seen from the body, the back is to the right of the left wall and to the left of the right wall.
      const chamferedSide = wall === 'left' ? 'right' : 'left';
      const outline = sideFlap(
        edge,
        sideDepth,
        inset,
        Math.max(2 * t, apart - inset),
        apart - 2 * inset,
        chamferedSide,
      );
      return flapEdge(wall, edge, wall === 'left' ? 'bottomLeft' : 'bottomRight', outline, t, order.bottom[1]);
    },
  };
}

/** The slotted flap: as deep as the box, with a slot from its free edge that narrows towards its end. */
function slottedFlap(
  edge: Millimetres,
  inset: Millimetres,
  depth: Millimetres,
  slotDepth: Millimetres,
  slotWidth: Millimetres,
): Point[] {
  const [left, right, middle] = [inset, edge - inset, edge / 2];
  const taper = Math.min(0.03 * depth, (right - left) / 20);
  const mouth = slotWidth / 2 + Math.min(slotDepth * draft, (right - left - slotWidth) / 2 - 2 * taper - 4);
  const radius = Math.min(4, depth / 6);
  const [end, deep] = [slotWidth / 2, depth - slotDepth];
  return roundedLine([
    [[left, 0]],
    [[left + taper, depth], radius],
    [[middle - mouth, depth], 1.5],
    [[middle - end, deep], 1.5],
    [[middle + end, deep], 1.5],
    [[middle + mouth, depth], 1.5],
    [[right - taper, depth], radius],
    [[right, 0]],
  ]);
}

/** The tongue flap narrows to its shoulders; the tongue in its middle goes into the slot. */
function tongueFlap(
  edge: Millimetres,
  inset: Millimetres,
  shoulder: Millimetres,
  tongueWidth: Millimetres,
  tongueDepth: Millimetres,
): Point[] {
  const [left, right, middle] = [inset, edge - inset, edge / 2];
  const half = tongueWidth / 2;
  // The shoulders end beside the tongue; the board outside of the tongue keeps the flap stiff.
  const taper = Math.min(shoulder * draft, (right - left) / 2 - half - 2);
  const [from, to] = [left + taper, right - taper];
  const radius = Math.min(5, shoulder / 4);
  const bite = Math.min(2, half / 4);
  const tip = shoulder + tongueDepth;
  return roundedLine([
    [[left, 0]],
    [[from, shoulder], radius],
    [[middle - half, shoulder]],
    [[middle - half + bite, tip], tongueDepth / 2],
    [[middle + half - bite, tip], tongueDepth / 2],
    [[middle + half, shoulder]],
    [[to, shoulder], radius],
    [[right, 0]],
  ]);
}

/**
 * The side flap is cut off at 45° towards the slotted flap and straight towards the tongue flap, from which it is `clear`.
 * At its root it leaves the slotted flap at 45°, too, until there is room for rubber between both knives.
 */
function sideFlap(
  edge: Millimetres,
  depth: Millimetres,
  inset: Millimetres,
  clear: Millimetres,
  relief: Millimetres,
  chamferedSide: 'left' | 'right',
): Point[] {
  const [from, to] = [clear, edge - inset];
  const radius = Math.min(4, depth / 5);
  // At 45° as far as possible; at least a sixth of the edge stays as the flap's tip.
  const away = Math.min(Math.max(0, relief), 2);
  const chamfer = Math.min(depth - 2, (to - away - from) * 0.8);
  const lift = depth - chamfer;
  const lean = lift * Math.tan((3 * Math.PI) / 180);
  const outline = roundedLine([
    [[from, 0]],
    [[from + lean, depth], radius],
    [[to - away - lean - chamfer, depth], radius],
    // No stub of knife between two slopes.
    ...(lift - away < 1 && away > 0 ? [] : [[[to - away - lean, lift]] as const]),
    ...(away > 0 ? [[[to - away, away]] as const] : []),
    [[to, 0]],
  ]);
  return chamferedSide === 'right' ? outline : outline.map(([u, v]): Point => [edge - u, v]).reverse();
}
