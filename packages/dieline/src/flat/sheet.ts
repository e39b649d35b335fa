import type { Dieline, Hinge, Millimetres, Notice, Panel, Path, Size } from '../dieline.ts';
import { offsetOutline } from '../offset.ts';
import { outlineOf } from '../outline.ts';

type FlatSheet = {
  readonly style: string;
  readonly size: Size;
  readonly caliper: Millimetres;
  readonly panels: readonly Panel[];
  readonly hinges?: readonly Hinge[];
  readonly extra?: readonly Path[];
  readonly notices?: readonly Notice[];
  /** How far artwork runs over the knife, and how far important things stay inside. */
  readonly border: Millimetres;
};

/** Flat work: cut round the outline and the holes, with borders for the artwork that keep off holes too. */
export function flatSheet({
  style,
  size,
  caliper,
  panels,
  hinges = [],
  extra = [],
  notices = [],
  border,
}: FlatSheet): Dieline {
  const outline = outlineOf({ panels, hinges });
  const holes = panels.flatMap((panel) => panel.holes ?? []);
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
    paths: [
      ...[outline, ...holes].map(closed('cut')),
      ...hinges.map(({ crease }): Path => ({ kind: 'crease', points: crease, closed: false })),
      ...extra,
      ...offsetOutline(outline, border).map(closed('bleed')),
      ...panels.flatMap((panel) => offsetOutline(panel.outline, -border)).map(closed('safety')),
      ...holes.flatMap((hole) => offsetOutline(hole.toReversed(), border)).map(closed('safety')),
    ],
  };
}

/** Borders of cards and tags as of cartons; stickers are cut more exactly (DOMAIN: 1.5 mm a side). */
export const cardBorder: Millimetres = 3;
export const labelBorder: Millimetres = 1.5;
