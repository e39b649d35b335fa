import type { Point } from '@boxwright/dieline';

/**
 * The lowest edge (largest y) of an outline at every x. All numbers are micrometres; flat arrays for speed, because
 * millions of them are compared.
 */
export type Skyline = {
  /**
   * The sides from left to right, and the same sides moved outwards, at right angles, by the distance between knives.
   */
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly fromY: Float64Array;
  readonly toY: Float64Array;
  readonly movedFrom: Float64Array;
  readonly movedTo: Float64Array;
  readonly movedY: Float64Array;
  readonly slope: Float64Array;
  /** Convex corners from left to right: only these can be the nearest point to another outline. */
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  /** Steps up or down that are large enough for another outline to fit in. */
  readonly steps: readonly Step[];
};

/** `rises` if the outline reaches further down to the right of x than to the left. */
export type Step = { readonly x: number; readonly rises: boolean };

type Side = readonly [x0: number, y0: number, x1: number, y1: number];

/** Steps lower than this (µm) are ignored. */
const minStep = 4000;
/** Steps nearer to each other than this (µm) count as one. */
const sameStep = 6000;
/** Sides steeper than this are flanks of a step. */
const steep = 0.9;

/** The skyline of an outline in whole micrometres, from which others keep a distance of `gap` (µm). */
export function skylineOf(outline: readonly Point[], gap: number): Skyline {
  return arranged(lowestSides(outline), gap);
}

/** The sides of a simple polygon don't cross, so the lowest side changes only at corners. */
function lowestSides(outline: readonly Point[]): Side[] {
  const sides = outline
    .map(([x, y], index): Side => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return x < nextX ? [x, y, nextX, nextY] : [nextX, nextY, x, y];
    })
    .filter(([x0, , x1]) => x1 > x0)
    .sort((a, b) => a[0] - b[0]);
  const places = Float64Array.from(new Set(outline.map(([x]) => x))).sort();
  const lowest: Side[] = [];
  // Those above or below this place, in their order: the first `active`.
  const here: Side[] = [];
  let active = 0;
  let next = 0;
  let last: Side | undefined;
  for (let index = 0; index + 1 < places.length; index += 1) {
    const [from, to] = [places[index] ?? 0, places[index + 1] ?? 0];
    let kept = 0;
    for (let at = 0; at < active; at += 1) {
      const side = here[at];
      if (side && side[2] > from) here[kept++] = side;
    }
    for (let side = sides[next]; side && side[0] <= from; side = sides[++next]) here[kept++] = side;
    active = kept;
    const middle = (from + to) / 2;
    let best: Side | undefined;
    let highest = -Infinity;
    for (let at = 0; at < active; at += 1) {
      const side = here[at];
      const height = side ? heightAt(side, middle) : -Infinity;
      if (!best || height > highest) [best, highest] = [side, height];
    }
    if (!best) continue;
    const before = lowest.at(-1);
    if (best === last && before && before[2] === from) {
      lowest[lowest.length - 1] = [before[0], before[1], to, heightAt(best, to)];
    } else {
      lowest.push([from, heightAt(best, from), to, heightAt(best, to)]);
    }
    last = best;
  }
  return lowest;
}

function heightAt([x0, y0, x1, y1]: Side, x: number): number {
  return x === x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

function arranged(sides: readonly Side[], gap: number): Skyline {
  const column = (value: (side: Side) => number) => Float64Array.from(sides.map(value));
  const slope = ([x0, y0, x1, y1]: Side) => (y1 - y0) / (x1 - x0);
  const down = (side: Side) => gap / Math.sqrt(1 + slope(side) ** 2);
  const sideways = (side: Side) => -slope(side) * down(side);
  const corners = standingOut(sides);
  const from = column(([x0]) => x0);
  const to = column(([, , x1]) => x1);
  const fromY = column(([, y0]) => y0);
  const toY = column(([, , , y1]) => y1);
  return {
    from,
    to,
    fromY,
    toY,
    movedFrom: column((side) => side[0] + sideways(side)),
    movedTo: column((side) => side[2] + sideways(side)),
    movedY: column((side) => side[1] + down(side)),
    slope: column(slope),
    cornerX: Float64Array.from(corners, ([x]) => x),
    cornerY: Float64Array.from(corners, ([, y]) => y),
    steps: stepsOf(sides),
  };
}

function standingOut(sides: readonly Side[]): Point[] {
  const corners: Point[] = [];
  for (const [index, side] of sides.entries()) {
    const before = sides[index - 1];
    const after = sides[index + 1];
    const [x0, y0, x1, y1] = side;
    if (!before || before[3] < y0) corners.push([x0, y0]);
    if (!after || after[1] < y1) corners.push([x1, y1]);
    // Where two sides meet without a step, the corner is convex if the line bends away.
    else if (after[1] === y1 && (after[3] - y1) / (after[2] - x1) < (y1 - y0) / (x1 - x0)) corners.push([x1, y1]);
  }
  return corners;
}

function stepsOf(sides: readonly Side[]): Step[] {
  const steps: Step[] = [];
  const [first, last] = [sides[0], sides.at(-1)];
  if (first) steps.push({ x: first[0], rises: true });
  for (const [index, [x0, y0, x1, y1]] of sides.entries()) {
    const after = sides[index + 1];
    if (Math.abs(y1 - y0) >= minStep && Math.abs(y1 - y0) > steep * (x1 - x0)) {
      steps.push({ x: x0, rises: y1 > y0 }, { x: x1, rises: y1 > y0 });
    }
    if (after && Math.abs(after[1] - y1) >= minStep) steps.push({ x: x1, rises: after[1] > y1 });
  }
  if (last) steps.push({ x: last[2], rises: false });
  return steps
    .map(({ x, rises }) => ({ x: Math.round(x), rises }))
    .filter((step, index) => isOuter(step, index, steps));
}

/**
 * Of several close steps in the same direction only the outermost counts: a blank that clears it clears all of them.
 */
function isOuter({ x, rises }: Step, index: number, steps: readonly Step[]): boolean {
  const neighbour = steps[rises ? index - 1 : index + 1];
  return !neighbour || neighbour.rises !== rises || Math.abs(neighbour.x - x) > sameStep;
}

/** The mirrored skyline: x becomes `width − x`, and everything moves down by `lower`. */
export function mirroredSkyline(skyline: Skyline, width: number, lower: number): Skyline {
  const turned = (column: Float64Array, value: (each: number) => number) => column.map(value).reverse();
  const across = (x: number) => width - x;
  const down = (y: number) => y + lower;
  const { movedFrom, movedTo, movedY, slope } = skyline;
  return {
    from: turned(skyline.to, across),
    to: turned(skyline.from, across),
    fromY: turned(skyline.toY, down),
    toY: turned(skyline.fromY, down),
    movedFrom: turned(movedTo, across),
    movedTo: turned(movedFrom, across),
    movedY: movedY
      .map((y, index) => y + (slope[index] ?? 0) * ((movedTo[index] ?? 0) - (movedFrom[index] ?? 0)) + lower)
      .reverse(),
    slope: turned(slope, (each) => -each),
    cornerX: turned(skyline.cornerX, across),
    cornerY: turned(skyline.cornerY, down),
    steps: skyline.steps.map(({ x, rises }) => ({ x: width - x, rises: !rises })).reverse(),
  };
}
