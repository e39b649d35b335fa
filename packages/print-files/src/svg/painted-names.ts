import { type Part, partOfInk } from '../part.ts';
import { hrefOf, property } from './element.ts';
import type { SvgElement } from './tree.ts';

/** What an element's stroke and fill are written as; inherited where it doesn't say. */
export interface Paints {
  readonly stroke: string | undefined;
  readonly fill: string | undefined;
}

/** Colours within colours. */
const deepest = 5;

/** The paints of an element, by its style, its class, its attributes, or those of what it is in. */
export const paintsOf = (element: SvgElement, outer: Paints): Paints => ({
  stroke: property(element, 'stroke')?.trim() ?? outer.stroke,
  fill: property(element, 'fill')?.trim() ?? outer.fill,
});

/**
 * What is drawn in a paint, by the name of its colour: of a swatch, as Inkscape keeps it, or of a colour with a profile
 * (`icc-color(CutContour, 1)`).
 */
export function partOfPaint(paint: string | undefined, byId: ReadonlyMap<string, SvgElement>): Part {
  const named = /icc(?:-named)?-color\(([^)]*)\)/.exec(paint ?? '')?.[1];
  if (named !== undefined) return firstPart(named.split(',').map((name) => name.replace(/['"]/g, '')));
  let id = /url\(\s*["']?#([^"')\s]+)/.exec(paint ?? '')?.[1];
  for (let depth = 0; id !== undefined && depth < deepest; depth += 1) {
    const swatch = byId.get(id);
    if (swatch === undefined || !/Gradient$|^solid[cC]olor$/.test(swatch.name)) return 'artwork';
    const part = firstPart([id, swatch.attributes.get('label') ?? '']);
    if (part !== 'artwork') return part;
    id = hrefOf(swatch)?.replace(/^#/, '');
  }
  return 'artwork';
}

const firstPart = (names: readonly string[]): Part =>
  names.map((name) => partOfInk(name)).find((part) => part === 'cut' || part === 'white' || part === 'template') ??
  'artwork';
