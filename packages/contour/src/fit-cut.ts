import type { Contour } from './contour.ts';
import type { Curve } from './curve.ts';
import { placeCurves } from './place-curves.ts';

interface DrawnCut {
  /** One closed SVG path of cubic curves with absolute commands, 'M … C … Z', in mm from the page's corner. */
  readonly path: string;
  /** In mm, of everything that is printed. */
  readonly page: { readonly length: number; readonly width: number };
}

/**
 * A cut that somebody has drawn, in a size: enlarged or reduced with its page until it fits.
 *
 * @throws RangeError for any other path
 */
export function fitCut({ path, page }: DrawnCut, size: { readonly length: number; readonly width: number }): Contour {
  const picture = { width: page.length, height: page.width };
  return placeCurves(curvesOf(path), picture, size, { pixel: 1, left: 0, top: 0 });
}

function curvesOf(path: string): Curve[] {
  const [start, ...curves] = path.slice(1, -1).split('C');
  let from = numbersIn(start);
  return curves.map((text) => {
    const [ax = Number.NaN, ay = Number.NaN] = from;
    const [bx = Number.NaN, by = Number.NaN, cx = Number.NaN, cy = Number.NaN, x = Number.NaN, y = Number.NaN] =
      numbersIn(text);
    if (![ax, ay, bx, by, cx, cy, x, y].every(Number.isFinite)) throw otherPath(path);
    from = [x, y];
    return { xs: [ax, bx, cx, x], ys: [ay, by, cy, y] };
  });
}

const numbersIn = (text = ''): number[] => text.trim().split(/\s+/).map(Number);

const otherPath = (path: string) => new RangeError(`Not one closed path of cubic curves: ${path.slice(0, 40)}`);
