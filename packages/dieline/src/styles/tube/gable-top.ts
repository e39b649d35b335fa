import type { Hinge, Millimetres, Panel, Path, Point } from '../../dieline.ts';
import { arc, roundedLine } from '../../geometry/corners.ts';
import type { StyleRequest } from '../style.ts';
import { type GableMotions, gableMotions } from './gable-motion.ts';
import { order, type TubeEnd, type WallEdge } from './tube.ts';
import { plainEdge } from './tuck-end.ts';

/** The hand hole: as wide as four fingers if there is room, with board above and below it. */
const widestHole: Millimetres = 85;
const holeHeight: Millimetres = 24;
const aboveHole: Millimetres = 14;
const handleHeight: Millimetres = aboveHole + holeHeight + 10;
const besideHole: Millimetres = 15;
/** Distance of the flap at the seam from the crease of its web. */
const glueClearance: Millimetres = 3;
/** The most width of the flap at the seam, never more than that of the glue flap below. */
const widestGlue: Millimetres = 11;

/** Measures of a gable top: the roofs rise at 45° to the ridge over the middle. */
function measureGable({ width, caliper: t }: StyleRequest) {
  // The two handles stand side by side over the middle.
  const across = width / 2;
  return { across, rise: across, slope: Math.hypot(across, across), half: (width + t) / 2 };
}

/**
 * Two roofs that end in handles, and over each side wall a triangle that leans inwards under them. Webs join the
 * triangle to the roofs' edges and are folded under the roofs. The triangle's tip is on the ridge, half a side's width
 * inside of the edge, so the creases to it start in the corners and end at the height of the roof's edge.
 */
export function gableTop(request: StyleRequest): TubeEnd {
  const { caliper: t } = request;
  const { across, rise, slope, half } = measureGable(request);
  const motions = gableMotions(across, rise, Math.asin(Math.min(1, (1.5 * t) / half)));
  return {
    reach: slope + handleHeight,
    notices: [],
    edgeOf: (wall, edge) => {
      if (wall === 'left') return sideEdge(wall, edge, slope, half, motions, false);
      if (wall === 'right') return sideEdge(wall, edge, slope, half, motions, true);
      return roofEdge(wall, edge, slope, half, motions);
    },
  };
}

/** Roof and handle, and the webs at the roof's edges; at the seam, instead, a flap that is glued to the web there. */
function roofEdge(
  wall: string,
  edge: Millimetres,
  slope: Millimetres,
  half: Millimetres,
  { roof, handle, web }: GableMotions,
): WallEdge {
  const [roofName, handleName] = [`${wall}Roof`, `${wall}Handle`];
  const inset = 2;
  const ridge: readonly [Point, Point] = [
    [inset, slope],
    [edge - inset, slope],
  ];
  const top = slope + handleHeight;
  const hole = wall === 'front' ? [handHole(edge, slope)] : null;
  const onTop = order.top[0];
  const atSeam = wall === 'back';
  const flap = atSeam ? seamFlap(slope, half) : null;
  const leftEdge: Point[] = flap ? [flap[0], flap[3]] : [[0, slope]];
  const panels: Panel[] = [
    {
      name: roofName,
      role: 'header',
      outline: [[0, 0], ...(flap ? [...leftEdge, [0, slope] as const] : leftEdge), ...ridge, [edge, slope], [edge, 0]],
    },
    {
      name: handleName,
      role: 'header',
      outline: roundedLine([[ridge[0]], [[inset + 4, top], 12], [[edge - inset - 4, top], 12], [ridge[1]]]),
      ...(hole && { holes: hole }),
    },
    {
      name: `${wall}WebRight`,
      role: 'dustFlap',
      outline: [
        [edge, slope],
        [edge + half, slope],
        [edge, 0],
      ],
    },
    flap
      ? { name: 'roofGlueFlap', role: 'glueFlap', outline: flap }
      : {
          name: `${wall}WebLeft`,
          role: 'dustFlap',
          outline: [
            [0, 0],
            [-half, slope],
            [0, slope],
          ],
        },
  ];
  const turned = (parent: string, child: string, crease: readonly [Point, Point], motion: Hinge['motion']): Hinge => ({
    parent,
    child,
    crease,
    angle: motion?.at(-1)?.[1] ?? 0,
    order: onTop,
    ...(motion && { motion }),
  });
  const hinges: Hinge[] = [
    turned(
      wall,
      roofName,
      [
        [0, 0],
        [edge, 0],
      ],
      roof,
    ),
    turned(roofName, handleName, ridge, handle),
    turned(
      roofName,
      `${wall}WebRight`,
      [
        [edge, slope],
        [edge, 0],
      ],
      web,
    ),
    flap
      ? turned(roofName, 'roofGlueFlap', [flap[0], flap[3]], web)
      : turned(
          roofName,
          `${wall}WebLeft`,
          [
            [0, 0],
            [0, slope],
          ],
          web,
        ),
  ];
  return { ...plainEdge(edge), panels, hinges };
}

/** The flap at the seam, from the roof's edge, along the web's crease. */
function seamFlap(slope: Millimetres, half: Millimetres): readonly [Point, Point, Point, Point] {
  const wide = Math.min(widestGlue, 0.4 * half);
  const from = 2 * glueClearance;
  return [
    [0, from],
    [-wide, from + (wide * slope) / half],
    [-wide, slope - 2],
    [0, slope - 1],
  ];
}

/** The triangle over a side wall; the web at the seam hangs on it. */
function sideEdge(
  wall: 'left' | 'right',
  edge: Millimetres,
  slope: Millimetres,
  half: Millimetres,
  { side, seamWeb }: GableMotions,
  atSeam: boolean,
): WallEdge {
  const tip: Point = [half, slope];
  const name = `${wall}Triangle`;
  const panels: Panel[] = [{ name, role: 'dustFlap', outline: [[0, 0], tip, [edge, 0]] }];
  const hinges: Hinge[] = [
    {
      parent: wall,
      child: name,
      crease: [
        [0, 0],
        [edge, 0],
      ],
      angle: side.at(-1)?.[1] ?? 0,
      order: order.top[0],
      motion: side,
    },
  ];
  if (atSeam) {
    panels.push({ name: 'seamWeb', role: 'dustFlap', outline: [tip, [edge, slope], [edge, 0]] });
    hinges.push({
      parent: name,
      child: 'seamWeb',
      crease: [tip, [edge, 0]],
      angle: seamWeb.at(-1)?.[1] ?? 0,
      order: order.top[0],
      motion: seamWeb,
    });
  }
  return { ...plainEdge(edge), panels, hinges };
}

const holeWidthOf = (edge: Millimetres) => Math.min(widestHole, edge - 2 * besideHole);

/** A hole in the middle of the front handle, anticlockwise in the edge's coordinates (`v` upwards). */
function handHole(edge: Millimetres, slope: Millimetres): Point[] {
  const radius = holeHeight / 2;
  const middle = slope + handleHeight - aboveHole - radius;
  const reach = holeWidthOf(edge) / 2 - radius;
  const quarter = Math.PI / 2;
  return [
    ...arc([edge / 2 + reach, middle], radius, -quarter, quarter),
    ...arc([edge / 2 - reach, middle], radius, quarter, 3 * quarter),
  ];
}

/**
 * The flap of the back handle, hinged above: pushed through the front handle's hole and turned up, it holds both
 * handles together and makes the edge soft. It is a little smaller than that hole.
 *
 * @param left the back's left edge
 * @param y the upper crease of the walls
 */
export function handleFlap(request: StyleRequest, left: Millimetres, y: Millimetres): Path[] {
  const edge = request.length + request.caliper;
  const { slope } = measureGable(request);
  const half = holeWidthOf(edge) / 2 - 1.5;
  const radius = holeHeight / 2 - 1.5;
  const [middle, top] = [left + edge / 2, y - slope - handleHeight + aboveHole + 1.5];
  const cut = roundedLine([
    [[middle - half, top]],
    [[middle - half, top + 2 * radius], radius],
    [[middle + half, top + 2 * radius], radius],
    [[middle + half, top]],
  ]);
  return [
    { kind: 'cut', points: cut, closed: false },
    {
      kind: 'crease',
      points: [
        [middle - half, top],
        [middle + half, top],
      ],
      closed: false,
    },
  ];
}
