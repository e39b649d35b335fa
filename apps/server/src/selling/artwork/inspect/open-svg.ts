import { classStyles, stylesOf, usualLetter } from '@boxwright/print-files';
import { SaxesParser } from 'saxes';
import type { Sharp } from 'sharp';
import { sharp } from '../../../process/work/sharp.ts';
import { hasUnits, type SvgRoot, type SvgSize, svgSize, viewBoxOf } from './svg-size.ts';

/** A drawing that can be drawn at any size. */
export interface SvgDrawing {
  readonly size: SvgSize;
  /** Whether it says its size in units of length, and not in pixels. */
  readonly hasUnits: boolean;
  /** Opens the drawing in exactly this many pixels. */
  draw(width: number, height: number): Sharp;
}

/** The drawing library has 72 units of length and 96 pixels to an inch; at this density both are as in CSS. */
const density = 96;
/** The size's ratio may differ from the viewBox's by this much, which no printed sticker shows. */
const sameRatio = 0.002;

/**
 * Opens a well-formed SVG, for the screen and for print alike; undefined when it has no size. The drawing library
 * applies the resolution to physical units twice, so the size in pixels is written into the root element.
 */
export function openSvg(text: string): SvgDrawing | undefined {
  const { root, begin, end } = rootOf(text);
  const size = svgSize(root);
  if (!size) return undefined;
  return {
    size,
    hasUnits: hasUnits(root),
    draw(width, height) {
      const tag = sized(text.slice(begin, end), { root, size, width, height });
      // The declaration names the file's encoding, but this text is UTF-8.
      const sizedText = `${text.slice(0, begin).replace(/^<\?xml[^>]*\?>/, '')}${tag}${text.slice(end)}`;
      return sharp(Buffer.from(sizedText), { density, unlimited: true, limitInputPixels: 2 ** 27 });
    },
  };
}

interface Sized {
  readonly root: SvgRoot;
  readonly size: SvgSize;
  readonly width: number;
  readonly height: number;
}

const replaced = new Set(['width', 'height', 'viewBox', 'preserveAspectRatio', 'style']);

/** The root's start tag with a size in pixels. */
function sized(tag: string, { root, size, width, height }: Sized): string {
  const attributes = [...tag.matchAll(/\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)];
  const raw = (name: string) => attributes.find((found) => found[1] === name)?.[2];
  const kept = attributes.filter(([, name = '']) => !replaced.has(name)).map(([all]) => all);
  const box = viewBoxOf(root);
  const viewBox = box ? raw('viewBox') : `"0 0 ${size.width} ${size.height}"`;
  const isWhole = !box || Math.abs((box.width * size.height) / (box.height * size.width) - 1) < sameRatio;
  // Whole pixels are never exactly in the drawing's ratio; if it were kept, the edges would become half transparent.
  const aspect = isWhole ? '"none"' : (raw('preserveAspectRatio') ?? '"xMidYMid"');
  const style = raw('style') ?? '""';
  const pixels = (side: number) => `${(side * 72) / density}px!important`;
  const own = `width:${pixels(width)};height:${pixels(height)};`;
  return [
    /^<[^\s/>]+/.exec(tag)?.[0],
    // The library's letters are of 12 pixels.
    raw('font-size') ? '' : ` font-size="${usualLetter}"`,
    ...kept,
    ` viewBox=${viewBox} preserveAspectRatio=${aspect} style=${style[0]}${own}${style.slice(1)}`,
    tag.endsWith('/>') ? '/>' : '>',
  ].join('');
}

/** Characters that are parsed at once: the root is near the beginning of most files. */
const step = 65_536;

/** The root element's attributes, in whose style is also what its classes say, and where its start tag is. */
function rootOf(text: string): { root: SvgRoot; begin: number; end: number } {
  const parser = new SaxesParser({ xmlns: false });
  let found: { root: SvgRoot; begin: number; end: number } | undefined;
  parser.on('opentag', ({ attributes }) => {
    const end = parser.position;
    found ??= { root: attributes, begin: text.lastIndexOf('<', end - 1), end };
  });
  // Entities were checked before, and these attributes contain none.
  parser.on('error', () => undefined);
  for (let at = 0; at < text.length && !found; at += step) parser.write(text.slice(at, at + step));
  if (!found) throw new TypeError('An SVG without a root element');
  const styles = [...stylesOf(found.root, classStyles(text))];
  return { ...found, root: { ...found.root, style: styles.map((each) => each.join(':')).join(';') } };
}
