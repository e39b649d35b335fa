import { curvesOf, type Path, type Point, withArcs } from '@boxwright/dieline';
import type { Sheet } from './pdf-document.ts';

/** Adds a line of a drawing to the current path: straight sides, and its arcs as curves. `place` may turn and scale. */
export function trace(doc: Sheet, { points, closed }: Pick<Path, 'points' | 'closed'>, place: (point: Point) => Point) {
  const vertices = withArcs(points, closed);
  const [first] = vertices;
  if (!first) return;
  doc.moveTo(...place(first.at));
  vertices.forEach((vertex, index) => {
    const next = vertices[index + 1] ?? (closed ? first : undefined);
    if (!next) return;
    if (vertex.bulge === 0) {
      // The last side of a closed line is drawn by closing it.
      if (next !== first) doc.lineTo(...place(next.at));
      return;
    }
    for (const [a, b, end] of curvesOf(vertex, next.at)) doc.bezierCurveTo(...place(a), ...place(b), ...place(end));
  });
  if (closed) doc.closePath();
}
