import type { Dieline, Hinge, Millimetres, Panel, Point, Punch, Size } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import { roundedCorner } from '../../geometry/corners.ts';
import type { Tooling } from '../tooling.ts';

/**
 * How much wider than the board a slot is: enough to slip the strips together by hand. Machines that slot board of 3 mm
 * cut 3.5 mm (Jeytop, partition slotting machines).
 */
const slotClearance: Millimetres = 0.5;

/** The width of a slot, in which the other strip must not rattle: of a punch if two knives would stand too near. */
export const slotWidth = (caliper: Millimetres, { narrowestPunch }: Tooling): Millimetres =>
  Math.max(caliper + slotClearance, narrowestPunch);

/** Each slot is this much deeper than half the strip, so that neither strip rests on the other. */
const deeper: Millimetres = 0.25;
/** The mouth of a slot is widened on both sides, at 45°, to guide the other strip in. */
const leadIn: Millimetres = 2;
/** Sharp corners would catch on the seam and the flaps of the box. */
const cornerRadius: Millimetres = 2;

/** Parts of a strip between its slots. A strip has at most ten. */
const partNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
export const mostParts = partNames.length;

export type Strip = {
  readonly length: Millimetres;
  readonly height: Millimetres;
  /** The middles of its slots from its left end, ascending. */
  readonly slots: readonly Millimetres[];
  /** The edge in which the slots are. */
  readonly slotted: 'above' | 'below';
};

/**
 * A slotted strip. Its parts are panels of their own, divided in the middle of the slots; between them nothing is
 * creased.
 */
export function drawStrip(strip: Strip, inside: Size, caliper: Millimetres, tooling: Tooling): Dieline {
  const wide = slotWidth(caliper, tooling);
  const stops = [0, ...strip.slots, strip.length];
  const panels = stops.slice(1).map((to, index): Panel => {
    const from = stops[index] ?? 0;
    return { name: nameOf(index), role: 'divider', outline: partOutline(strip, from, to, wide / 2) };
  });
  const hinges = strip.slots.map((at, index): Hinge => {
    const [from, to] = uncut(strip);
    const crease = [
      [at, from],
      [at, to],
    ] as const;
    return { parent: nameOf(index), child: nameOf(index + 1), crease, angle: 0, order: 0, line: 'none' };
  });
  const dieline = assemble({ style: 'divider-insert', inside, caliper, panels, hinges, notices: [] });
  const punches = wide < tooling.minRuleDistance ? strip.slots.map((at) => punchAt(strip, at, wide)) : [];
  return {
    ...dieline,
    ...(punches.length > 0 && { punches }),
    paths: dieline.paths.map((path) => ({ ...path, points: withoutStops(path.points) })),
  };
}

/** The slot from its end to the mouth, which is open. */
function punchAt(strip: Strip, at: Millimetres, width: Millimetres): Punch {
  const [from, to] =
    strip.slotted === 'above' ? [leadIn, depthOf(strip)] : [strip.height - depthOf(strip), strip.height - leadIn];
  const side = (x: Millimetres): [Point, Point] => [
    [x, from],
    [x, to],
  ];
  return { width, length: to - from, sides: [side(at - width / 2), side(at + width / 2)] };
}

/** A knife runs on where one part ends and the next begins. */
const withoutStops = (line: readonly Point[]): Point[] =>
  line.filter(([x, y], index) => {
    const [before, after] = [line.at(index - 1), line[(index + 1) % line.length]];
    if (!before || !after) return true;
    return Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) > 1e-9;
  });

const nameOf = (index: number): string => partNames[index] ?? '';

const depthOf = ({ height }: Strip): Millimetres => height / 2 + deeper;

/** The board beside a slot's end, from its upper to its lower edge. */
const uncut = (strip: Strip): readonly [Millimetres, Millimetres] =>
  strip.slotted === 'above' ? [depthOf(strip), strip.height] : [0, strip.height - depthOf(strip)];

/** One part with half a slot at each of its sides, or the strip's end; clockwise. */
function partOutline(strip: Strip, from: Millimetres, to: Millimetres, half: Millimetres): Point[] {
  const { length, height } = strip;
  const left = from === 0 ? endOf(height) : halfSlot(depthOf(strip), height, half);
  const right = to === length ? endOf(height) : halfSlot(depthOf(strip), height, half);
  // Both sides are drawn downwards from the slotted edge, and inwards from the part's border.
  const outline = [
    ...right.map(([inwards, down]): Point => [to - inwards, down]),
    ...left.toReversed().map(([inwards, down]): Point => [from + inwards, down]),
  ];
  if (strip.slotted === 'above') return outline;
  return outline.map(([x, y]): Point => [x, height - y]).reverse();
}

const halfSlot = (depth: Millimetres, height: Millimetres, half: Millimetres): Point[] => [
  [half + leadIn, 0],
  [half, leadIn],
  [half, depth],
  [0, depth],
  [0, height],
];

const endOf = (height: Millimetres): Point[] => [
  ...roundedCorner([2 * cornerRadius, 0], [0, 0], [0, height], cornerRadius),
  ...roundedCorner([0, 0], [0, height], [2 * cornerRadius, height], cornerRadius),
];
