import type { Dieline, Millimetres } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { laySideBySide, namedBlanks, templateGap } from '../export/side-by-side.ts';

/** The flat extent of a blank's board on the drawing, from its upper left corner. */
export type PlaceOnTemplate = {
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly length: Millimetres;
  readonly width: Millimetres;
};

/** Greyboard isn't printed, and has no bleed. */
export const isPrinted = ({ paths }: Pick<Dieline, 'paths'>): boolean => paths.some(({ kind }) => kind === 'bleed');

/**
 * Where each blank of a box lies on the drawing of its printed blanks, which are side by side; null for what isn't
 * printed. In the order of `mesh`, whose texture coordinates run over these extents.
 */
export function placesOnTemplate(box: Pick<Box, 'blanks'>): (PlaceOnTemplate | null)[] {
  const printed = namedBlanks(box).filter(({ dieline }) => isPrinted(dieline));
  const bounds = laySideBySide(printed, templateGap).blanks.map((laid) => laid.bounds);
  const [left, top] = [Math.min(...bounds.map((b) => b.left)), Math.min(...bounds.map((b) => b.top))];
  const places = bounds
    .map((b) => ({ x: b.left - left, y: b.top - top, length: b.right - b.left, width: b.bottom - b.top }))
    .values();
  return box.blanks.map(({ dieline }) => (isPrinted(dieline) ? (places.next().value ?? null) : null));
}
