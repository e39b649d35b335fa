import type { Place } from '../content/painted.ts';
import type { CurvedLine, Point, Segment } from '../content/path.ts';
import { type Matrix, times } from '../matrix.ts';
import { byIdIn, hrefOf, isHidden, referredTo, rootMatrix, shapes } from './element.ts';
import { type Paints, paintsOf } from './painted-names.ts';
import { shapeLines } from './shape-lines.ts';
import { transformOf } from './transform.ts';
import { type SvgElement, treeOf } from './tree.ts';
import { usedBy, withoutViewports } from './viewports.ts';

/** References within references, all that are followed, and shapes whose places are listed. */
const [deepest, mostFollowed, mostShapes] = [20, 20_000, 20_000];
/** Characters of the paths of one shape, and of all together, whose places are looked for: time and memory end there. */
const [longestShape, mostData] = [200_000, 4_000_000];
/** Points on a curve. */
const steps = 8;

interface Within {
  readonly matrix: Matrix;
  readonly paints: Paints;
  readonly depth: number;
}

/**
 * Where the shapes of a drawing are, by the colours in which they are filled and drawn, as these are written: in pixels
 * of CSS from its upper left corner. Blends have a name instead of a colour.
 */
export function placesOfColours(
  text: string,
  size: { readonly width: number; readonly height: number },
): ReadonlyMap<string, readonly Place[]> {
  const root = withoutViewports(treeOf(text), size);
  const byId = byIdIn(root);
  const places = new Map<string, Place[]>();
  let [followed, listed, data] = [0, 0, 0];
  visit(root, { matrix: rootMatrix(root, size), paints: { fill: undefined, stroke: undefined }, depth: 0 });
  return places;

  function visit(element: SvgElement, outer: Within): void {
    if (referredTo.has(element.name) || isHidden(element)) return;
    const within: Within = {
      depth: outer.depth,
      matrix: times(transformOf(element.attributes.get('transform')), outer.matrix),
      paints: paintsOf(element, outer.paints),
    };
    if (shapes.has(element.name)) list(element, within);
    else if (element.name === 'use') visitUsed(element, within);
    else for (const child of element.children) visit(child, within);
  }

  function visitUsed(use: SvgElement, { matrix, paints, depth }: Within): void {
    followed += 1;
    const used = byId.get(hrefOf(use)?.replace(/^#/, '') ?? '');
    if (!used || depth >= deepest || followed > mostFollowed) return;
    const { drawn, matrix: own } = usedBy(use, used);
    const within = { matrix: times(own, matrix), paints, depth: depth + 1 };
    for (const element of drawn) visit(element, within);
  }

  function list(shape: SvgElement, { matrix, paints: { fill, stroke } }: Within): void {
    listed += 1;
    const { length } = shape.attributes.get('d') ?? shape.attributes.get('points') ?? '';
    data += length;
    if (listed > mostShapes || length > longestShape || data > mostData) return;
    const place = extentOf(shapeLines(shape, matrix));
    if (place === undefined) return;
    for (const colour of new Set([fill, stroke])) {
      if (colour === undefined) continue;
      const known = places.get(colour);
      if (known) known.push(place);
      else places.set(colour, [place]);
    }
  }
}

/** Undefined of what has no points, or none with a place. */
function extentOf(lines: readonly CurvedLine[]): Place | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { start, segments } of lines) {
    let from = start;
    for (const segment of segments) {
      for (const [x, y] of [from, ...pointsOn(from, segment)]) {
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
      from = segment[2] ?? segment[0];
    }
  }
  const [length, width] = [right - left, bottom - top];
  return Number.isFinite(length) && Number.isFinite(width) ? { x: left, y: top, length, width } : undefined;
}

function pointsOn(from: Point, segment: Segment): Point[] {
  const [a, b, to] = segment;
  if (!b || !to) return [a];
  return Array.from({ length: steps }, (_, at): Point => {
    const t = (at + 1) / steps;
    const on = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] + 3 * t * (1 - t) ** 2 * a[axis] + 3 * t * t * (1 - t) * b[axis] + t ** 3 * to[axis];
    return [on(0), on(1)];
  });
}
