import { assemble } from './assemble.ts';
import { drawDustFlap, drawLid, drawNotch, measureTuckEnd, type TuckEnd } from './closures.ts';
import type { Dieline, DielineRequest, Hinge, Millimetres, Notice, Panel, Point, StyleId } from './dieline.ts';
import { withoutRepeats } from './plane.ts';

type End = 'top' | 'bottom';
type WallName = 'back' | 'left' | 'front' | 'right';
type Wall = { readonly name: WallName; readonly x0: Millimetres; readonly x1: Millimetres };

const quarterTurn = Math.PI / 2;

/** Folding order: the tube, then the bottom, then the top; at each end dust flaps, tuck, and the lid at last. */
const order = {
  tube: 0,
  bottom: { dustFlap: 1, tuck: 2, lid: 3 },
  top: { dustFlap: 4, tuck: 5, lid: 6 },
} as const;

/**
 * A tube with tuck ends: glue flap, back, left, front, right as seen on the printed side. Crease to crease is the inside
 * size plus a caliper; the right wall ends at its inside width, because it is glued over the flap. Side walls are a
 * caliper lower at each end, where lids lie over their dust flaps.
 *
 * @param lidWalls the wall on which the lid of each end hangs: both on the back (straight), or the bottom one on the
 *   front (reverse)
 */
export function drawTuckTube(
  style: StyleId,
  request: DielineRequest,
  lidWalls: { readonly [end in End]: 'back' | 'front' },
): Dieline {
  const { length, width, height, caliper: t } = request;
  const ends = measureTuckEnd(request, t);
  const glue = drawGlueFlap(height, t);
  const y0 = ends.lidDepth + ends.tuckDepth;
  const y1 = y0 + height + t;
  const walls = wallsFrom(glue.width, length + t, width + t, width);

  const panels: Panel[] = [];
  const hinges: Hinge[] = [];
  for (const wall of walls) {
    const isSide = wall.name === 'left' || wall.name === 'right';
    const top = drawEnd(wall, 'top', isSide ? y0 + t : y0, lidWalls.top, ends, t);
    const bottom = drawEnd(wall, 'bottom', isSide ? y1 - t : y1, lidWalls.bottom, ends, t);
    const creaseStops: Point[] = isSide
      ? []
      : [
          [wall.x1, y0 + t],
          [wall.x1, y1 - t],
        ];
    const leftStops: Point[] = isSide
      ? []
      : [
          [wall.x0, y1 - t],
          [wall.x0, y0 + t],
        ];
    const glueStops = wall.name === 'back' ? glue.creaseAt(wall.x0, y0) : null;
    const outline = withoutRepeats([...top.edge, ...creaseStops, ...bottom.edge, ...(glueStops ?? leftStops)]);
    panels.push({ name: wall.name, role: 'wall', outline }, ...top.panels, ...bottom.panels);
    hinges.push(...top.hinges, ...bottom.hinges);
    if (glueStops) {
      panels.push({ name: 'glueFlap', role: 'glueFlap', outline: glue.outlineAt(wall.x0, y0) });
      hinges.push({ parent: 'back', child: 'glueFlap', crease: glueStops, angle: glue.angle, order: order.tube });
    }
  }
  hinges.unshift(...tubeHinges(walls, y0 + t, y1 - t));
  return assemble({
    style,
    inside: { length, width, height },
    caliper: t,
    panels: rootFirst(panels),
    hinges,
    notices: [...ends.notices, ...glue.notices],
  });
}

function wallsFrom(start: Millimetres, long: Millimetres, short: Millimetres, last: Millimetres): Wall[] {
  const wall = (name: WallName, x0: number, size: number): Wall => ({ name, x0, x1: x0 + size });
  const back = wall('back', start, long);
  const left = wall('left', back.x1, short);
  const front = wall('front', left.x1, long);
  return [back, left, front, wall('right', front.x1, last)];
}

function tubeHinges(walls: readonly Wall[], y0: Millimetres, y1: Millimetres): Hinge[] {
  const xOf = (name: WallName) => walls.find((wall) => wall.name === name);
  const [left, front] = [xOf('left'), xOf('front')];
  if (!left || !front) return [];
  // Creases run with the parent's clockwise outline: upwards on its left side, downwards on its right one.
  const hinge = (parent: WallName, child: WallName, crease: readonly [Point, Point]): Hinge => ({
    parent,
    child,
    crease,
    angle: quarterTurn,
    order: order.tube,
  });
  return [
    hinge('front', 'left', [
      [front.x0, y1],
      [front.x0, y0],
    ]),
    hinge('left', 'back', [
      [left.x0, y1],
      [left.x0, y0],
    ]),
    hinge('front', 'right', [
      [front.x1, y0],
      [front.x1, y1],
    ]),
  ];
}

/** One end of one wall: its edge from corner to corner, and what hangs on it. */
function drawEnd(wall: Wall, end: End, y: Millimetres, lidWall: 'back' | 'front', ends: TuckEnd, t: Millimetres) {
  const edge = wall.x1 - wall.x0;
  // An end's own coordinates look at the edge from the body: upright at the top, upside down at the bottom.
  const place = ([u, v]: Point): Point => (end === 'top' ? [wall.x0 + u, y - v] : [wall.x1 - u, y + v]);
  const corners = (middle: readonly Point[]) => [[0, 0] as const, ...middle, [edge, 0] as const].map(place);
  const named = (part: string) => `${end}${part}`;

  if (wall.name === lidWall) {
    const { lid, tuck, tuckCrease } = drawLid(edge, ends, t);
    const crease = creaseOf(lid.map(place));
    return {
      edge: corners([
        [ends.lidInset, 0],
        [edge - ends.lidInset, 0],
      ]),
      panels: [
        { name: named('Lid'), role: 'lid', outline: lid.map(place) },
        { name: named('Tuck'), role: 'tuck', outline: tuck.map(place) },
      ] satisfies Panel[],
      hinges: [
        { parent: wall.name, child: named('Lid'), crease, angle: quarterTurn, order: order[end].lid },
        {
          parent: named('Lid'),
          child: named('Tuck'),
          crease: [place(tuckCrease[0]), place(tuckCrease[1])],
          angle: quarterTurn,
          order: order[end].tuck,
        },
      ] satisfies Hinge[],
    };
  }
  if (wall.name === 'left' || wall.name === 'right') {
    const outline = drawDustFlap(edge, ends, t, lidSideOf(wall.name, end, lidWall)).map(place);
    const name = named(wall.name === 'left' ? 'DustLeft' : 'DustRight');
    const crease = creaseOf(outline);
    return {
      edge: [place([0, 0]), ...crease, place([edge, 0])],
      panels: [{ name, role: 'dustFlap', outline }] satisfies Panel[],
      hinges: [
        { parent: wall.name, child: name, crease, angle: quarterTurn, order: order[end].dustFlap },
      ] satisfies Hinge[],
    };
  }
  return { edge: corners(drawNotch(edge, ends.notchRadius)), panels: [], hinges: [] };
}

/** A flap's crease as its wall's outline runs: from the flap's first point to its last. */
function creaseOf(outline: readonly Point[]): readonly [Point, Point] {
  const [first] = outline;
  const last = outline.at(-1);
  if (!first || !last) throw new RangeError('A flap needs an outline');
  return [first, last];
}

/** At which end of a side wall's edge, looked at from the body, the lid's wall is. */
function lidSideOf(side: 'left' | 'right', end: End, lidWall: 'back' | 'front'): 'left' | 'right' {
  const onSheet = (side === 'left') === (lidWall === 'back') ? 'left' : 'right';
  if (end === 'top') return onSheet;
  return onSheet === 'left' ? 'right' : 'left';
}

function drawGlueFlap(height: Millimetres, t: Millimetres) {
  const notices: Notice[] = [];
  const wanted = 10 + height / 25;
  const width = Math.min(Math.max(wanted, 11), 16);
  if (wanted > 16) notices.push({ code: 'glue-flap-widest', text: 'The glue flap is 16 mm wide, the widest we glue.' });
  // Two calipers in at each end: it lies inside the side wall, which is itself one caliper lower.
  const [from, to] = [2 * t, height - t];
  const slope = Math.min(Math.tan((15 * Math.PI) / 180), (to - from) / 2 / width - 0.1);
  const rise = width * slope;
  return {
    width,
    notices,
    // Pushed inwards by one board, as the wall glued over it does.
    angle: quarterTurn + Math.asin(t / width),
    creaseAt: (x: Millimetres, y: Millimetres): readonly [Point, Point] => [
      [x, y + to],
      [x, y + from],
    ],
    outlineAt: (x: Millimetres, y: Millimetres): Point[] => [
      [x, y + from],
      [x, y + to],
      [x - width, y + to - rise],
      [x - width, y + from + rise],
    ],
  };
}

/** The front is the root: it stays still while the box is folded. */
function rootFirst(panels: readonly Panel[]): Panel[] {
  return [...panels.filter(({ name }) => name === 'front'), ...panels.filter(({ name }) => name !== 'front')];
}
