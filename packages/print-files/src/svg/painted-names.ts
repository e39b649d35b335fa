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
  for (const { selectors, body } of sheetsIn(text).flatMap(rulesIn)) {
    const said = (what: string) => new RegExp(`(?:^|;)\\s*${what}\\s*:([^;]*)`).exec(body)?.[1]?.trim();
    const { stroke, fill } = { stroke: said('stroke'), fill: said('fill') };
    for (const selector of selectors.split(',')) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
      if (name === undefined) continue;
      const before = found.get(name);
      found.set(name, { stroke: stroke ?? before?.stroke, fill: fill ?? before?.fill });
    }
  }
  return found;
}

/** The style sheets of a drawing. Each character is looked at once, whatever a stranger has left open. */
function sheetsIn(text: string): string[] {
  const sheets: string[] = [];
  const [begins, ends] = [/<(?:\w+:)?style\b/g, /<\/(?:\w+:)?style/g];
  while (begins.test(text)) {
    const from = text.indexOf('>', begins.lastIndex) + 1;
    // An empty one, `<style/>`.
    if (text[from - 2] === '/') continue;
    ends.lastIndex = from;
    const end = from === 0 ? null : ends.exec(text);
    if (end === null) break;
    sheets.push(text.slice(from, end.index));
    begins.lastIndex = ends.lastIndex;
  }
  return sheets;
}

/** The rules of a style sheet, without those that others are in. */
const rulesIn = (sheet: string) =>
  withoutComments(sheet)
    .split('}')
    .slice(0, -1)
    .map((rule) => {
      const parts = rule.split('{');
      return { selectors: parts.at(-2) ?? '', body: parts.at(-1) ?? '' };
    });

const withoutComments = (sheet: string): string =>
  sheet
    .split('/*')
    .map((part, index) => {
      const end = part.indexOf('*/');
      if (index === 0) return part;
      return end < 0 ? '' : part.slice(end + 2);
    })
    .join('');

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
