import type { Millimetres, Point } from '../../dieline.ts';
import { roundedCorner, roundedLine } from '../../geometry/corners.ts';
import { isOn, type StyleRequest } from '../style.ts';
import { drawNotch, measureTuckEnd, type TuckEnd } from './closures.ts';
import { type End, order, quarterTurn, type TubeEnd, type WallEdge } from './tube.ts';
import { flapEdge, plainEdge } from './tuck-end.ts';

/** The sides of a lid leave its hinge at 120°, which is 30° from the perpendicular. */
const slope = Math.tan(Math.PI / 6);
/** Dust flaps stay clear of each other, each on its side of the corner's bisector, which is 30° from the perpendicular. */
const dustSlope = Math.tan((33 * Math.PI) / 180);
/** Beside the lid, dust flaps keep more room, so that the waste between both knives is wide enough to be stripped. */
const lidSlope = 1;
/** Depth of the dust flaps as a share of their wall: their free edge is about a third of it. */
const dustShare = 0.4;

/**
 * The end of a hexagonal tube: a hexagonal lid on the back, its tuck behind the front, and a dust flap on each oblique
 * wall, which the lid rests on. Published hexagonal boxes close in this way: the lid hangs on one wall and is tucked in
 * behind the opposite ones (Needles 'n' Knowledge, "Potpie Hexagon Gift Box", 2021). Depths are those of our tuck ends.
 * The tuck has no slits, because beside it there is no dust flap that could catch in them.
 */
export function hexagonEnd(end: End, request: StyleRequest): TubeEnd {
  const { length, width, height, caliper: t, options, tooling } = request;
  const measures = measureTuckEnd({ length: length - width / Math.sqrt(3), width, height }, t);
  const notched = isOn(options, 'thumbNotch');
  const { lidInset } = measures;
  const applicable = ['tuck-shortened', ...(notched ? ['notch-reduced'] : [])];
  // The lid's side leans over the corner, by 30°.
  const fromLid = Math.max(lidInset, (tooling.minRuleDistance - lidInset) / Math.cos(Math.PI / 6));
  return {
    reach: measures.lidDepth + measures.tuckDepth,
    notices: measures.notices.filter(({ code }) => applicable.includes(code)),
    edgeOf: (wall, edge) => {
      if (wall === 'front') return plainEdge(edge, notched ? drawNotch(edge, measures.notchRadius) : []);
      if (wall === 'back') return lidEdge(end, edge, measures, request);
      const name = `${end}Dust${wall.charAt(0).toUpperCase()}${wall.slice(1)}`;
      // The tuck passes between the front and the dust flaps beside it.
      const beside = wall.startsWith('front') ? (Math.max(1.5, 2 * t) + 1.5 * t) / Math.cos(Math.PI / 6) : fromLid;
      const nearest = { clear: beside, slope: wall.startsWith('front') ? dustSlope : lidSlope };
      const corner = { clear: lidInset, slope: dustSlope };
      // Seen from the body: at the beginning of its edge, the wall meets the front or back, or another oblique wall.
      const isCornerFirst = (wall === 'frontLeft' || wall === 'backRight') === (end === 'top');
      const outline = drawDustFlap(
        edge,
        ...(isCornerFirst ? ([corner, nearest] as const) : ([nearest, corner] as const)),
      );
      return flapEdge(wall, edge, name, outline, t, order[end][0]);
    },
  };
}

/** The lid covers the dust flaps and the edges of the oblique walls under it, and ends behind the front. */
function lidEdge(
  end: End,
  edge: Millimetres,
  { lidDepth, tuckDepth, lidInset }: TuckEnd,
  { width, caliper: t }: StyleRequest,
): WallEdge {
  const half = (width + t) / 2;
  const inset = lidInset / Math.cos(Math.PI / 6);
  const fore = inset - (2 * half - lidDepth) * slope;
  const foot = fore + Math.max(t, 0.5);
  const tip = lidDepth + tuckDepth;
  const mirrored = ([u, v]: Point): Point => [edge - u, v];
  const side: Point[] = [
    [inset, 0],
    [inset - half * slope, half],
    [fore, lidDepth],
    [foot, lidDepth],
  ];
  const crease: readonly [Point, Point] = [
    [foot, lidDepth],
    [edge - foot, lidDepth],
  ];
  const radius = Math.min(0.6 * tuckDepth, 8, edge / 2 - foot);
  const rounded = roundedCorner([foot, lidDepth], [foot, tip], [edge - foot, tip], radius);
  const [name, tuckName] = [`${end}Lid`, `${end}Tuck`];
  const hanging = flapEdge('back', edge, name, [...side, ...side.map(mirrored).reverse()], 0, order[end][2], 'lid');
  return {
    ...hanging,
    panels: [
      ...hanging.panels,
      {
        name: tuckName,
        role: 'tuck',
        outline: [crease[0], ...rounded, ...rounded.map(mirrored).reverse(), crease[1]],
      },
    ],
    hinges: [...hanging.hinges, { parent: name, child: tuckName, crease, angle: quarterTurn, order: order[end][1] }],
  };
}

/** One side of a dust flap: how far from the crease's end it begins, and its slope from the perpendicular. */
type DustSide = { readonly clear: Millimetres; readonly slope: number };

function drawDustFlap(edge: Millimetres, first: DustSide, last: DustSide): Point[] {
  const depth = dustShare * (edge - first.clear - last.clear);
  const relief = Math.min(0.2 * depth, 3);
  const narrower = ({ clear, slope: by }: DustSide) => clear + relief + (depth - relief) * by;
  const radius = Math.min(4, depth / 4);
  return roundedLine([
    [[first.clear, 0]],
    [[first.clear + relief, relief]],
    [[narrower(first), depth], radius],
    [[edge - narrower(last), depth], radius],
    [[edge - last.clear - relief, relief]],
    [[edge - last.clear, 0]],
  ]);
}
