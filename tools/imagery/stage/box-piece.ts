import {
  type Blank,
  type Box,
  type BoxFace,
  type Dieline,
  drawBox,
  foldBox,
  inStrips,
  mesh,
  type Point,
  type Point3,
  type Surface,
  stripName,
} from '@boxwright/dieline';
import type { BoardLook, BoxItem, Finish } from '../scenes/scene.ts';
import type { Look, Part, Piece } from './piece.ts';
import { torn } from './torn.ts';
import { cross, dot, plus, times, turned, unit } from './vectors.ts';

/** Default board thickness in millimetres. */
const calipers: { readonly [style: string]: number } = { 'rigid-box': 2, 'carry-bag': 0.22 };
const usualCaliper = 0.435;

/** Colours of a board's bare side and cut edge. */
export const boards: {
  readonly [board in BoardLook]: { readonly back: string; readonly edge: string; grain?: number };
} = {
  fbb: { back: '#f2ecdf', edge: '#f1e6cd' },
  duplex: { back: '#ece8e0', edge: '#a9a297', grain: 0.15 },
  kraft: { back: '#b98b5e', edge: '#9d7348', grain: 0.5 },
  greyboard: { back: '#a8a29a', edge: '#8f8981', grain: 0.5 },
  paper: { back: '#f7f3ea', edge: '#f4efe4' },
};

export const finishes: { readonly [finish in Finish]: Omit<Look, 'colour' | 'texture'> } = {
  bare: { roughness: 0.75 },
  coated: { roughness: 0.38 },
  gloss: { roughness: 0.12, clearcoat: 1, specular: 0.6 },
  matt: { roughness: 0.62 },
  soft: { roughness: 0.9, specular: 0.6 },
  foil: { roughness: 0.24, metallic: true },
  barrier: { roughness: 0.3 },
};

/** Draws the box of an item; throws if the size is refused, which is a bug of the scene list. */
export function boxOf({ style, size, caliper, options }: BoxItem): Box {
  const [length, width, height] = size;
  const request = { length, width, height, caliper: caliper ?? calipers[style] ?? usualCaliper };
  const drawn = drawBox(style, options ? { ...request, options } : request);
  if (!drawn.ok) throw new RangeError(`${style} ${size.join('×')}: ${drawn.problem.text}`);
  return drawn.box;
}

/** The blanks of the item, moved and folded as specified. */
export function posedBox(box: Box, { blanks, shifts, fold, folded = {}, without = [] }: BoxItem): Box {
  return {
    ...box,
    blanks: box.blanks.flatMap((blank, index) =>
      (blanks?.includes(index) ?? true) ? [posed(blank, shifts?.[index])] : [],
    ),
  };

  function posed(blank: Blank, shift: Point3 = [0, 0, 0]): Blank {
    const hinges = blank.dieline.hinges.map((hinge) => {
      const share = folded[hinge.child];
      if (share === undefined) return hinge;
      const { motion, ...rest } = hinge;
      return { ...rest, angle: hinge.angle * share };
    });
    const whole = { ...blank.dieline, hinges };
    const dieline = without.length > 0 ? torn(whole) : whole;
    // A flat blank has the orientation of its drawing, print towards the viewer. Of several pieces one is shown.
    if (fold === 0) {
      return {
        ...blank,
        quantity: 1,
        dieline,
        placement: () => ({ origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] }),
        folding: () => 0,
      };
    }
    const placement = (progress: number, piece?: number) => {
      const placed = blank.placement(progress, piece);
      return { ...placed, origin: plus(placed.origin, shift) };
    };
    return { ...blank, dieline, placement };
  }
}

const poses = {
  standing: (point: Point3) => point,
  lying: (point: Point3) => turned(point, 'x', -90),
  along: (point: Point3) => turned(point, 'z', 90),
};

/** A box as triangles: print, bare side, cut edges, and a rounded strip along every crease that is folded. */
export function boxPiece(item: BoxItem, box: Box, textures: readonly string[]): Piece {
  const { board = 'fbb', finish = 'coated', fold = 1, pose = fold === 0 ? 'lying' : 'standing' } = item;
  const { back, edge, grain = 0 } = boards[board];
  const looks: Look[] = [
    { colour: back, roughness: 0.85, grain },
    { colour: edge, roughness: 0.9, grain },
    ...textures.map((texture) => ({ colour: '#ffffff', texture, ...finishes[finish] })),
  ];
  const faces = foldBox(box, fold);
  const { without = [] } = item;
  const parts = mesh(box, fold).flatMap(({ outside, inside, edges }, index): Part[] => {
    const blank = box.blanks[index];
    if (!blank) return [];
    const own = faces.filter((face) => face.blank === index && !without.includes(face.panel));
    const isBent = blank.dieline.panels.some(({ bend }) => bend);
    const side = (part: Part) => (isBent ? rounded(part) : part);
    return [
      side(fromSurface(outside, 2 + index, without)),
      side(fromSurface(inside, 0, without)),
      fromSurface(edges, 1, without),
      ...creases(blank.dieline, own, 2 + index),
    ];
  });
  const middled = middle(parts.map((part) => ({ ...part, points: part.points.map(poses[pose]) })));
  return { parts: middled, looks };
}

function fromSurface({ positions, uvs, indices, panels }: Surface, material: number, without: readonly string[]): Part {
  const part: Part = { material, smooth: false, points: [], uvs: [], faces: [] };
  for (let at = 0; at < positions.length; at += 3) {
    part.points.push([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]);
    part.uvs.push([uvs[(at / 3) * 2] ?? 0, uvs[(at / 3) * 2 + 1] ?? 0]);
  }
  for (const { panel, start, count } of panels) {
    if (without.includes(panel)) continue;
    for (let at = start; at < start + count; at += 3) {
      part.faces.push([indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0]);
    }
  }
  return part;
}

/** With the common corners of strips as one, so that they are shaded as one bent surface; other panels share none. */
function rounded(part: Part): Part {
  const known = new Map<string, number>();
  const points: Point3[] = [];
  const uvs: Part['uvs'] = [];
  const index = part.points.map((point, at) => {
    const uv = part.uvs[at] ?? [0, 0];
    const key = [...point, ...uv].map((value) => value.toFixed(4)).join();
    const same = known.get(key) ?? points.length;
    if (same === points.length) {
      known.set(key, same);
      points.push(point);
      uvs.push(uv);
    }
    return same;
  });
  return { ...part, smooth: true, points, uvs, faces: part.faces.map((face) => face.map((at) => index[at] ?? 0)) };
}

const steps = 5;

/** The rounded outside of folded creases: a quarter cylinder with a radius of half a caliper on the stretched side. */
function creases(dieline: Dieline, faces: readonly BoxFace[], print: number): Part[] {
  const { panels, caliper } = dieline;
  const { hinges } = inStrips(dieline);
  const [left, top, right, bottom] = boundsOf(panels.flatMap(({ outline }) => outline));
  const outer: Part = { material: print, smooth: true, points: [], uvs: [], faces: [] };
  const inner: Part = { material: 0, smooth: true, points: [], uvs: [], faces: [] };
  for (const { parent, child, crease } of hinges) {
    const [a, b] = [parent, child].map((name) => faces.find((face) => stripName(face) === name));
    // Strips of one panel are shaded as round already.
    if (!a || !b || a.panel === b.panel || dot(a.normal, b.normal) > 0.999) continue;
    const ends = crease.map((point) => ({ flat: point, room: toRoom(a, point) }));
    const [from, to] = ends;
    if (!from || !to) continue;
    // Folded away from the print, the child's normal points in the direction in which the parent ends.
    const outwards = cross(unit(plus(to.room, times(from.room, -1))), a.normal);
    const middleOfParent = times(a.points.reduce(plus), 1 / a.points.length);
    const beyond = dot(outwards, plus(from.room, times(middleOfParent, -1))) > 0 ? outwards : times(outwards, -1);
    const away = dot(b.normal, beyond) > 0;
    const part = away ? outer : inner;
    const sign = away ? 1 : -1;
    const first = part.points.length;
    for (let step = 0; step <= steps; step += 1) {
      const normal = between(times(a.normal, sign), times(b.normal, sign), step / steps);
      for (const { flat, room } of ends) {
        part.points.push(plus(room, times(normal, caliper / 2)));
        part.uvs.push([(flat[0] - left) / (right - left), (flat[1] - top) / (bottom - top)]);
      }
      if (step > 0) {
        const at = first + 2 * step;
        part.faces.push([at - 2, at - 1, at + 1, at]);
      }
    }
  }
  return [outer, inner].filter(({ faces: some }) => some.length > 0);
}

const toRoom = ({ placement: { origin, xAxis, yAxis } }: BoxFace, [x, y]: Point): Point3 =>
  plus(origin, plus(times(xAxis, x), times(yAxis, y)));

/** Interpolates between two directions by angle. */
function between(a: Point3, b: Point3, share: number): Point3 {
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))));
  if (angle < 1e-3 || angle > Math.PI - 1e-3) return a;
  const [from, to] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  return unit(plus(times(a, from), times(b, to)));
}

export function boundsOf(points: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Moves the middle of the footprint to the origin, so that pieces rotate about their own centre. */
export function middle(parts: readonly Part[]): Part[] {
  const all = parts.flatMap(({ points }) => points);
  const [xs, zs] = [all.map(([x]) => x), all.map(([, , z]) => z)];
  const [x0, z0] = [(least(xs) + most(xs)) / 2, (least(zs) + most(zs)) / 2];
  return parts.map((part) => ({ ...part, points: part.points.map(([x, y, z]): Point3 => [x - x0, y, z - z0]) }));
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
