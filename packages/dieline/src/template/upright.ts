import type { Millimetres, Panel, Point } from '../dieline.ts';
import { boundsOf, isInside } from '../geometry/plane.ts';

/** A panel as somebody reads it: `u` to the right and `v` upwards from the lower left corner of its extent. */
export type Frame = {
  readonly up: Point;
  readonly width: Millimetres;
  readonly height: Millimetres;
  readonly at: (place: Point) => Point;
};

export function frameFor({ outline }: Panel, up: Point): Frame {
  const right: Point = [-up[1], up[0]];
  const placed = outline.map(([x, y]): Point => [x * right[0] + y * right[1], x * up[0] + y * up[1]]);
  const { left, top, right: far, bottom } = boundsOf(placed);
  return {
    up,
    width: far - left,
    height: bottom - top,
    at: ([u, v]) => {
      const [along, above] = [left + u, top + v];
      return [along * right[0] + above * up[0], along * right[1] + above * up[1]];
    },
  };
}

/** A rectangle in a frame, from its lower left corner. */
export function rectangleIn(frame: Frame, [u, v]: Point, [wide, tall]: Point): Point[] {
  const corners: Point[] = [
    [u, v],
    [u, v + tall],
    [u + wide, v + tall],
    [u + wide, v],
  ];
  return corners.map(frame.at);
}

/** Whether a rectangle lies on the board of a panel, clear of its holes and of what is taken. */
export function isFree(
  rectangle: readonly Point[],
  { outline, holes = [] }: Panel,
  taken: readonly (readonly Point[])[],
): boolean {
  const sides = rectangle.flatMap(([x, y], index): Point[] => {
    const [nx, ny] = rectangle[(index + 1) % rectangle.length] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share): Point => [x + (nx - x) * share, y + (ny - y) * share]);
  });
  if (!sides.every((point) => isInside(point, outline))) return false;
  const place = boundsOf(rectangle);
  return [...holes, ...taken].every((other) => {
    const { left, top, right, bottom } = boundsOf(other);
    return right < place.left || place.right < left || bottom < place.top || place.bottom < top;
  });
}
