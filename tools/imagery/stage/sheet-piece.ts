import type { Point3 } from '@boxwright/dieline';
import type { PropItem, SheetItem } from '../scenes/scene.ts';
import { boards, finishes } from './box-piece.ts';
import type { Look, Part, Piece } from './piece.ts';

const grid = 48;

/**
 * A sheet on the table, as a curved plate of its thickness. Its print faces up, its bottom edge is towards the camera.
 */
export function sheetPiece(item: SheetItem, texture: string, gloss: string | undefined): Piece {
  const { width, depth, thickness, board, finish, outline } = item;
  const { back, edge, grain = 0 } = boards[board];
  const { clear = false, holographic = false } = item;
  const clip = outline !== undefined || clear !== false;
  const film = clear === 'seen' && { glass: true };
  const looks: Look[] = [
    {
      colour: '#ffffff',
      texture,
      clip: clip && !holographic,
      ...finishes[finish],
      ...(gloss && { gloss }),
      ...film,
      ...(holographic && { holographic }),
    },
    { colour: back, roughness: 0.85, grain, ...(clip && !holographic && { clipBy: texture }), ...film },
    { colour: edge, roughness: 0.9, grain },
  ];
  const top: Part = { material: 0, smooth: true, points: [], uvs: [], faces: [] };
  const under: Part = { material: 1, smooth: true, points: [], uvs: [], faces: [] };
  const rim: Part = { material: 2, smooth: false, points: [], uvs: [], faces: [] };
  const index = (i: number, j: number) => j * (grid + 1) + i;
  for (let j = 0; j <= grid; j += 1) {
    for (let i = 0; i <= grid; i += 1) {
      const [u, v] = [i / grid, j / grid];
      const { place, normal } = bent(item, u, v);
      top.points.push(place);
      top.uvs.push([u, v]);
      under.points.push(place.map((value, at) => value - (normal[at] ?? 0) * thickness) as unknown as Point3);
      under.uvs.push([u, v]);
      if (i === grid || j === grid) continue;
      const face = [index(i, j), index(i, j + 1), index(i + 1, j + 1), index(i + 1, j)];
      top.faces.push(face);
      under.faces.push(face.toReversed());
    }
  }
  if (!clip) addRim(rim, top, under, index);
  const parts = [top, under, rim].filter(({ faces }) => faces.length > 0);
  const centred = parts.map((part) => ({
    ...part,
    points: part.points.map(([x, y, z]): Point3 => [x - width / 2, y, z - depth / 2]),
  }));
  return { parts: centred, looks };
}

function addRim(rim: Part, top: Part, under: Part, index: (i: number, j: number) => number): void {
  const around = [
    ...Array.from({ length: grid }, (_, i) => index(i, 0)),
    ...Array.from({ length: grid }, (_, j) => index(grid, j)),
    ...Array.from({ length: grid }, (_, i) => index(grid - i, grid)),
    ...Array.from({ length: grid + 1 }, (_, j) => index(0, grid - j)),
  ];
  for (const at of around) {
    for (const { points } of [top, under]) {
      const point = points[at];
      if (point) rim.points.push(point);
      rim.uvs.push([0, 0]);
    }
  }
  for (let at = 0; at + 1 < around.length; at += 1) rim.faces.push([2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2]);
}

/** Position (millimetres) and normal of a point of the sheet, given in shares of its width and depth. */
function bent({ width, depth, bend }: SheetItem, u: number, v: number): { place: Point3; normal: Point3 } {
  const z = v * depth;
  if (!bend) return { place: [u * width, 0, z], normal: [0, 1, 0] };
  if (bend.kind === 'peel') return peeled(u * width, z, width, depth, bend.rise, bend.reach ?? 0.5);
  const leaves = bend.reach ?? 1;
  const [x, y] = profile(bend.kind, bend.rise, width, u, leaves);
  const [before, after] = [
    profile(bend.kind, bend.rise, width, u - 1e-3, leaves),
    profile(bend.kind, bend.rise, width, u + 1e-3, leaves),
  ];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return { place: [x, y, z], normal: [-dy / length, dx / length, 0] };
}

/**
 * The cross-section of a bent sheet as seen from its bottom edge: an arch, a wave, a curled right half, or a wrap
 * around a jar whose end is lifted off it.
 */
function profile(
  kind: 'arch' | 'wave' | 'curl' | 'wrap',
  rise: number,
  width: number,
  share: number,
  leaves: number,
): readonly [x: number, y: number] {
  const x = share * width;
  if (kind === 'arch') return [x, rise * Math.sin(Math.PI * share)];
  if (kind === 'wave') return [x, rise * (0.5 + 0.5 * Math.sin(2 * Math.PI * share - 0.6))];
  if (kind === 'wrap') {
    const stuck = ((Math.min(share, leaves) - 0.5) * width) / rise;
    // Bent back outwards, as film that was pulled.
    const free = Math.max(0, share - leaves) * width;
    const angle = stuck - free / (0.6 * rise);
    return [
      width / 2 + rise * Math.sin(stuck) + free * Math.cos((stuck + angle) / 2),
      rise * (Math.cos(stuck) - 1) - free * Math.sin((stuck + angle) / 2),
    ];
  }
  const from = 0.5;
  const angle = (Math.max(0, share - from) * width) / rise;
  return share <= from ? [x, 0] : [from * width + rise * Math.sin(angle), rise * (1 - Math.cos(angle))];
}

/** The near right corner, rolled back along a diagonal. */
function peeled(
  x: number,
  z: number,
  width: number,
  depth: number,
  rise: number,
  reach: number,
): { place: Point3; normal: Point3 } {
  const far = Math.min(width, depth) * reach;
  const along = (x - width + (z - depth)) / Math.SQRT2 + far;
  if (along <= 0) return { place: [x, 0, z], normal: [0, 1, 0] };
  const angle = Math.min(along / rise, Math.PI * 0.93);
  const straight = along - angle * rise;
  const forward = rise * Math.sin(angle) + straight * Math.cos(angle) - along;
  const up = rise * (1 - Math.cos(angle)) + straight * Math.sin(angle);
  const step = forward / Math.SQRT2;
  const lean = Math.sin(angle) / Math.SQRT2;
  return { place: [x + step, up, z + step], normal: [-lean, Math.cos(angle), -lean] };
}

/** A prop beside a box. */
export function propPiece({
  shape,
  size,
  round = 0,
  colour,
  roughness = 0.5,
  metallic,
  glass,
  through = [],
}: PropItem): Piece {
  const look: Look = {
    colour,
    roughness,
    ...(metallic && { metallic }),
    ...(glass && { glass }),
  };
  const [width, height, depth] = size;
  const part: Part = { material: 0, smooth: shape !== 'block' || round > 0, points: [], uvs: [], faces: [] };
  if (shape === 'cord') {
    addPipe(part, through, width / 2);
  } else if (shape === 'block') {
    addBlock(part, width, height, depth, round);
  } else {
    const rings =
      shape === 'ball' ? ballRings() : cylinderRings(round / Math.max(1, height), round / Math.max(1, width / 2));
    addLathe(part, rings, [width / 2, height, depth / 2]);
  }
  return { parts: [part], looks: [look] };
}

const around = 48;

const ballRings = () =>
  Array.from(
    { length: 25 },
    (_, at) => [Math.sin((Math.PI * at) / 24), (1 - Math.cos((Math.PI * at) / 24)) / 2] as const,
  );

/** Radius and height in shares, from the bottom up, with rounded edges. */
function cylinderRings(rise: number, inset: number): (readonly [number, number])[] {
  const quarter = Array.from({ length: 6 }, (_, at) => (Math.PI / 2) * (at / 5));
  return [
    [0, 0],
    ...quarter.map((angle) => [1 - inset * (1 - Math.sin(angle)), rise * (1 - Math.cos(angle))] as const),
    ...quarter.map((angle) => [1 - inset * (1 - Math.cos(angle)), 1 - rise * (1 - Math.sin(angle))] as const),
    [0, 1],
  ];
}

function addLathe(part: Part, rings: readonly (readonly [number, number])[], [rx, height, rz]: Point3): void {
  for (const [radius, rise] of rings) {
    for (let at = 0; at < around; at += 1) {
      const angle = (2 * Math.PI * at) / around;
      part.points.push([rx * radius * Math.cos(angle), height * rise, rz * radius * Math.sin(angle)]);
      part.uvs.push([0, 0]);
    }
  }
  joinRings(part, rings.length, around, true);
}

function joinRings(part: Part, rings: number, count: number, closed: boolean): void {
  for (let ring = 0; ring + 1 < rings; ring += 1) {
    for (let at = 0; at < (closed ? count : count - 1); at += 1) {
      const [a, b] = [ring * count + at, ring * count + ((at + 1) % count)];
      part.faces.push([a, a + count, b + count, b]);
    }
  }
}

/** A block with rounded edges: a superellipsoid. */
function addBlock(part: Part, width: number, height: number, depth: number, round: number): void {
  const power = Math.max(0.06, Math.min(1, (2 * round) / Math.min(width, height, depth)));
  const bow = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  const [rows, columns] = [40, 80];
  for (let row = 0; row <= rows; row += 1) {
    const tilt = Math.PI * (row / rows - 0.5);
    for (let column = 0; column < columns; column += 1) {
      const angle = (2 * Math.PI * column) / columns;
      const flat = bow(Math.cos(tilt));
      part.points.push([
        (width / 2) * flat * bow(Math.cos(angle)),
        (height / 2) * (1 + bow(Math.sin(tilt))),
        (depth / 2) * flat * bow(Math.sin(angle)),
      ]);
      part.uvs.push([0, 0]);
    }
  }
  joinRings(part, rows + 1, columns, true);
}

function addPipe(part: Part, through: readonly Point3[], radius: number): void {
  const path = smoothed(through);
  const sides = 10;
  path.forEach((place, at) => {
    const [before, after] = [path[Math.max(0, at - 1)] ?? place, path[Math.min(path.length - 1, at + 1)] ?? place];
    const along: Point3 = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
    const length = Math.hypot(...along) || 1;
    const [ax, ay, az] = [along[0] / length, along[1] / length, along[2] / length];
    const helper: Point3 = Math.abs(ay) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const one = normalised([
      helper[1] * az - helper[2] * ay,
      helper[2] * ax - helper[0] * az,
      helper[0] * ay - helper[1] * ax,
    ]);
    const two: Point3 = [ay * one[2] - az * one[1], az * one[0] - ax * one[2], ax * one[1] - ay * one[0]];
    for (let side = 0; side < sides; side += 1) {
      const [c, s] = [Math.cos((2 * Math.PI * side) / sides) * radius, Math.sin((2 * Math.PI * side) / sides) * radius];
      part.points.push(
        [0, 1, 2].map((axis) => (place[axis] ?? 0) + (one[axis] ?? 0) * c + (two[axis] ?? 0) * s) as unknown as Point3,
      );
      part.uvs.push([0, 0]);
    }
  });
  joinRings(part, path.length, sides, true);
}

const normalised = (a: Point3): Point3 => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A smooth curve through the points (Catmull-Rom). */
function smoothed(through: readonly Point3[]): Point3[] {
  return through.slice(0, -1).flatMap((from, at) => {
    const to = through[at + 1] ?? from;
    const [before, after] = [through[at - 1] ?? from, through[at + 2] ?? to];
    return Array.from({ length: 16 }, (_, step): Point3 => {
      const s = step / 16;
      const mix = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * s +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * s * s +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * s ** 3);
      return [mix(0), mix(1), mix(2)];
    });
  });
}
