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

/**
 * What style sheets say about the paints of classes, which is how Illustrator writes them. Other selectors are rare in
 * drawings.
 */
export function classPaints(text: string): ReadonlyMap<string, Paints> {
  const found = new Map<string, Paints>();
  for (const [, sheet = ''] of text.matchAll(/<(?:\w+:)?style\b[^>]*>([\s\S]*?)<\/(?:\w+:)?style/g)) {
    for (const [, selectors = '', body = ''] of sheet
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
        if (name === undefined) continue;
        const before = found.get(name);
        const said = (what: string) => new RegExp(`(?:^|;)\\s*${what}\\s*:([^;]*)`).exec(body)?.[1]?.trim();
        found.set(name, { stroke: said('stroke') ?? before?.stroke, fill: said('fill') ?? before?.fill });
      }
    }
  }
  return found;
}

/** The paints of an element, by its style, its class, its attributes, or those of what it is in. */
export function paintsOf(element: SvgElement, outer: Paints, classes: ReadonlyMap<string, Paints>): Paints {
  const names = (element.attributes.get('class') ?? '').split(/\s+/);
  const of = (what: 'stroke' | 'fill') => {
    const styled = /:/.test(element.attributes.get('style') ?? '') ? property(styleOf(element), what) : undefined;
    const classed = names.map((name) => classes.get(name)?.[what]).findLast((each) => each !== undefined);
    return (styled ?? classed ?? element.attributes.get(what) ?? outer[what])?.trim();
  };
  return { stroke: of('stroke'), fill: of('fill') };
}

/** The element's style alone. */
const styleOf = (element: SvgElement): SvgElement => ({
  ...element,
  attributes: new Map([['style', element.attributes.get('style') ?? '']]),
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
