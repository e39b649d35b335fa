/** A cubic Bézier curve: the coordinates of its two ends and of the two handles between them. */
export interface Curve {
  readonly xs: readonly [number, number, number, number];
  readonly ys: readonly [number, number, number, number];
}

/** A coordinate at `t`, from 0 to 1. */
export function onCurve([a, b, c, d]: Curve['xs'], t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/** Its derivative. */
function slopeAt([a, b, c, d]: Curve['xs'], t: number): number {
  const s = 1 - t;
  return 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c));
}

/** Places and weights of the Gauss-Legendre rule with five points, on 0 to 1. */
const [near, wide] = [Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3, Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3];
const [nearWeight, wideWeight] = [(322 + 13 * Math.sqrt(70)) / 1800, (322 - 13 * Math.sqrt(70)) / 1800];
const rule = [
  [0.5, 128 / 450],
  [(1 - near) / 2, nearWeight],
  [(1 + near) / 2, nearWeight],
  [(1 - wide) / 2, wideWeight],
  [(1 + wide) / 2, wideWeight],
] as const;
const parts = 4;

/** The length along the curve, integrated numerically in four parts. */
export function lengthOf({ xs, ys }: Curve): number {
  let sum = 0;
  for (let part = 0; part < parts; part += 1) {
    for (const [place, weight] of rule) {
      const t = (part + place) / parts;
      sum += (weight / parts) * Math.hypot(slopeAt(xs, t), slopeAt(ys, t));
    }
  }
  return sum;
}

/** The least and the largest value that a coordinate has on the curve. */
export function rangeOf(values: Curve['xs']): readonly [least: number, most: number] {
  const [a, b, c, d] = values;
  // The derivative as a polynomial: its roots are the turning points.
  const [square, linear, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  const discriminant = linear * linear - 4 * square * constant;
  const roots: number[] = [];
  if (Math.abs(square) < 1e-12) roots.push(-constant / linear);
  else if (discriminant > 0) {
    const root = Math.sqrt(discriminant);
    roots.push((-linear + root) / (2 * square), (-linear - root) / (2 * square));
  }
  const all = [a, d, ...roots.filter((t) => t > 0 && t < 1).map((t) => onCurve(values, t))];
  return [Math.min(...all), Math.max(...all)];
}
