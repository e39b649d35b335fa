import type { BoardFace, Dieline, GlueZone, Millimetres, Panel, Point } from '../dieline.ts';
import { clockwise, overlapOf } from '../geometry/overlap.ts';
import { boundsOf, middleOf, signedArea } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { dot, minus } from '../geometry/space.ts';
import type { Face } from './faces.ts';
import { fold, toRoom } from './fold.ts';

/** Two panels that are glued together: the first gets the glue. */
export type GluedPair = readonly [glued: string, to: string];

/** Glue flaps are tilted by a board over their width: 10° in the narrowest sleeve of the thickest board. */
const nearlyParallel = Math.cos((12 * Math.PI) / 180);
/** Zones smaller than this (mm²) hold nothing. */
const leastArea = 1;

/**
 * The glue zones of a sheet: those of the given pairs, and for each other glue flap one with the panel on which most of
 * it lies. Faces and areas are found on the closed box, so they always match its folding.
 */
export function glueZonesOf(
  sheet: Pick<Dieline, 'panels' | 'hinges' | 'caliper'>,
  pairs: readonly GluedPair[] = [],
): GlueZone[] {
  const flaps = sheet.panels.filter(({ role, name }) => role === 'glueFlap' && !pairs.some((pair) => pair[0] === name));
  if (flaps.length + pairs.length === 0) return [];
  const closed = fold(sheet, 1);
  const reach = 2 * sheet.caliper;
  const orderOf = ordersIn(sheet);
  const placed = (name: string): PlacedPanel => {
    const panel = sheet.panels.find((each) => each.name === name);
    const faces = closed.filter((face) => face.panel === name);
    if (!panel || faces.length === 0) throw new RangeError(`There is no panel ${name} to be glued`);
    return { panel, faces };
  };
  const joint = (glued: string, to: string) => jointBetween(placed(glued), placed(to));
  return [
    ...pairs.flatMap(([glued, to]) => zonesOf(joint(glued, to), orderOf(glued, to))),
    ...flaps.flatMap(({ name }) => {
      const joints = sheet.panels.flatMap((other) => (other.name === name ? [] : [joint(name, other.name)]));
      const found = joints
        .filter((each) => each.distance <= reach && each.isParallel)
        .reduce<Joint | null>((best, each) => (best && best.area >= each.area ? best : each), null);
      return found ? zonesOf(found, orderOf(name, found.partner.panel)) : [];
    }),
  ];
}

type Side = Pick<GlueZone, 'panel' | 'face' | 'outline' | 'holes'>;

/** Two faces on each other. */
export type Joint = {
  readonly glued: Side;
  readonly partner: Side;
  readonly isParallel: boolean;
  /** Between the middle surfaces of the two boards, in the middle of the common area. */
  readonly distance: Millimetres;
  readonly area: number;
};

/** How two panels of a closed box lie on each other: their common area on each of them, and the faces that meet. */
export function jointOf(glued: Face, to: Face): Joint {
  const toGlued = flatOn(glued);
  const isParallel = Math.abs(dot(glued.normal, to.normal)) > nearlyParallel;
  // A tilted flap's zone is a little longer than its partner's plane, and must not leave that panel.
  const isTilted = Math.abs(dot(glued.normal, to.normal)) < 1 - 1e-9;
  const outline = isParallel ? overlapOf(glued.points.map(toGlued), to.points.map(toGlued)) : [];
  const holes =
    outline.length > 0 ? [...(glued.holes ?? []), ...(to.holes ?? [])].map((hole) => hole.map(toGlued)) : [];
  const mapped = flatOn(to);
  const over = (points: readonly Point[]) => points.map((point) => mapped(toRoom(glued.placement, point)));
  const middle = toRoom(glued.placement, outline.length > 0 ? middleOf(outline) : [0, 0]);
  const origin = to.placement.origin;
  const above = dot(minus(middle, origin), to.normal);
  const outwards = above * dot(glued.normal, to.normal) < 0;
  const side = (face: Face, isOutside: boolean, line: readonly Point[], open: readonly (readonly Point[])[]): Side => {
    const within = open.filter((hole) => overlaps(hole, line)).map((hole) => clockwise(hole).toReversed());
    const shown: BoardFace = isOutside ? 'outside' : 'inside';
    return { panel: face.panel, face: shown, outline: clockwise(line), ...(within.length > 0 && { holes: within }) };
  };
  return {
    glued: side(glued, outwards, outline, holes),
    partner: side(
      to,
      above > 0,
      isTilted ? overlapOf(over(outline), to.points.map(mapped)) : over(outline),
      holes.map(over),
    ),
    isParallel,
    distance: Math.abs(above),
    area: outline.length > 0 ? Math.abs(signedArea(outline)) : 0,
  };
}

/** Both zones of a joint; none if the panels barely touch. */
export function zonesOf({ glued, partner, area }: Joint, order: number, blanks: BlankNames = {}): GlueZone[] {
  if (area < leastArea) return [];
  const at = ({ panel, face }: Side, blank: string | undefined) => ({ panel, face, ...(blank && { blank }) });
  return [
    { ...glued, partner: at(partner, blanks.partner), isApplied: true, order },
    { ...partner, partner: at(glued, blanks.glued), isApplied: false, order },
  ];
}

/** Names of the blanks of a joint between two of them. */
type BlankNames = { readonly glued?: string; readonly partner?: string };

/** From a place in space to the sheet of the face. */
function flatOn({ placement: { origin, xAxis, yAxis } }: Face): (place: Point3) => Point {
  return (place) => {
    const from = minus(place, origin);
    return [dot(from, xAxis), dot(from, yAxis)];
  };
}

function overlaps(one: readonly Point[], other: readonly Point[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The last folding order on the way between two panels: only then do they lie on each other. */
function ordersIn({ hinges }: Pick<Dieline, 'hinges'>) {
  const above = new Map(hinges.map((hinge) => [hinge.child, hinge]));
  const wayUp = (panel: string): string[] => {
    const hinge = above.get(panel);
    return hinge ? [panel, ...wayUp(hinge.parent)] : [panel];
  };
  return (one: string, other: string): number => {
    const [a, b] = [wayUp(one), wayUp(other)];
    const way = [...a.filter((panel) => !b.includes(panel)), ...b.filter((panel) => !a.includes(panel))];
    return Math.max(0, ...way.map((panel) => above.get(panel)?.order ?? 0));
  };
}

/** A panel of the closed box: its face, or its strips. */
type PlacedPanel = { readonly panel: Panel; readonly faces: readonly Face[] };

/**
 * How two panels lie on each other. Bent panels are rolled onto each other, so they meet as if both were flat, in the
 * plane of the two strips with the largest common area.
 */
function jointBetween(glued: PlacedPanel, to: PlacedPanel): Joint {
  const joints = glued.faces.flatMap((face) => to.faces.map((other) => ({ face, other, joint: jointOf(face, other) })));
  const best = joints.reduce((one, another) => (another.joint.area > one.joint.area ? another : one));
  return joints.length === 1 ? best.joint : jointOf(rolledOut(glued, best.face), rolledOut(to, best.other));
}

/** The whole panel in the plane of one of its strips. */
const rolledOut = ({ panel: { outline } }: PlacedPanel, strip: Face): Face => ({
  ...strip,
  points: outline.map((point) => toRoom(strip.placement, point)),
});
