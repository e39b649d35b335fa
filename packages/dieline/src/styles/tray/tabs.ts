import type { Millimetres, Point } from '../../dieline.ts';
import type { Tooling } from '../tooling.ts';

/** Tabs at the free edge of a rolled end's inner wall, and their slots in the base. */
export type Tabs = {
  /** Positions of the tabs' middles along the inner wall's edge. */
  readonly middles: readonly Millimetres[];
  readonly width: Millimetres;
  readonly depth: Millimetres;
  readonly clearance: Millimetres;
};

/**
 * One tab on a narrow end, two on a wide one. They are 2.5t deep, so that they end flush with the base's outer face.
 */
export function placeTabs(edge: Millimetres, t: Millimetres, clearance: Millimetres): Tabs {
  const single = edge < 70;
  const width = Math.min(25, edge * (single ? 0.4 : 0.2));
  return { middles: single ? [edge / 2] : [edge / 4, (3 * edge) / 4], width, depth: 2.5 * t, clearance };
}

/** The inner wall with its tabs, on the edge it hangs on. */
export function withTabs(edge: Millimetres, height: Millimetres, { middles, width, depth }: Tabs): Point[] {
  const lead = Math.min(depth, width / 6);
  // Outlines run clockwise: along the free edge from left to right.
  const tabs = middles.flatMap((middle): Point[] => [
    [middle - width / 2, height],
    [middle - width / 2 + lead, height + depth],
    [middle + width / 2 - lead, height + depth],
    [middle + width / 2, height],
  ]);
  return [[0, 0], [0, height], ...tabs, [edge, height], [edge, 0]];
}

type Base = {
  readonly length: Millimetres;
  /** Distance of the inner wall's edge at the back from the base's edge. */
  readonly inset: Millimetres;
  /** Distance between the outer and inner walls, from middle to middle. */
  readonly roll: Millimetres;
  readonly caliper: Millimetres;
};

/** Slots narrower than two knives can stand apart are slits, one knife each. */
export function areSlits({ clearance }: Tabs, caliper: Millimetres, { minRuleDistance }: Tooling): boolean {
  return caliper + clearance < minRuleDistance;
}

/** Slots of both ends (holes run anticlockwise) under the inner walls. */
export function slotsUnder({ middles, width, clearance }: Tabs, base: Base): Point[][] {
  const { length, inset, roll, caliper: t } = base;
  const across = (t + clearance) / 2;
  return [roll, length - roll].flatMap((x) =>
    middles.map((middle): Point[] => {
      const [from, to] = [inset + middle - (width + clearance) / 2, inset + middle + (width + clearance) / 2];
      return [
        [x - across, from],
        [x - across, to],
        [x + across, to],
        [x + across, from],
      ];
    }),
  );
}

/**
 * The crease along a slotted edge, as shares of its length. Slots are only half a millimetre from the crease, which
 * leaves no room for a rule beside their knives. So the crease is interrupted at each slot, where the slot itself lets
 * the board bend.
 *
 * @param apart of crease and slot along the edge
 */
export function creaseBesideSlots(
  { middles, width, clearance }: Tabs,
  edge: Millimetres,
  inset: Millimetres,
  apart: Millimetres,
) {
  const half = (width + clearance) / 2 + Math.max(clearance, apart);
  const stops = [0, ...middles.flatMap((middle) => [inset + middle - half, inset + middle + half]), edge];
  return Array.from({ length: stops.length / 2 }, (_, index) => ({
    kind: 'crease' as const,
    from: (stops[2 * index] ?? 0) / edge,
    to: (stops[2 * index + 1] ?? edge) / edge,
  }));
}
