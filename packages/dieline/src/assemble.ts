import type { Dieline, Hinge, Panel, Path } from './dieline.ts';
import { offsetOutline } from './offset.ts';
import { cutLinesOf, outlineOf } from './outline.ts';

/** Artwork runs this far over the knife, and important things stay this far inside it (millimetres). */
const bleedWidth = 3;
const safetyWidth = 3;

/** Draws every line of the sheet from its panels and hinges, so that no line can disagree with them. */
export function assemble(sheet: Omit<Dieline, 'paths'>): Dieline {
  const { outline, slits } = cutLinesOf(sheet);
  return {
    ...sheet,
    paths: [
      { kind: 'cut', points: outline, closed: true },
      ...slits.map((points): Path => ({ kind: 'cut', points, closed: false })),
      ...sheet.hinges.map(({ crease }: Hinge): Path => ({ kind: 'crease', points: crease, closed: false })),
      ...bleedOf(sheet),
      ...sheet.panels.flatMap(safetyOf),
      ...glueOf(sheet.panels),
    ],
  };
}

/** Ink stays off the glue flap but for the bleed. */
function bleedOf(sheet: Omit<Dieline, 'paths'>): Path[] {
  const printed = sheet.panels.filter(({ role }) => role !== 'glueFlap');
  const outline = outlineOf({ panels: printed, hinges: sheet.hinges });
  return offsetOutline(outline, bleedWidth).map((points) => ({ kind: 'bleed', points, closed: true }));
}

function safetyOf({ role, outline }: Panel): Path[] {
  if (role !== 'wall' && role !== 'lid') return [];
  return offsetOutline(outline, -safetyWidth).map((points) => ({ kind: 'safety', points, closed: true }));
}

function glueOf(panels: readonly Panel[]): Path[] {
  return panels
    .filter(({ role }) => role === 'glueFlap')
    .map(({ outline }) => ({ kind: 'glue', points: outline, closed: true }));
}
