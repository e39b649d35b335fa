import type { Dieline, Hinge, Panel, PanelRole, Path, Point } from '../dieline.ts';
import { cutLinesOf, outlineOf } from '../drawing/outline.ts';
import { offsetOutline } from '../geometry/offset.ts';

/** Artwork extends this far beyond the cut, and important content stays this far inside it (millimetres). */
const bleedWidth = 3;
const safetyWidth = 3;

/**
 * Derives every line of the sheet from its panels and hinges, so that the lines always match them.
 *
 * @param extra lines that aren't panel borders: slots, slits and perforations within a panel
 */
export function assemble(sheet: Omit<Dieline, 'paths'>, extra: readonly Path[] = []): Dieline {
  const { outline, slits } = cutLinesOf(sheet);
  return {
    ...sheet,
    paths: [
      { kind: 'cut', points: outline, closed: true },
      ...slits.map((points): Path => ({ kind: 'cut', points, closed: false })),
      ...sheet.panels.flatMap(({ holes = [] }) => holes.map((points): Path => ({ kind: 'cut', points, closed: true }))),
      ...sheet.hinges.flatMap(rulesOf),
      ...extra,
      ...bleedOf(sheet),
      ...sheet.panels.flatMap(safetyOf),
      ...glueOf(sheet.panels),
    ],
  };
}

function rulesOf({ crease, line = 'crease' }: Hinge): Path[] {
  if (line === 'none') return [];
  if (typeof line === 'string') return [{ kind: line, points: crease, closed: false }];
  const [[ax, ay], [bx, by]] = crease;
  const at = (share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
  return line.map(({ kind, from, to }) => ({ kind, points: [at(from), at(to)], closed: false }));
}

/** The glue flap gets no ink except for the bleed. */
function bleedOf(sheet: Omit<Dieline, 'paths'>): Path[] {
  const printed = sheet.panels.filter(({ role }) => role !== 'glueFlap');
  const outline = outlineOf({ panels: printed, hinges: sheet.hinges });
  return offsetOutline(outline, bleedWidth).map((points) => ({ kind: 'bleed', points, closed: true }));
}

const printedRoles: readonly PanelRole[] = ['wall', 'lid', 'base', 'header', 'face', 'gusset'];

function safetyOf({ role, outline }: Panel): Path[] {
  if (!printedRoles.includes(role)) return [];
  return offsetOutline(outline, -safetyWidth).map((points) => ({ kind: 'safety', points, closed: true }));
}

function glueOf(panels: readonly Panel[]): Path[] {
  return panels
    .filter(({ role }) => role === 'glueFlap')
    .map(({ outline }) => ({ kind: 'glue', points: outline, closed: true }));
}
