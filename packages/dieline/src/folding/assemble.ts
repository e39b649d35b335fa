import type { BoardFace, Dieline, GlueZone, Hinge, Panel, PanelRole, Path, Point } from '../dieline.ts';
import { offsetOutline } from '../geometry/offset.ts';
import { cutLinesOf, outlineOf } from '../geometry/outline.ts';
import { type GluedPair, glueZonesOf } from './glue-zones.ts';

/** Artwork extends this far beyond the cut, and important content stays this far inside it (millimetres). */
const bleedWidth = 3;
const safetyWidth = 3;

/**
 * Derives every line of the sheet from its panels and hinges, so that the lines always match them.
 *
 * @param extra lines that aren't panel borders: slots, slits and perforations within a panel
 * @param glued panels that are glued together, besides the glue flaps, whose partners are found by folding
 */
export function assemble(
  sheet: Omit<Dieline, 'paths' | 'glue'>,
  extra: readonly Path[] = [],
  glued: readonly GluedPair[] = [],
): Dieline {
  const { outline, slits } = cutLinesOf(sheet);
  const glue = glueZonesOf(sheet, glued);
  return {
    ...sheet,
    glue,
    paths: [
      { kind: 'cut', points: outline, closed: true },
      ...slits.map((points): Path => ({ kind: 'cut', points, closed: false })),
      ...sheet.panels.flatMap(holesOf),
      ...sheet.hinges.flatMap(rulesOf),
      ...extra,
      ...bleedOf(sheet, glue, 'outside'),
      ...sheet.panels.flatMap(safetyOf),
      ...gluePaths(glue),
    ],
  };
}

function holesOf({ holes = [], slits }: Panel): Path[] {
  return holes.map((points) => {
    const [a, b, c, d] = points;
    if (!slits || !a || !b || !c || !d) return { kind: 'cut', points, closed: true };
    return { kind: 'cut', points: [midway(a, d), midway(b, c)], closed: false };
  });
}

const midway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The rules on a crease. */
export function rulesOf({ crease, curve = crease, line = 'crease', wide }: Hinge): Path[] {
  if (wide !== undefined) return [{ kind: 'crease', points: aside(crease, wide / 2), closed: false, width: wide }];
  if (line === 'none') return [];
  if (typeof line === 'string') return [{ kind: line, points: curve, closed: false }];
  const [[ax, ay], [bx, by]] = crease;
  const at = (share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
  return line.map(({ kind, from, to }) => ({ kind, points: [at(from), at(to)], closed: false }));
}

/** A crease moved into its child. */
function aside([from, to]: readonly [Point, Point], by: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [((to[1] - from[1]) / length) * by, ((from[0] - to[0]) / length) * by];
  return [from, to].map(([px, py]): Point => [px + x, py + y]);
}

/** Ends at flaps whose visible face is glued: that face gets no ink except for the bleed. */
export function bleedOf(
  sheet: Pick<Dieline, 'panels' | 'hinges'>,
  glue: readonly GlueZone[],
  printed: BoardFace,
): Path[] {
  const other = printed === 'outside' ? 'inside' : 'outside';
  const isBare = ({ name, role }: Panel) =>
    role === 'glueFlap' && !glue.some(({ panel, face }) => panel === name && face === other);
  const outline = outlineOf({ panels: sheet.panels.filter((panel) => !isBare(panel)), hinges: sheet.hinges });
  return offsetOutline(outline, bleedWidth).map((points) => ({ kind: 'bleed', points, closed: true }));
}

const printedRoles: readonly PanelRole[] = ['wall', 'lid', 'base', 'header', 'face', 'gusset'];

function safetyOf({ role, outline }: Panel): Path[] {
  if (!printedRoles.includes(role)) return [];
  return offsetOutline(outline, -safetyWidth).map((points) => ({ kind: 'safety', points, closed: true }));
}

/** The zones' borders. Those on the printed face, which gets no ink, are separate from those on the bare face. */
export function gluePaths(glue: readonly GlueZone[]): Path[] {
  return glue.flatMap(({ face, outline, holes = [] }) =>
    [outline, ...holes].map(
      (points): Path => ({ kind: face === 'outside' ? 'glue' : 'glueInside', points, closed: true }),
    ),
  );
}
