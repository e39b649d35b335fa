import type { Millimetres, Notice, Point, Size } from '../../dieline.ts';
import { arc, roundedCorner } from '../../geometry/corners.ts';
import { usualTuck } from '../usual-tuck.ts';

/**
 * Measures of a tuck end. Lids and flaps are drawn in the coordinates of their edge: `u` runs along the crease from
 * left to right as seen from the body, `v` away from the body; outlines run clockwise, first point at the left end of
 * the crease and last point at its right end.
 */
export type TuckEnd = {
  readonly lidDepth: Millimetres;
  readonly tuckDepth: Millimetres;
  readonly dustDepth: Millimetres;
  readonly notchRadius: Millimetres;
  /** How much narrower the lid is at each side. */
  readonly lidInset: Millimetres;
  readonly notices: readonly Notice[];
};

export type Lid = { readonly lid: Point[]; readonly tuck: Point[]; readonly tuckCrease: readonly [Point, Point] };

const slitLength: Millimetres = 4;
const slitDepth: Millimetres = 2;
const dustTaper = (10 * Math.PI) / 180;

/** The measures of both ends of a tuck carton, with notices about those that had to be reduced. */
export function measureTuckEnd({ length, width, height }: Size, caliper: Millimetres): TuckEnd {
  const notices: Notice[] = [];
  const wantedTuck = usualTuck(length);
  const tuckDepth = Math.min(wantedTuck, 0.45 * height, 0.6 * width);
  if (tuckDepth < wantedTuck) {
    const why = 0.45 * height < 0.6 * width ? 'low' : 'narrow';
    notices.push({
      code: 'tuck-shortened',
      text: `The tuck-in flap is ${tuckDepth.toFixed(1)} mm deep instead of ${Number(wantedTuck.toFixed(1))} mm, because the box is ${why}.`,
    });
  }
  const lidDepth = width - Math.max(1.5, 2 * caliper);
  const wanted = (lidDepth + tuckDepth) / 2;
  const dustDepth = Math.min(wanted, length / 2 - Math.max(0.4, caliper));
  if (dustDepth < wanted) {
    notices.push({
      code: 'dust-flaps-shortened',
      text: `The dust flaps are ${dustDepth.toFixed(1)} mm deep instead of ${wanted.toFixed(1)} mm, so that they don't overlap.`,
    });
  }
  const notchRadius = Math.min(7, length / 4, tuckDepth / 2);
  if (notchRadius < 7) {
    notices.push({
      code: 'notch-reduced',
      text: `The thumb notch is ${(2 * notchRadius).toFixed(1)} mm wide instead of 14 mm, to suit the small flap.`,
    });
  }
  return { lidDepth, tuckDepth, dustDepth, notchRadius, lidInset: Math.max(0.4, caliper), notices };
}

/**
 * Draws lid and tuck for an edge of the given length. For the lock the tuck's crease is shortened by a slit at each
 * end.
 *
 * @param clear the tuck's distance from the edge's ends, if the side walls are in its way
 */
export function drawLid(
  edge: Millimetres,
  end: TuckEnd,
  caliper: Millimetres,
  locked: boolean,
  clear: Millimetres = 0,
): Lid {
  const { lidDepth, tuckDepth } = end;
  const [left, right] = [end.lidInset, edge - end.lidInset];
  const shoulder = Math.max(caliper, 0.5, clear - end.lidInset);
  const [tuckLeft, tuckRight] = [left + shoulder, right - shoulder];
  const slit = locked ? Math.min(slitLength, (tuckRight - tuckLeft) / 6) : 0;
  const tip = lidDepth + tuckDepth;
  // Below the rounding the tuck's sides are straight for the depth of the lock, where the dust flaps catch.
  const radius = Math.min(0.6 * tuckDepth, (tuckRight - tuckLeft) / 2, 8, tuckDepth - slitDepth);
  const tuckCrease = [
    [tuckLeft + slit, lidDepth],
    [tuckRight - slit, lidDepth],
  ] as const;
  return {
    lid: [
      [left, 0],
      [left, lidDepth],
      [tuckLeft, lidDepth],
      ...tuckCrease,
      [tuckRight, lidDepth],
      [right, lidDepth],
      [right, 0],
    ],
    tuck: [
      tuckCrease[0],
      [tuckLeft, lidDepth],
      ...roundedCorner([tuckLeft, lidDepth], [tuckLeft, tip], [tuckRight, tip], radius),
      ...roundedCorner([tuckLeft, tip], [tuckRight, tip], [tuckRight, lidDepth], radius),
      [tuckRight, lidDepth],
      tuckCrease[1],
    ],
    tuckCrease,
  };
}

/**
 * Draws a dust flap for an edge. On the lid's side it has a 45° relief and a taper; on the other side it's straight,
 * two calipers inwards, so that the tuck passes and its slits catch.
 *
 * @param clear how far the straight side is from the edge's end at least, if there is another knife beside it
 */
export function drawDustFlap(
  edge: Millimetres,
  end: TuckEnd,
  caliper: Millimetres,
  lidSide: 'left' | 'right',
  clear: Millimetres = 0,
): Point[] {
  const depth = end.dustDepth;
  const from = end.lidInset;
  const to = edge - Math.max(2 * caliper, clear);
  const relief = Math.min(0.25 * depth, 0.15 * edge);
  const top = from + relief + (depth - relief) * Math.tan(dustTaper);
  const radius = Math.min(4, depth / 4);
  const outline: Point[] = [
    [from, 0],
    [from + relief, relief],
    ...roundedCorner([from + relief, relief], [top, depth], [to, depth], radius),
    ...roundedCorner([top, depth], [to, depth], [to, 0], radius),
    [to, 0],
  ];
  return lidSide === 'left' ? outline : outline.map(([u, v]): Point => [edge - u, v]).reverse();
}

/** The thumb notch in the middle of a wall's free edge: from left to right, dipping into the wall (negative `v`). */
export function drawNotch(edge: Millimetres, radius: Millimetres): Point[] {
  return arc([edge / 2, 0], radius, Math.PI, 2 * Math.PI);
}
