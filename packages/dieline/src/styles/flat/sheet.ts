import type { Dieline, GlueZone, Hinge, Millimetres, Notice, Panel, Path, Size } from '../../dieline.ts';
import { gluePaths, rulesOf } from '../../folding/assemble.ts';
import { type GluedPair, glueZonesOf } from '../../folding/glue-zones.ts';
import { offsetOutline } from '../../geometry/offset.ts';
import { outlineOf } from '../../geometry/outline.ts';

type FlatSheet = {
  readonly style: string;
  readonly size: Size;
  readonly caliper: Millimetres;
  readonly panels: readonly Panel[];
  readonly hinges?: readonly Hinge[];
  readonly extra?: readonly Path[];
  /** Zones where something other than board is glued on, and panels that are glued together. */
  readonly seals?: readonly GlueZone[];
  readonly glued?: readonly GluedPair[];
  readonly notices?: readonly Notice[];
  /** How far artwork extends beyond the cut, and how far important content stays inside. */
  readonly border: Millimetres;
};

/** Flat work: cut around the outline and the holes, with borders for the artwork around both. */
export function flatSheet({
  style,
  size,
  caliper,
  panels,
  hinges = [],
  extra = [],
  seals = [],
  glued = [],
  notices = [],
  border,
}: FlatSheet): Dieline {
  const outline = outlineOf({ panels, hinges });
  const holes = panels.flatMap((panel) => panel.holes ?? []);
  const glue = [...seals, ...glueZonesOf({ panels, hinges, caliper }, glued)];
  const closed =
    (kind: Path['kind']) =>
    (points: Path['points']): Path => ({ kind, points, closed: true });
  return {
    style,
    inside: size,
    caliper,
    panels,
    hinges,
    notices,
    glue,
    paths: [
      ...[outline, ...holes].map(closed('cut')),
      ...hinges.flatMap(rulesOf),
      ...extra,
      ...gluePaths(glue),
      ...offsetOutline(outline, border).map(closed('bleed')),
      ...panels.flatMap((panel) => offsetOutline(panel.outline, -border)).map(closed('safety')),
      ...holes.flatMap((hole) => offsetOutline(hole.toReversed(), border)).map(closed('safety')),
    ],
  };
}

/** Cards and tags have the same borders as cartons; stickers are cut more precisely (1.5 mm on each side). */
export const cardBorder: Millimetres = 3;
export const labelBorder: Millimetres = 1.5;
