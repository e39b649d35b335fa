import type { Hinge, Millimetres, Notice, Panel, Point } from '../../dieline.ts';
import { roundedLine } from '../../geometry/corners.ts';
import type { StyleRequest } from '../style.ts';
import { bottomMotion } from './auto-lock-motion.ts';
import { order, quarterTurn, type TubeEnd, type WallEdge } from './tube.ts';

/** The gap between the hooks of the two large flaps: two knives. */
const hookGap = (width: Millimetres, least: Millimetres) => Math.max(Math.min(Math.max(0.04 * width, 1), 2), least);

/** How far the large flaps extend beyond the middle of the bottom. */
export const hookReach = (width: Millimetres) => Math.min(Math.max(0.15 * width, 8), 10);

/**
 * The crash-lock bottom, glued flat by the maker: on each large flap (front and back) a triangle folded back at 45° is
 * glued to the small flap beside it. Pulling the tube open pulls the bottom down, and the hooks catch.
 *
 * The triangles are at the corners that are folded over when the tube is flat: to the right of back and front as seen
 * on the printed side, which is the left end of their bottom edges as seen from the body.
 */
export function autoLockBottom({ length, width, caliper: t, tooling }: StyleRequest): TubeEnd {
  const inset = Math.max(0.4, t);
  const apart = tooling.minRuleDistance;
  const usual = (width + t) / 2;
  const smallDepth = Math.min(usual, length / 2 - inset);
  const reach = usual + hookReach(width);
  const notices: Notice[] =
    smallDepth < usual
      ? [
          {
            code: 'small-flaps-shortened',
            text: `The glued flaps of the bottom are ${smallDepth.toFixed(1)} mm deep instead of ${usual.toFixed(1)} mm, so that they don't overlap.`,
          },
        ]
      : [];
  return {
    reach,
    notices,
    glued: [
      ['glueFront', 'bottomRight'],
      ['glueBack', 'bottomLeft'],
    ],
    edgeOf: (wall, edge) => {
      if (wall === 'front' || wall === 'back') {
        return largeFlap(wall, edge, usual, reach, inset, hookGap(width, apart), apart);
      }
      return smallFlap(wall, edge, smallDepth, inset, Math.max(2 * t, apart - inset), t);
    },
  };
}

function largeFlap(
  wall: 'front' | 'back',
  edge: Millimetres,
  half: Millimetres,
  reach: Millimetres,
  inset: Millimetres,
  gap: Millimetres,
  apart: Millimetres,
): WallEdge {
  const [name, triangleName] = wall === 'front' ? ['bottomFront', 'glueFront'] : ['bottomBack', 'glueBack'];
  const middle = edge / 2;
  const [slotLeft, slotRight] = [middle - gap / 2, middle + gap / 2];
  // In a nearly square box the triangle is shortened to make room for the hook.
  const leg = Math.min(half, slotLeft - 4);
  const rise = Math.min(reach - leg, (slotLeft - leg) / 2);
  const nose = Math.min(12, (edge - slotRight) / 3);
  const free = edge - inset;
  const end: Point = [leg, leg];
  // Where the triangle's side turns, it is far enough from the crease.
  const turn = Math.max(Math.min(2, leg / 4), apart > 0 ? inset + apart * Math.SQRT2 : 0);
  const triangle: Panel = {
    name: triangleName,
    role: 'glueFlap',
    outline: roundedLine([[[0, 0]], ...(turn < leg / 2 ? [[[inset, turn]] as const] : []), [[inset, leg], 2], [end]]),
  };
  const flap: Panel = {
    name,
    role: 'bottomFlap',
    outline: roundedLine([
      [[0, 0]],
      [end],
      [[leg + rise, reach], 2],
      [[slotLeft, reach], 1.5],
      [[slotLeft, half - 1]],
      [[slotRight, half - 1]],
      [[slotRight, reach], 1.5],
      [[slotRight + nose, reach], 4],
      [[free, Math.min(6, reach / 4)]],
      [[free, 0]],
    ]),
  };
  const { flap: flapMotion, triangle: triangleMotion } = bottomMotion();
  const crease: readonly [Point, Point] = [
    [0, 0],
    [free, 0],
  ];
  const hinges: Hinge[] = [
    { parent: wall, child: name, crease, angle: quarterTurn, order: order.tube, motion: flapMotion },
    { parent: name, child: triangleName, crease: [[0, 0], end], angle: 0, order: order.tube, motion: triangleMotion },
  ];
  return {
    drop: 0,
    edge: [
      [0, 0],
      [free, 0],
      [edge, 0],
    ],
    panels: [flap, triangle],
    hinges,
  };
}

/** Cut at 45° along the large flap's glued crease; the other side is straight. */
function smallFlap(
  wall: string,
  edge: Millimetres,
  depth: Millimetres,
  inset: Millimetres,
  clear: Millimetres,
  t: Millimetres,
): WallEdge {
  const name = wall === 'left' ? 'bottomLeft' : 'bottomRight';
  const [from, to] = [clear, edge - inset];
  const lean = depth * Math.tan((7 * Math.PI) / 180);
  const outline = roundedLine([
    [[from, 0]],
    [[Math.min(from + lean, to - depth - 1), depth], Math.min(4, depth / 4)],
    [[to - depth, depth], 1],
    [[to, 0]],
  ]);
  return {
    drop: t,
    edge: [
      [0, 0],
      [from, 0],
      [to, 0],
      [edge, 0],
    ],
    panels: [{ name, role: 'dustFlap', outline }],
    hinges: [
      {
        parent: wall,
        child: name,
        crease: [
          [from, 0],
          [to, 0],
        ],
        angle: quarterTurn,
        order: order.tube,
        motion: bottomMotion().flap,
      },
    ],
  };
}
