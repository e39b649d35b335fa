import type { Point } from '../dieline.ts';
import { boundsOf } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { cross, dot, minus, times } from '../geometry/space.ts';
import type { BoxPicture, Face, SeenFace, View } from './faces.ts';
import { isHidden, sortedBackToFront } from './painting.ts';

/** Three-quarter view from above, as products are photographed: front, right side and lid. */
export const productView: View = { yaw: 33, pitch: 24 };

/** Ambient light, plus a stronger light from above and the left front: lid 1, front 0.87, right side 0.68. */
const ambient = 0.72;
const light: Point3 = [-0.04, 0.28, 0.15];
/** The inside of the box gets less light. */
const insideLight = 0.9;

/**
 * Parallel projection of a folded box to polygons from back to front, in millimetres (y downwards). Hidden faces are
 * omitted. Each face has the matrix that maps flat artwork onto it.
 *
 * @param view camera angles in degrees; yaw below 90 and pitch from 0 to 90 see the front from above
 */
export function projectBox(faces: readonly Face[], view: View = productView): BoxPicture {
  const camera = cameraOf(view);
  const seen = sortedBackToFront(faces.flatMap((face) => lookAt(face, camera, faces)));
  const visible = seen.filter((face, index) => !isHidden(face, seen.slice(index + 1)));
  const footprint = footprintOf(faces, camera);
  const { left, top, right, bottom } = boundsOf([...visible.flatMap(({ points }) => points), ...footprint]);
  return {
    viewBox: { x: left, y: top, width: right - left, height: bottom - top },
    faces: visible.map(({ panel, border, role, side, points, holes, shade, matrix }) => ({
      panel,
      ...(border && { border }),
      role,
      side,
      points,
      ...(holes && { holes }),
      shade,
      matrix,
    })),
    footprint,
  };
}

type Camera = { readonly right: Point3; readonly up: Point3; readonly towards: Point3 };

function cameraOf({ yaw, pitch }: View): Camera {
  const [turn, rise] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const towards: Point3 = [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)];
  const right: Point3 = [Math.cos(turn), 0, -Math.sin(turn)];
  return { right, up: cross(towards, right), towards };
}

function lookAt(face: Face, { right, up, towards }: Camera, faces: readonly Face[]): SeenFace[] {
  const facing = dot(face.normal, towards);
  // Seen edge-on, a board is thinner than its stroke.
  if (Math.abs(facing) < 1e-3) return [];
  const seenNormal = facing > 0 ? face.normal : times(face.normal, -1);
  const brightness = Math.min(1, ambient + dot(seenNormal, light));
  const { origin, xAxis, yAxis } = face.placement;
  const look = (point: Point3): Point => [dot(point, right), -dot(point, up)];
  const depths = face.points.map((point) => dot(point, towards));
  return [
    {
      panel: face.panel,
      ...(face.strip !== undefined && { border: borderOf(face, faces).map((line) => line.map(look)) }),
      role: face.role,
      side: facing > 0 ? 'outside' : 'inside',
      points: face.points.map(look),
      ...(face.holes && { holes: face.holes.map((hole) => hole.map(look)) }),
      shade: facing > 0 ? brightness : brightness * insideLight,
      matrix: [
        dot(xAxis, right),
        -dot(xAxis, up),
        dot(yAxis, right),
        -dot(yAxis, up),
        dot(origin, right),
        -dot(origin, up),
      ],
      room: face,
      towards,
      depth: depths.reduce((sum, depth) => sum + depth, 0) / depths.length,
    },
  ];
}

/** A strip's outline without what it has in common with the strips beside it, as lines. */
function borderOf(face: Face, faces: readonly Face[]): Point3[][] {
  const { panel, strip = 0, points } = face;
  const beside = faces.filter((other) => other.panel === panel && Math.abs((other.strip ?? strip) - strip) === 1);
  const isShared = (point: Point3, { points: others }: Face) =>
    others.some((other) => Math.hypot(...minus(point, other)) < 0.01);
  const lines: Point3[][] = [];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    if (beside.some((other) => isShared(from, other) && isShared(to, other))) continue;
    const last = lines.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

/** Outline of the box on the ground: the hull of everything within two millimetres of the lowest point. */
function footprintOf(faces: readonly Face[], { right, up }: Camera): Point[] {
  const all = faces.flatMap(({ points }) => points);
  const ground = Math.min(...all.map(([, y]) => y));
  return hullOf(
    all
      .filter(([, y]) => y < ground + 2)
      .map(([x, , z]): Point => {
        const standing: Point3 = [x, ground, z];
        return [dot(standing, right), -dot(standing, up)];
      }),
  );
}

/** Convex hull, clockwise as seen (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of row) {
      for (;;) {
        const [last, before] = [chain.at(-1), chain.at(-2)];
        if (!last || !before) break;
        const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
