import { cssPixels } from '@boxwright/print-files';

/** Width and height of a drawing in CSS pixels, 96 to an inch. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** The attributes of the root element that say how large an SVG is and which part of it is seen. */
export interface SvgRoot {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly viewBox?: string | undefined;
  readonly class?: string | undefined;
  readonly style?: string | undefined;
  readonly 'font-size'?: string | undefined;
}

/**
 * The size of an SVG as CSS defines it: its width and height, or the viewBox where they are missing. Undefined when it
 * has none, or one of zero.
 */
export function svgSize(root: SvgRoot): SvgSize | undefined {
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  const box = viewBoxOf(root);
  const found = {
    width: width ?? box?.width ?? Number.NaN,
    height: height ?? box?.height ?? Number.NaN,
  };
  if (box && width === undefined && height !== undefined) found.width = (height * box.width) / box.height;
  if (box && height === undefined && width !== undefined) found.height = (width * box.height) / box.width;
  return isSize(found) ? found : undefined;
}

/** Whether its width is one of print: millimetres, points, inches. */
export const hasUnits = ({ width = '', style = '' }: SvgRoot): boolean =>
  /^[\s\d.+e-]+(?:mm|cm|in|pt|pc|q)$/i.test(/(?:^|;)\s*width\s*:\s*([^;!]*)/i.exec(style)?.[1]?.trim() ?? width.trim());

/** The part of the drawing that is seen; undefined when the attribute is missing or invalid. */
export function viewBoxOf({ viewBox = '' }: SvgRoot): SvgSize | undefined {
  const numbers = viewBox.trim().split(/[\s,]+/);
  const [, , width, height] = numbers.map(Number);
  if (numbers.length !== 4 || width === undefined || height === undefined) return undefined;
  return isSize({ width, height }) ? { width, height } : undefined;
}

const isSize = ({ width, height }: SvgSize): boolean =>
  width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);

/** In CSS pixels; undefined for lengths that depend on the page, such as 100 %. The style overrides the attribute. */
const lengthOf = (root: SvgRoot, side: 'width' | 'height'): number | undefined =>
  cssPixels(said(root, side), cssPixels(said(root, 'font-size')));

function said(root: SvgRoot, name: 'width' | 'height' | 'font-size'): string {
  const styled = new RegExp(`(?:^|;)\\s*${name}\\s*:([^;!]*)`, 'i').exec(root.style ?? '')?.[1];
  return styled ?? root[name] ?? '';
}
