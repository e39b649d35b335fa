import type { Dieline, Hinge, Point } from '../dieline.ts';
import { cutLinesOf } from '../geometry/outline.ts';
import { boundsOf, isInside, isOnBorder, samePoint, sidesOf, signedArea, withoutRepeats } from '../geometry/plane.ts';

/** A defect of a drawing. It's always a bug of the style, never the fault of the requested size. */
export type DielineFault = {
  readonly code: 'number' | 'area' | 'crossing' | 'overlap' | 'hinge' | 'hole' | 'bend' | 'outside';
  readonly where: string;
  readonly text: string;
};

/**
 * Checks a drawing as a die maker does: every length is a number, every panel and the whole outline are closed and
 * don't cross themselves (so no flap overlaps another), every crease joins two panels, every hole is inside its panel,
 * bends divide their panel into strips, and every rule is on the board.
 */
export function validate(dieline: Dieline): DielineFault[] {
  const faults: DielineFault[] = [];
  const fault = (code: DielineFault['code'], where: string, text: string) => faults.push({ code, where, text });

  for (const { kind, points } of dieline.paths) {
    if (!points.flat().every(Number.isFinite)) fault('number', kind, 'A line has a length that is no number.');
  }
  if (faults.length > 0) return faults;

  for (const { name, outline, holes = [], bend } of dieline.panels) {
    if (signedArea(outline) < 0.5) fault('area', name, 'The panel is nothing, or turned inside out.');
    if (crosses(outline) || turnsBack(outline)) fault('crossing', name, 'The outline of the panel crosses itself.');
    for (const hole of holes) {
      const inside = hole.every((point) => isInside(point, outline));
      if (!inside || crosses(hole)) fault('hole', name, 'A hole leaves its panel.');
      if (signedArea(hole) >= 0) fault('hole', name, 'A hole runs clockwise.');
    }
    if (bend && holes.length > 0) fault('bend', name, 'A bent panel has a hole.');
    if (bend && bend.angles.length !== bend.rulings.length) fault('bend', name, 'A ruling has no fold.');
  }
  faults.push(...faultyHinges(dieline));
  if (faults.length > 0) return faults;

  const { outline } = cutLinesOf(dieline);
  if (signedArea(outline) <= 0) fault('area', 'outline', 'The blank is turned inside out.');
  if (crosses(outline)) fault('overlap', 'outline', 'Panels lie over each other in the flat blank.');
  for (const { kind, points } of dieline.paths) {
    if (kind === 'bleed') continue;
    if (!points.every((point) => isInside(point, outline) || isOnBorder(point, outline, 0.01))) {
      fault('outside', kind, 'A line leaves the board.');
    }
  }
  return faults;
}

function faultyHinges({ panels, hinges }: Dieline): DielineFault[] {
  const fault = ({ parent, child }: Hinge, text: string): DielineFault[] => [
    { code: 'hinge', where: `${parent}, ${child}`, text },
  ];
  const byName = new Map(panels.map((panel) => [panel.name, panel]));
  const hung = new Set([panels[0]?.name]);
  const faults = hinges.flatMap((hinge): DielineFault[] => {
    const [parent, child] = [byName.get(hinge.parent), byName.get(hinge.child)];
    if (!parent || !child) return fault(hinge, 'A crease joins a panel that is not there.');
    if (hung.has(child.name)) return fault(hinge, 'A panel hangs on two creases.');
    hung.add(child.name);
    const { crease, curve = crease } = hinge;
    if (!isEdge(parent.outline, curve)) return fault(hinge, 'The crease is no side of its parent.');
    if (!isEdge(child.outline, curve.toReversed())) return fault(hinge, 'The crease is no side of its child.');
    const [strips, others] = [parent, child].map(({ bend }) => (bend?.rulings.length ?? 0) + 1);
    const isSpread = strips === others && (curve.length - 1) % (strips ?? 1) === 0;
    if (hinge.curve && !isSpread) return fault(hinge, 'The curved crease has not as many points for each strip.');
    return Number.isFinite(hinge.angle) ? [] : fault(hinge, 'The fold is no number.');
  });
  const loose = panels.filter(({ name }) => !hung.has(name));
  return [
    ...faults,
    ...loose.map(({ name }): DielineFault => ({ code: 'hinge', where: name, text: 'The panel hangs on nothing.' })),
  ];
}

/** Whether the points follow each other in the outline. */
function isEdge(outline: readonly Point[], points: readonly Point[]): boolean {
  return outline.some((_, start) =>
    points.every((point, index) => samePoint(point, outline[(start + index) % outline.length] ?? point)),
  );
}

/** Whether sides of a closed line cross (by a sweep from left to right). Touching isn't crossing. */
export function crosses(line: readonly Point[]): boolean {
  const sides = sidesOf(line)
    .map(([a, b]) => ({ a, b, bounds: boundsOf([a, b]) }))
    .sort((one, other) => one.bounds.left - other.bounds.left);
  return sides.some(({ a, b, bounds }, place) => {
    for (let next = place + 1; next < sides.length; next += 1) {
      const other = sides[next];
      if (!other || other.bounds.left > bounds.right) return false;
      if (other.bounds.top > bounds.bottom || other.bounds.bottom < bounds.top) continue;
      const { a: c, b: d } = other;
      if (turn(a, b, c) * turn(a, b, d) < -1e-9 && turn(c, d, a) * turn(c, d, b) < -1e-9) return true;
    }
    return false;
  });
}

/** Whether a closed line doubles back on itself somewhere. */
function turnsBack(line: readonly Point[]): boolean {
  const corners = withoutRepeats(line);
  return corners.some((corner, index) => {
    const [before, after] = [corners.at(index - 1), corners[(index + 1) % corners.length]];
    if (!before || !after) return false;
    const [ax, ay] = [corner[0] - before[0], corner[1] - before[1]];
    const [bx, by] = [after[0] - corner[0], after[1] - corner[1]];
    return ax * bx + ay * by < 0 && Math.abs(ax * by - ay * bx) < 1e-6;
  });
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
