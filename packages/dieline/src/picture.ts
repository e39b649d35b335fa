import type { Point } from './dieline.ts';
import type { BoxPicture, Face, PictureFace, Point3, View } from './faces.ts';
import { inPaintingOrder, isHidden } from './painting.ts';
import { boundsOf } from './plane.ts';
import { cross, dot, times } from './space.ts';

/** Three-quarter view from above, as products are photographed: front, right side and lid. */
export const productView: View = { yaw: 33, pitch: 24 };

/** A soft light all round, stronger from above and from the left front: lid 1, front 0.87, right side 0.68. */
const ambient = 0.72;
const light: Point3 = [-0.04, 0.28, 0.15];
/** Less light gets into the box than on it. */
const insideLight = 0.9;

/** A face as the camera sees it, with what painting order needs. */
export type SeenFace = PictureFace & { readonly room: Face; readonly towards: Point3; readonly depth: number };

/**
 * Parallel projection of a folded box to polygons in painting order, in millimetres of the picture (y downwards). Faces
 * that nothing of is seen are left out. Each face has the matrix that lays flat artwork on it.
 *
 * @param view camera angles in degrees; yaw below 90 and pitch from 0 to 90 see the front from above
 */
export function projectBox(faces: readonly Face[], view: View = productView): BoxPicture {
  const camera = cameraOf(view);
  const seen = inPaintingOrder(faces.flatMap((face) => lookAt(face, camera)));
  const visible = seen.filter((face, index) => !isHidden(face, seen.slice(index + 1)));
  const footprint = footprintOf(faces, camera);
  const { left, top, right, bottom } = boundsOf([...visible.flatMap(({ points }) => points), ...footprint]);
  return {
    viewBox: { x: left, y: top, width: right - left, height: bottom - top },
    faces: visible.map(({ panel, role, side, points, holes, shade, matrix }) => ({
      panel,
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

function lookAt(face: Face, { right, up, towards }: Camera): SeenFace[] {
  const facing = dot(face.normal, towards);
  // Seen along its edge, a board is thinner than the line around it.
  if (Math.abs(facing) < 1e-3) return [];
  const seenNormal = facing > 0 ? face.normal : times(face.normal, -1);
  const brightness = Math.min(1, ambient + dot(seenNormal, light));
  const { origin, xAxis, yAxis } = face.placement;
  const look = (point: Point3): Point => [dot(point, right), -dot(point, up)];
  const depths = face.points.map((point) => dot(point, towards));
  return [
    {
      panel: face.panel,
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

/** Outline of what stands on the ground: the hull of everything within two millimetres of the lowest place. */
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
