import { laySideBySide, type NamedBlank, templateGap, templateMargin } from '../export/side-by-side.ts';

/** In millimetres. */
interface PageSize {
  readonly length: number;
  readonly width: number;
}

/** Points in a millimetre. */
const points = 72 / 25.4;

/** Of a key line or template as PDF: what its legend needs, a row of it in points, and the room beside and below. */
export const keyLineLegend = { length: 170, row: 11, margin: 12 } as const;
/** Below the blanks of a template, for the grain's arrow; nothing of a plain key line. */
export const grainRoom = 10;
/** Below the blanks of a template as SVG, for its notes, which are at least so long. */
export const svgNotes = { length: 150, height: 22 } as const;

/** The page of a key line as PDF, which grows with the kinds of line that its legend explains. */
export function keyLinePage(blanks: readonly NamedBlank[], isTemplate: boolean): PageSize {
  const { width, height } = laySideBySide(blanks, templateGap);
  const kinds = new Set(blanks.flatMap(({ dieline }) => dieline.paths.map(({ kind }) => kind))).size;
  const legend = Math.max(44, 10 + (21 + keyLineLegend.row * kinds + 6) / points);
  return {
    length: Math.max(width, keyLineLegend.length) + templateMargin + keyLineLegend.margin,
    width: templateMargin + height + (isTemplate ? grainRoom : 0) + legend + keyLineLegend.margin,
  };
}

/** The page of a template as SVG. */
export function templateSvgPage(blanks: readonly NamedBlank[]): PageSize {
  const { width, height } = laySideBySide(blanks, templateGap);
  return {
    length: Math.max(width, svgNotes.length) + 2 * templateMargin,
    width: height + 2 * templateMargin + svgNotes.height,
  };
}
