import type { Curve } from './curve.ts';
import type { Loop } from './outline.ts';

/** A direction of length 1. */
type Way = readonly [x: number, y: number];

/** How many points on either side determine a direction. */
const reach = 4;
/** If the directions before and after a point differ by more than this, it is a corner. */
const cornerTurn = Math.PI / 5;
const mostRounds = 4;

/**
 * Cubic Bézier curves through a closed line that is at most `tolerance` away from its points, after Schneider, "An
 * Algorithm for Automatically Fitting Digitized Curves" (Graphics Gems, 1990). They are joined without a corner where
 * the line has none.
 */
export function fitCurves(loop: Loop, tolerance: number): Curve[] {
  const { xs, ys } = evenly(loop);
  const count = xs.length;
  const corners = cornersOf(xs, ys);
  const starts = corners.length > 0 ? corners : [0];
  const curves: Curve[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1] ?? (starts[0] ?? 0) + count;
    const length = next - start + 1;
    const at = (values: readonly number[]) =>
      Float64Array.from({ length }, (_, step) => values[(start + step) % count] ?? 0);
    const span: Span = { xs: at(xs), ys: at(ys), squaredTolerance: tolerance * tolerance, curves };
    const smooth: Way | null =
      corners.length > 0 ? null : wayBetween(xs, ys, (start - reach + count) % count, (start + reach) % count);
    const out = smooth ?? wayBetween(span.xs, span.ys, 0, Math.min(reach, length - 1));
    const back = smooth ? reversed(smooth) : wayBetween(span.xs, span.ys, length - 1, Math.max(0, length - 1 - reach));
    fit(span, 0, length - 1, out, back);
  }
  return curves;
}

/** Leaves out points that are too close to the previous one to show a direction. */
function evenly({ xs, ys }: Loop): Loop {
  const kept: { xs: number[]; ys: number[] } = { xs: [], ys: [] };
  let [x, y] = [Infinity, Infinity];
  for (const [index, nextX] of xs.entries()) {
    const nextY = ys[index] ?? 0;
    if (Math.hypot(nextX - x, nextY - y) < 0.5) continue;
    [x, y] = [nextX, nextY];
    kept.xs.push(x);
    kept.ys.push(y);
  }
  return kept;
}

function wayBetween(xs: ArrayLike<number>, ys: ArrayLike<number>, from: number, to: number): Way {
  const [x, y] = [(xs[to] ?? 0) - (xs[from] ?? 0), (ys[to] ?? 0) - (ys[from] ?? 0)];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

const reversed = ([x, y]: Way): Way => [-x, -y];

/** The points at which the line turns sharply, each the sharpest near it. */
function cornersOf(xs: readonly number[], ys: readonly number[]): number[] {
  const count = xs.length;
  const turns = Float64Array.from({ length: count }, (_, index) => {
    const [x, y] = wayBetween(xs, ys, (index - reach + count) % count, index);
    const [nextX, nextY] = wayBetween(xs, ys, index, (index + reach) % count);
    return Math.abs(Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY));
  });
  const corners: number[] = [];
  for (const [index, turn] of turns.entries()) {
    if (turn < cornerTurn) continue;
    let isSharpest = true;
    for (let by = 1; by <= reach && isSharpest; by += 1) {
      const [before, after] = [turns[(index - by + count) % count] ?? 0, turns[(index + by) % count] ?? 0];
      isSharpest = before < turn && after <= turn;
    }
    if (isSharpest) corners.push(index);
  }
  return corners;
}

interface Span {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly squaredTolerance: number;
  readonly curves: Curve[];
}

/** Fits one curve between two points of the span, or divides it where the curve is furthest away. */
function fit(span: Span, first: number, last: number, out: Way, back: Way): void {
  if (last - first < 2) {
    span.curves.push(curveWith(span, first, last, out, back, undefined));
    return;
  }
  const places = placesByLength(span, first, last);
  let worst = { squared: Infinity, at: first + 1 };
  for (let round = 0; round <= mostRounds; round += 1) {
    const curve = leastSquares(span, first, last, places, out, back);
    worst = furthest(span, first, curve, places);
    if (worst.squared <= span.squaredTolerance) {
      span.curves.push(curve);
      return;
    }
    // If the fit is bad, better places don't help.
    if (worst.squared > 64 * span.squaredTolerance) break;
    improve(span, first, curve, places);
  }
  const middle = Math.min(last - 1, Math.max(first + 1, worst.at));
  const [from, to] = [Math.max(first, middle - reach), Math.min(last, middle + reach)];
  const through = wayBetween(span.xs, span.ys, from, to);
  fit(span, first, middle, out, reversed(through));
  fit(span, middle, last, through, back);
}

/** How far along the line each point is, from 0 to 1. */
function placesByLength({ xs, ys }: Span, first: number, last: number): Float64Array {
  const places = new Float64Array(last - first + 1);
  for (let index = 1; index < places.length; index += 1) {
    const at = first + index;
    const step = Math.hypot((xs[at] ?? 0) - (xs[at - 1] ?? 0), (ys[at] ?? 0) - (ys[at - 1] ?? 0));
    places[index] = (places[index - 1] ?? 0) + step;
  }
  const length = places.at(-1) ?? 1;
  return places.map((place) => place / length);
}

/** A curve with handles of the given lengths; a third of the chord if they are missing or useless. */
function curveWith(
  { xs, ys }: Span,
  first: number,
  last: number,
  out: Way,
  back: Way,
  handles: readonly [number, number] | undefined,
): Curve {
  const [startX, startY, endX, endY] = [xs[first] ?? 0, ys[first] ?? 0, xs[last] ?? 0, ys[last] ?? 0];
  const chord = Math.hypot(endX - startX, endY - startY);
  const isOfUse = handles?.every((length) => length > chord * 1e-6 && length < chord * 3);
  const [one, other] = handles && isOfUse ? handles : [chord / 3, chord / 3];
  return {
    xs: [startX, startX + out[0] * one, endX + back[0] * other, endX],
    ys: [startY, startY + out[1] * one, endY + back[1] * other, endY],
  };
}

/** The lengths of the handles that bring the curve closest to the points at their places. */
function leastSquares(span: Span, first: number, last: number, places: Float64Array, out: Way, back: Way): Curve {
  const { xs, ys } = span;
  const [startX, startY, endX, endY] = [xs[first] ?? 0, ys[first] ?? 0, xs[last] ?? 0, ys[last] ?? 0];
  const between = out[0] * back[0] + out[1] * back[1];
  let [outOut, outBack, backBack, outRest, backRest] = [0, 0, 0, 0, 0];
  for (const [index, t] of places.entries()) {
    const s = 1 - t;
    const [one, other] = [3 * s * s * t, 3 * s * t * t];
    const [start, end] = [s * s * s + one, t * t * t + other];
    const restX = (xs[first + index] ?? 0) - start * startX - end * endX;
    const restY = (ys[first + index] ?? 0) - start * startY - end * endY;
    outOut += one * one;
    outBack += one * other * between;
    backBack += other * other;
    outRest += one * (restX * out[0] + restY * out[1]);
    backRest += other * (restX * back[0] + restY * back[1]);
  }
  const determinant = outOut * backBack - outBack * outBack;
  const handles =
    determinant === 0
      ? undefined
      : ([
          (outRest * backBack - backRest * outBack) / determinant,
          (outOut * backRest - outBack * outRest) / determinant,
        ] as const);
  return curveWith(span, first, last, out, back, handles);
}

function furthest(
  { xs, ys }: Span,
  first: number,
  { xs: [ax, bx, cx, dx], ys: [ay, by, cy, dy] }: Curve,
  places: Float64Array,
) {
  let worst = { squared: 0, at: first + (places.length >> 1) };
  for (let index = 1; index < places.length - 1; index += 1) {
    const t = places[index] ?? 0;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const x = a * ax + b * bx + c * cx + d * dx - (xs[first + index] ?? 0);
    const y = a * ay + b * by + c * cy + d * dy - (ys[first + index] ?? 0);
    const squared = x * x + y * y;
    if (squared > worst.squared) worst = { squared, at: first + index };
  }
  return worst;
}

/** Moves each place towards the point of the curve that is nearest to its point: one step after Newton. */
function improve(
  { xs, ys }: Span,
  first: number,
  { xs: [ax, bx, cx, dx], ys: [ay, by, cy, dy] }: Curve,
  places: Float64Array,
): void {
  for (let index = 1; index < places.length - 1; index += 1) {
    const t = places[index] ?? 0;
    const s = 1 - t;
    const x = s * s * s * ax + 3 * s * s * t * bx + 3 * s * t * t * cx + t * t * t * dx - (xs[first + index] ?? 0);
    const y = s * s * s * ay + 3 * s * s * t * by + 3 * s * t * t * cy + t * t * t * dy - (ys[first + index] ?? 0);
    const slopeX = 3 * (s * s * (bx - ax) + 2 * s * t * (cx - bx) + t * t * (dx - cx));
    const slopeY = 3 * (s * s * (by - ay) + 2 * s * t * (cy - by) + t * t * (dy - cy));
    const bendX = 6 * (s * (cx - 2 * bx + ax) + t * (dx - 2 * cx + bx));
    const bendY = 6 * (s * (cy - 2 * by + ay) + t * (dy - 2 * cy + by));
    const bottom = slopeX * slopeX + slopeY * slopeY + x * bendX + y * bendY;
    if (bottom > 1e-12) places[index] = Math.min(1, Math.max(0, t - (x * slopeX + y * slopeY) / bottom));
  }
}
