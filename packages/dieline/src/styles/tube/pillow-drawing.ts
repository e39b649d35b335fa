import type { Bend, Dieline, Hinge, Millimetres, Panel, PanelRole, Point } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import type { RigidTransform } from '../../folding/blank.ts';
import { arc, chordError } from '../../geometry/corners.ts';
import { withoutRepeats } from '../../geometry/plane.ts';
import type { StyleRequest } from '../style.ts';
import { drawGlueFlap } from './glue-flap.ts';
import { type PillowProfile, profileOf, strips } from './pillow-profile.ts';
import { order, quarterTurn } from './tube.ts';

const notchRadius: Millimetres = 7;
/** Distance between a flap's free edge and the opposite face. */
const play: Millimetres = 0.5;

/**
 * One of the two faces on the sheet: its left side, half its length at the corners, and the strip cut off at its right
 * side.
 */
type PlacedFace = {
  readonly name: 'front' | 'back';
  readonly left: Millimetres;
  readonly reach: Millimetres;
  readonly trim: Millimetres;
  /** Half the length of the crease at its left side. */
  readonly creased: Millimetres;
  readonly flaps: { readonly role: PanelRole; readonly name: 'Inner' | 'Outer'; readonly notch: Millimetres };
};

export type DrawnPillow = {
  readonly dieline: Dieline;
  readonly placement: RigidTransform;
  /** Null without notches. */
  readonly notchWidth: Millimetres | null;
};

/**
 * From left to right: the glue flap, the front with the inner flaps, which are tucked in first, and the back with the
 * outer flaps. The box lies on its back, its length from left to right.
 */
export function drawPillow(request: StyleRequest, isNotched: boolean): DrawnPillow {
  const { length, width, height, caliper: t } = request;
  const profile = profileOf(request);
  const { half, rise, slopes } = profile;
  const [edgeSlope = 0] = slopes;
  const inner = (length + t) / 2 + rise;
  // The outer flaps are one board farther out, also where the ends run obliquely.
  const outer = inner + t / Math.cos(edgeSlope);
  const flapRise = 2 * rise - t - play;
  const notch = isNotched ? Math.min(notchRadius, flapRise / 3, half / 4) : 0;
  const glueFlap = drawGlueFlap({
    height: length,
    from: 1.5 * t,
    to: 2 * inner - 1.5 * t,
    caliper: t,
    under: 2 * half - t,
    slope: Math.sin(edgeSlope),
  });
  const front: PlacedFace = {
    name: 'front',
    left: glueFlap.width,
    reach: inner,
    trim: 0,
    creased: inner - 1.5 * t,
    flaps: { role: 'innerWall', name: 'Inner', notch: 0 },
  };
  const back: PlacedFace = {
    name: 'back',
    left: glueFlap.width + 2 * half,
    reach: outer,
    trim: t,
    creased: inner,
    flaps: { role: 'lid', name: 'Outer', notch },
  };
  const shaped = [front, back].map((face) => ({ face, end: endOf(face, profile, flapRise) }));
  const middle = Math.max(...shaped.flatMap(({ end }) => [...end.edge, ...end.free]).map(([, v]) => v));
  const drawn = shaped.map(({ face, end }) => drawFace(face, end, profile, middle));
  const corner = Math.PI - 2 * edgeSlope;
  const [upper, lower] = [middle - inner, middle + inner];
  const dieline = assemble(
    {
      style: 'pillow-box',
      inside: { length, width, height },
      caliper: t,
      panels: [
        ...drawn.flatMap(({ panels }) => panels),
        {
          name: 'glueFlap',
          role: 'glueFlap',
          outline: glueFlap.outlineAt(front.left, upper),
          bend: glueFlapBend(profile, front.left, glueFlap.width, [upper, lower]),
        },
      ],
      hinges: [
        {
          parent: 'front',
          child: 'back',
          crease: [
            [back.left, upper],
            [back.left, lower],
          ],
          angle: corner,
          order: order.tube,
        },
        {
          parent: 'front',
          child: 'glueFlap',
          crease: glueFlap.creaseAt(front.left, upper),
          angle: corner + glueFlap.turn,
          order: order.tube,
        },
        ...drawn.flatMap(({ hinges }) => hinges),
      ],
      notices: glueFlap.notices,
    },
    [],
    [['glueFlap', 'back']],
  );
  return {
    dieline,
    placement: { origin: [middle, 2 * rise + t / 2, -front.left - half], xAxis: [0, 0, 1], yAxis: [1, 0, 0] },
    notchWidth: isNotched ? 2 * notch : null,
  };
}

/** The end of a face from left to right, measured upwards from the face's middle. */
type FaceEnd = { readonly edge: readonly Point[]; readonly crease: readonly Point[]; readonly free: readonly Point[] };

function endOf({ reach, trim, flaps }: PlacedFace, profile: PillowProfile, flapRise: Millimetres): FaceEnd {
  const { half, slopes } = profile;
  const crease = creaseArc(profile).map(([u, v]): Point => [u, reach - v]);
  const corner: Point = [2 * half - trim, reach - trim * Math.sin(slopes[0] ?? 0)];
  return { crease, edge: [[0, reach], ...crease, corner], free: freeEdge(crease, flapRise, flaps.notch) };
}

/** A face with a flap at each of its curved ends. */
function drawFace(face: PlacedFace, { edge, crease, free }: FaceEnd, profile: PillowProfile, middle: Millimetres) {
  const { name, left, reach, creased, flaps } = face;
  const top = ([u, v]: Point): Point => [left + u, middle - v];
  const bottom = ([u, v]: Point): Point => [left + u, middle + v];
  const panels: Panel[] = [
    {
      name,
      role: 'wall',
      outline: [...edge.map(top), ...edge.map(bottom).reverse(), bottom([0, creased]), top([0, creased])],
      bend: bendOf(profile, left, [middle - reach, middle + reach], 1),
    },
    {
      name: `top${flaps.name}`,
      role: flaps.role,
      outline: withoutRepeats([...free.map(top), ...crease.map(top).reverse()]),
      bend: bendOf(profile, left, [0, middle - reach], -1),
    },
    {
      name: `bottom${flaps.name}`,
      role: flaps.role,
      outline: withoutRepeats([...crease.map(bottom), ...free.map(bottom).reverse()]),
      bend: bendOf(profile, left, [middle + reach, 2 * middle], -1),
    },
  ];
  const hinge = (end: 'top' | 'bottom', curve: readonly Point[]): Hinge => {
    const [from = [0, 0], to = [0, 0]] = [curve[0], curve.at(-1)];
    const step = order[end][flaps.name === 'Inner' ? 0 : 2];
    return { parent: name, child: `${end}${flaps.name}`, crease: [from, to], curve, angle: quarterTurn, order: step };
  };
  return { panels, hinges: [hinge('top', crease.map(top)), hinge('bottom', crease.map(bottom).reverse())] };
}

/**
 * The crease's arc from left to right, with equally many chords for each strip. Heights above the corners are positive.
 */
function creaseArc({ radius, turn, tip, half, slopes }: PillowProfile): Point[] {
  const chord = (2 * turn * radius) / strips;
  const count = strips * Math.ceil(chord / Math.sqrt(8 * chordError * radius));
  const start = tip * Math.sin(slopes[0] ?? 0) - radius * Math.cos(turn);
  return Array.from({ length: count + 1 }, (_, at): Point => {
    const angle = turn * ((2 * at) / count - 1);
    return [half + radius * Math.sin(angle), start + radius * Math.cos(angle)];
  });
}

/**
 * The flap's free edge from left to right: an arc between the crease's ends, with a thumb notch in its middle. It stays
 * below the crease's mirror image, where the flap would meet the opposite face.
 */
function freeEdge(crease: readonly Point[], flapRise: Millimetres, notch: Millimetres): Point[] {
  const [[x0, y0] = [0, 0], [x1] = [0, 0]] = [crease[0], crease.at(-1)];
  const deepest = crease[Math.floor(crease.length / 2)]?.[1] ?? 0;
  const [halfWidth, high] = [(x1 - x0) / 2, deepest + flapRise - y0];
  const radius = (halfWidth * halfWidth + high * high) / (2 * high);
  const [x, top] = [x0 + halfWidth, y0 + high];
  const centre: Point = [x, top - radius];
  const half = Math.asin(halfWidth / radius);
  if (notch === 0) return arc(centre, radius, Math.PI / 2 + half, Math.PI / 2 - half);
  const beside = 2 * Math.asin(notch / (2 * radius));
  const left = arc(centre, radius, Math.PI / 2 + half, Math.PI / 2 + beside);
  const right = arc(centre, radius, Math.PI / 2 - beside, Math.PI / 2 - half);
  // From one end of the notch through its bottom to the other.
  const turn = Math.PI / 2 - beside / 2;
  const around = arc([x, top], notch, -Math.PI / 2 - turn, -Math.PI / 2 + turn);
  return [...left, ...around.slice(1, -1), ...right];
}

/** The rulings and folds of a face on the sheet or, the other way round, of a flap. */
function bendOf(
  { radius, turn, half, slopes }: PillowProfile,
  left: Millimetres,
  [upper, lower]: readonly [Millimetres, Millimetres],
  way: 1 | -1,
): Bend {
  const inner = slopes.slice(1);
  return {
    rulings: inner.map((_, at) => {
      const x = left + half + radius * Math.sin(turn * ((2 * (at + 1)) / strips - 1));
      return [
        [x, upper],
        [x, lower],
      ];
    }),
    angles: inner.map((slope, at) => way * ((slopes[at] ?? 0) - slope)),
    order: order.tube,
  };
}

/** The glue flap is bent like the back's edge, on which it lies. */
function glueFlapBend(
  { radius, turn, half, slopes }: PillowProfile,
  left: Millimetres,
  width: Millimetres,
  [upper, lower]: readonly [Millimetres, Millimetres],
): Bend {
  const folds = slopes.slice(1).flatMap((slope, at) => {
    const away = half + radius * Math.sin(turn * ((2 * (at + 1)) / strips - 1));
    return away < width - 1 ? [{ away, angle: (slopes[at] ?? 0) - slope }] : [];
  });
  return {
    rulings: folds.toReversed().map(({ away }) => [
      [left - away, upper],
      [left - away, lower],
    ]),
    angles: folds.toReversed().map(({ angle }) => angle),
    order: order.tube,
  };
}
