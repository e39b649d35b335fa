import type { Millimetres, PanelRole } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { type BoxFace, foldBox } from '../folding/assembly.ts';
import type { Point3 } from '../geometry/space.ts';
import { cellSizeOf } from './cell-size.ts';
import { roomBetweenOblique } from './oblique-walls.ts';
import { reachOf } from './reach.ts';

const axes: readonly [Point3, Point3, Point3] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Panels that bound the inside of a closed box. Flaps and tucks may take up a board's thickness of it. */
const boundingRoles: readonly PanelRole[] = ['wall', 'lid', 'base', 'gusset', 'innerWall', 'bottomFlap'];

/**
 * The inside size of a closed box along x, y (up) and z (towards the viewer), in millimetres: between the inner faces
 * of its panels, between the corners where oblique walls meet, and at an open end up to the rim. For a tray it's the
 * inside of the tray under its rolled rim, not of its sleeve. Flat work has no inside: the result is its face, and its
 * thickness along z. The inside of an insert is that of its smallest cell.
 */
export function insideOf(box: Pick<Box, 'blanks'>): Point3 {
  const faces = foldBox(box, 1);
  const cell = cellSizeOf(box, faces);
  if (cell) return cell;
  const bounding = boundingFaces(box, faces);
  if (bounding.length === 0) return flatSizeOf(box, faces);
  return [roomAlong(box, bounding, 0), roomAlong(box, bounding, 1), roomAlong(box, bounding, 2)];
}

/** Outside size of the closed box along x, y and z (millimetres). */
export function outsideOf(box: Pick<Box, 'blanks'>): Point3 {
  const faces = foldBox(box, 1);
  const [x, y, z] = axes;
  return [spanOf(reachOf(box, faces, x)), spanOf(reachOf(box, faces, y)), spanOf(reachOf(box, faces, z))];
}

function boundingFaces({ blanks }: Pick<Box, 'blanks'>, faces: readonly BoxFace[]): BoxFace[] {
  const tray = blanks.findIndex(({ part }) => part === 'tray');
  return tray < 0
    ? faces.filter(({ role }) => boundingRoles.includes(role))
    : faces.filter(({ blank, role }) => blank === tray && (role === 'strip' || boundingRoles.includes(role)));
}

function roomAlong(box: Pick<Box, 'blanks'>, bounding: readonly BoxFace[], axis: 0 | 1 | 2): Millimetres {
  const [least, most] = extentOf(bounding, axis);
  const middle = (least + most) / 2;
  let [below, above] = [-Infinity, Infinity];
  for (const face of bounding) {
    if (face.role === 'gusset' || Math.abs(face.normal[axis]) < 0.9999) continue;
    const [from, to] = extentOf([face], axis);
    const half = caliperOf(box, face) / 2;
    if (from < middle) below = Math.max(below, to + half);
    else above = Math.min(above, from - half);
  }
  // Gussets lean inwards between the corner creases, and half a board of each crease is outside.
  const gusset = bounding.find(({ role, normal }) => role === 'gusset' && Math.abs(normal[axis]) > 0.5);
  if (gusset) return most - least - caliperOf(box, gusset);
  const corners = roomBetweenOblique(bounding, axis, (face) => caliperOf(box, face) / 2);
  if (corners !== null) return corners;
  const rims = reachOf(box, bounding, axes[axis]);
  return (Number.isFinite(above) ? above : rims[1]) - (Number.isFinite(below) ? below : rims[0]);
}

function flatSizeOf(box: Pick<Box, 'blanks'>, faces: readonly BoxFace[]): Point3 {
  const printed = faces.filter(({ role }) => role === 'face');
  return [spanOf(extentOf(printed, 0)), spanOf(extentOf(printed, 1)), spanOf(reachOf(box, faces, axes[2]))];
}

function caliperOf({ blanks }: Pick<Box, 'blanks'>, { blank }: BoxFace): Millimetres {
  return blanks[blank]?.dieline.caliper ?? 0;
}

const spanOf = ([least, most]: readonly [number, number]) => most - least;

/** Of middle surfaces. */
function extentOf(faces: readonly BoxFace[], axis: 0 | 1 | 2): readonly [number, number] {
  const places = faces.flatMap(({ points }) => points.map((point) => point[axis]));
  return [Math.min(...places), Math.max(...places)];
}
