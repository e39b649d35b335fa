import type { Hinge, Millimetres, Panel, Point } from '../../dieline.ts';

/**
 * A crease as seen from its panel: `u` runs along it from left to right, `v` away from the panel. Outlines of flaps
 * drawn on it run clockwise, from the left end of the crease to its right end.
 */
export type Edge = {
  readonly length: Millimetres;
  readonly at: (u: Millimetres, v: Millimetres) => Point;
};

/** The edge between two places, in the order in which the panel's clockwise outline passes them. */
export function edgeBetween(from: Point, to: Point): Edge {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  return { length, at: (u, v) => [from[0] + u * ux + v * uy, from[1] + u * uy - v * ux] };
}

/** Converts `[u, v]` pairs on an edge to sheet coordinates. */
export function onEdge({ at }: Edge, places: readonly Point[]): Point[] {
  return places.map(([u, v]) => at(u, v));
}

export const quarterTurn = Math.PI / 2;

/** A blank under construction. */
export type BlankBuilder = { readonly panels: Panel[]; readonly hinges: Hinge[] };

/**
 * Attaches a panel to an edge of another one with a fold of 90°, or of the given angle; `places` run from the edge's left
 * end to its right end.
 */
export function attachPanel(
  { panels, hinges }: BlankBuilder,
  parent: string,
  panel: Pick<Panel, 'name' | 'role'> &
    Pick<Hinge, 'order'> & {
      readonly [part in 'line' | 'motion' | 'angle' | 'wide']?: Hinge[part] | undefined;
    },
  edge: Edge,
  places: readonly Point[],
): void {
  const { name, role, order, line, motion, wide, angle = quarterTurn } = panel;
  const outline = onEdge(edge, places);
  const [start, end] = [outline[0], outline.at(-1)];
  if (!start || !end) throw new RangeError(`Panel ${name} needs an outline`);
  panels.push({ name, role, outline });
  hinges.push({
    parent,
    child: name,
    crease: [start, end],
    angle,
    order,
    ...(line && { line }),
    ...(motion && { motion }),
    ...(wide !== undefined && { wide }),
  });
}

/** Moves everything so that the drawing's bounding box starts at [0, 0]. */
export function movedToOrigin({ panels, hinges }: BlankBuilder): BlankBuilder {
  const all = panels.flatMap(({ outline }) => outline);
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.min(...all.map(([, y]) => y));
  const moved = ([x, y]: Point): Point => [x - left, y - top];
  return {
    panels: panels.map((panel) => ({
      ...panel,
      outline: panel.outline.map(moved),
      ...(panel.holes && { holes: panel.holes.map((hole) => hole.map(moved)) }),
    })),
    hinges: hinges.map((hinge) => ({ ...hinge, crease: [moved(hinge.crease[0]), moved(hinge.crease[1])] })),
  };
}
