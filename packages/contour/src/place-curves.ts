import type { Contour, ContourRequest, Picture } from './contour.ts';
import { type Curve, lengthOf, rangeOf } from './curve.ts';

/** Where the picture lies on the grid: the length of a pixel and the upper left corner, in cells. */
export interface Placing {
  readonly pixel: number;
  readonly left: number;
  readonly top: number;
}

/** Writes the curves in mm, enlarged or reduced by the trace's last thousandth so that they fit the size. */
export function placeCurves(
  curves: readonly Curve[],
  picture: Pick<Picture, 'width' | 'height'>,
  request: Pick<ContourRequest, 'length' | 'width'>,
  placing: Placing,
): Contour {
  const [left, right] = extentOf(curves.map(({ xs }) => xs));
  const [top, bottom] = extentOf(curves.map(({ ys }) => ys));
  const factor = Math.min(request.length / (right - left), request.width / (bottom - top));
  const pixel = placing.pixel * factor;
  const placed = curves.map(({ xs, ys }): Curve => {
    const [ax, bx, cx, dx] = xs;
    const [ay, by, cy, dy] = ys;
    const [x, y] = [(value: number) => fine((value - left) * factor), (value: number) => fine((value - top) * factor)];
    return { xs: [x(ax), x(bx), x(cx), x(dx)], ys: [y(ay), y(by), y(cy), y(dy)] };
  });
  return {
    ok: true,
    path: pathOf(placed),
    cutLength: fine(placed.reduce((sum, curve) => sum + lengthOf(curve), 0)),
    length: fine((right - left) * factor),
    width: fine((bottom - top) * factor),
    picture: {
      x: fine((placing.left - left) * factor),
      y: fine((placing.top - top) * factor),
      length: fine(picture.width * pixel),
      width: fine(picture.height * pixel),
    },
  };
}

function extentOf(curves: readonly Curve['xs'][]): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const [low, high] of curves.map(rangeOf)) [least, most] = [Math.min(least, low), Math.max(most, high)];
  return [least, most];
}

function pathOf(curves: readonly Curve[]): string {
  const [first] = curves;
  if (!first) throw new RangeError('A cut has at least one curve.');
  const rest = curves.map(({ xs, ys }) => `C${xs[1]} ${ys[1]} ${xs[2]} ${ys[2]} ${xs[3]} ${ys[3]}`);
  return `M${first.xs[0]} ${first.ys[0]}${rest.join('')}Z`;
}

/** Micrometres are enough. */
const fine = (millimetres: number): number => Math.round(millimetres * 1000) / 1000;
