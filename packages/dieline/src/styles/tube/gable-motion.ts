import type { Hinge, Millimetres } from '../../dieline.ts';
import type { Point3 } from '../../geometry/space.ts';
import { cross, dot, minus, times, unit } from '../../geometry/space.ts';
import { order } from './tube.ts';

type Motion = NonNullable<Hinge['motion']>;

/** How each part of a gable top turns while the roofs close and the handles stay upright. */
export type GableMotions = {
  readonly roof: Motion;
  readonly handle: Motion;
  /** The triangle over a side wall. */
  readonly side: Motion;
  /** A web at its roof's edge, and the web at the seam, which hangs on the side's triangle. */
  readonly web: Motion;
  readonly seamWeb: Motion;
};

const steps = 16;
const smooth = (share: number) => share * share * (3 - 2 * share);
const [start, , end] = order.top;

/**
 * @param across horizontal width of a roof
 * @param rise height of the ridge over the walls
 * @param gap how much less than 180° a web is folded under its roof
 */
export function gableMotions(across: Millimetres, rise: Millimetres, gap: number): GableMotions {
  const lean = Math.atan2(across, rise);
  const closing = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return {
      at: start + (end - start) * share,
      share: smooth(share),
      ...anglesAt(smooth(share) * lean, Math.sin(lean)),
    };
  });
  const motion = (angleOf: (now: (typeof closing)[number]) => number): Motion =>
    closing.map((now) => [now.at, angleOf(now)] as const);
  // The webs on the roofs' edges first follow the tube's corners.
  const tube = Array.from({ length: steps }, (_, step): readonly [number, number] => [
    order.tube + step / steps,
    (smooth(step / steps) * Math.PI) / 2,
  ]);
  return {
    roof: motion(({ roof }) => roof),
    handle: motion(({ roof }) => -roof),
    side: motion(({ side }) => side),
    web: [...tube, [order.tube + 1, Math.PI / 2], ...motion(({ web, share }) => web - share * gap)],
    // The outer edge of this web already lies half a board lower, because the wall at the seam is a board narrower.
    seamWeb: motion(({ diagonal, share }) => diagonal - 0.6 * share * gap),
  };
}

/**
 * Angles when the roofs lean by `roof`. Seen from a corner of the walls: x along the front, inwards; y up; z across the
 * side, inwards. The diagonal crease is a common line of the side's triangle and of the web at the roof's edge; this
 * determines how far the triangle leans.
 *
 * @param slope sine of the roofs' final lean: half the side's width by the length of the roof's edge
 */
function anglesAt(roof: number, slope: number) {
  const edge: Point3 = [0, Math.cos(roof), Math.sin(roof)];
  const side = Math.acos(Math.min(1, (1 - slope * Math.sin(roof)) / Math.cos(roof)));
  const diagonal = unit([Math.sin(side), Math.cos(side), slope]);
  // Inner sides of roof and triangle.
  const underRoof: Point3 = [0, -Math.sin(roof), Math.cos(roof)];
  const behindSide: Point3 = [Math.cos(side), -Math.sin(side), 0];
  const web = minus(diagonal, times(edge, dot(diagonal, edge)));
  const seam = minus(edge, times(diagonal, dot(edge, diagonal)));
  const intoSide = cross(diagonal, behindSide);
  const outwards = dot(intoSide, [0, 0, 1]) > 0 ? times(intoSide, -1) : intoSide;
  return {
    roof,
    side,
    web: Math.atan2(dot(web, underRoof), -web[0]),
    diagonal: Math.atan2(dot(seam, behindSide), dot(seam, outwards)),
  };
}
