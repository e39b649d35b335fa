import type { Hinge, Millimetres, Point } from '../../dieline.ts';
import type { GluedPair } from '../../folding/glue-zones.ts';
import { roundedLine } from '../../geometry/corners.ts';
import { order, type WallEdge } from './tube.ts';

type Header = {
  readonly tall: Millimetres;
  readonly caliper: Millimetres;
  /** The rule between wall and header. */
  readonly line: NonNullable<Hinge['line']>;
  /** The hang hole, anticlockwise in the edge's coordinates. */
  readonly hole: readonly Point[] | null;
  /** How much narrower it is at each side than its wall, so that its knives keep away from a dust flap's. */
  readonly narrower?: Millimetres;
};

/** The header is glued to itself. */
export const headerGlue: GluedPair = ['headerFace', 'header'];

/** The face ends a millimetre before the wall. */
const faceOf = (tall: Millimetres) => tall - 1;

/** How far a header extends beyond its wall when flat. */
export const headerReach = (tall: Millimetres): Millimetres => tall + faceOf(tall);

/**
 * A wall that extends upwards as a header, which is folded over and glued to itself, so that it shows print to the shop
 * and is twice as stiff. A hang hole goes through both.
 */
export function headedEdge(
  wall: string,
  edge: Millimetres,
  { tall, caliper: t, line, hole, narrower = 0 }: Header,
): WallEdge {
  const face = faceOf(tall);
  const folded = hole?.map(([u, v]): Point => [u, 2 * tall - v]).reverse();
  const [from, to] = [narrower, edge - narrower];
  const inset = Math.max(0.5, t);
  const lean = Math.min(2, face / 10);
  const radius = Math.min(3, face / 4);
  const bottom: readonly [Point, Point] = [
    [from, 0],
    [to, 0],
  ];
  const ridge: readonly [Point, Point] = [
    [from + inset, tall],
    [to - inset, tall],
  ];
  const far: readonly [Point, Point] = [
    [from + inset + lean, tall + face],
    [to - inset - lean, tall + face],
  ];
  return {
    drop: 0,
    edge: narrower > 0 ? [[0, 0], ...bottom, [edge, 0]] : bottom,
    panels: [
      {
        name: 'header',
        role: 'header',
        outline: [bottom[0], [from, tall], ...ridge, [to, tall], bottom[1]],
        ...(hole && { holes: [hole] }),
      },
      {
        name: 'headerFace',
        role: 'header',
        outline: roundedLine([[ridge[0]], [far[0], radius], [far[1], radius], [ridge[1]]]),
        ...(folded && { holes: [folded] }),
      },
    ],
    hinges: [
      { parent: wall, child: 'header', crease: bottom, angle: 0, order: order.tube, line },
      // A board less than 180°, because it is in front of the header, not inside it.
      {
        parent: 'header',
        child: 'headerFace',
        crease: ridge,
        angle: Math.PI - Math.asin(t / face),
        order: order.bottom[0],
      },
    ],
  };
}
