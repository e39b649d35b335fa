import type { Hinge, Panel, Point } from '../dieline.ts';
import { samePoint, sidesOf, withoutRepeats } from './plane.ts';

/** The parts of a drawing that describe its outline. */
export type Hinged = {
  readonly panels: readonly Pick<Panel, 'name' | 'outline'>[];
  readonly hinges: readonly Pick<Hinge, 'parent' | 'child' | 'crease' | 'curve'>[];
};

/** The blank's closed cut outline, clockwise on the printed side; the last point isn't repeated. */
export function outlineOf(sheet: Hinged): Point[] {
  return cutLinesOf(sheet).outline;
}

/**
 * The cut outline of the blank, and the slits where neighbouring panels touch without a common crease.
 *
 * Walks the root panel's outline; at each crease it goes around the child first. Where panels touch beside a crease the
 * walk goes in and straight back, which is a slit.
 */
export function cutLinesOf(sheet: Hinged): { readonly outline: Point[]; readonly slits: [Point, Point][] } {
  const [root] = sheet.panels;
  if (!root) throw new RangeError('A dieline without panels has no outline');
  const walked = withoutRepeats(walkAround(root, sidesOf(root.outline), sheet));
  const slits: [Point, Point][] = [];
  for (let index = 0; index < walked.length; ) {
    const [before, tip, after] = [walked.at(index - 1), walked[index], walked[(index + 1) % walked.length]];
    if (walked.length > 3 && before && tip && after && samePoint(before, after)) {
      slits.push([before, tip]);
      // Drop the tip and the repeated point; the point before may then be the tip of a longer slit.
      const doomed = new Set([index, (index + 1) % walked.length]);
      const left = walked.filter((_, place) => !doomed.has(place));
      walked.splice(0, walked.length, ...left);
      index = Math.max(0, index - 2);
    } else {
      index += 1;
    }
  }
  return { outline: walked, slits };
}

function walkAround(panel: Hinged['panels'][number], from: readonly [Point, Point][], sheet: Hinged): Point[] {
  const hinges = sheet.hinges.filter(({ parent }) => parent === panel.name);
  const points: Point[] = [];
  for (let index = 0; index < from.length; ) {
    const [start, end] = from[index] ?? [];
    const hinge = hinges.find(({ crease, curve: [, second] = crease }) => {
      return start && end && second && samePoint(crease[0], start) && samePoint(second, end);
    });
    if (hinge) points.push(...walkChild(hinge, sheet));
    else if (start) points.push(start);
    index += hinge?.curve ? hinge.curve.length - 1 : 1;
  }
  return points;
}

/** Walks around the child from the crease's start to its end, where the parent's next side begins. */
function walkChild(hinge: Hinged['hinges'][number], sheet: Hinged): Point[] {
  const { crease, curve = crease } = hinge;
  const child = sheet.panels.find(({ name }) => name === hinge.child);
  // If the child is omitted on purpose (the glue flap for the bleed), the crease is a plain side.
  if (!child) return curve.slice(0, -1);
  const start = child.outline.findIndex((point) => samePoint(point, crease[0]));
  const turned = [...child.outline.slice(start), ...child.outline.slice(0, start)];
  const end = turned.length - curve.length + 1;
  const last = turned[end];
  if (start < 0 || !last || !samePoint(last, crease[1])) {
    throw new RangeError(`The crease between ${hinge.parent} and ${hinge.child} is no side of ${hinge.child}`);
  }
  return walkAround(child, sidesOf(turned).slice(0, end), sheet);
}
