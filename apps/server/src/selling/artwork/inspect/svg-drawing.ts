import { type PageReading, svgParts, svgReading } from '@boxwright/print-files';
import { openSvg, type SvgDrawing } from './open-svg.ts';
import type { PixelSize } from './svg-pictures.ts';
import { writeSvg } from './write-svg.ts';

/** What is printed of a well-formed SVG: its drawing, and what is read of it; undefined without a size. */
export function readingOfSvg(
  text: string,
  pictures: ReadonlyMap<string, PixelSize>,
): { readonly reading: PageReading; readonly drawing: SvgDrawing } | undefined {
  const size = openSvg(text)?.size;
  if (!size) return undefined;
  const { width, height } = size;
  const parts = svgParts(text, size);
  const print = writeSvg(text, parts.leaving);
  const drawing = openSvg(print);
  if (!drawing) return undefined;
  const { hasUnits } = drawing;
  return { reading: svgReading(print, { width, height, hasUnits, pictures, lines: parts.lines }), drawing };
}
