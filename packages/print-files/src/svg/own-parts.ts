import { pointsOfLine } from '../content/page-area.ts';
import type { CurvedLine } from '../content/path.ts';
import { type Matrix, times } from '../matrix.ts';
import { ownCutOf } from '../page/own-cut.ts';
import type { PageReading } from '../page/reading.ts';
import { isTemplate, type Part, partOfGroup } from '../part.ts';
import { byIdIn, hrefOf, isHidden, referredTo, rootMatrix, shapes } from './element.ts';
import { type Paints, paintsOf, partOfPaint } from './painted-names.ts';
import { shapeLines } from './shape-lines.ts';
import { transformOf } from './transform.ts';
import { type SvgElement, treeOf } from './tree.ts';
import { usedBy, withoutViewports } from './viewports.ts';

/** What is written of an element: less than all of it. */
export type LeftOut = 'all' | 'stroke' | 'fill';

/** By the number of the element in its file. */
type Leaving = ReadonlyMap<number, LeftOut>;

/** The drawings for the printer in a drawing: lines for cutting and creasing, and white. */
export interface SvgParts {
  /** What isn't printed in colour. */
  readonly leaving: Leaving;
  /** The same of the white alone; null without any. */
  readonly white: Leaving | null;
  /** Whether it has the lines of a template of ours and nothing else. */
  readonly isBare: boolean;
  /** What the reading says about them. */
  readonly lines: SvgLines;
}

export type SvgLines = Pick<PageReading, 'cutLines' | 'ownCut' | 'leftOut'>;

/** A pixel of CSS in mm. */
const pixel = 25.4 / 96;
/** What is drawn where it stands. */
const drawn = new Set([...shapes, 'g', 'svg', 'a', 'switch', 'image', 'use', 'text']);
/** References within references, and all that are followed. */
const [deepest, mostFollowed] = [20, 20_000];
/** Shapes to cut along, and characters of their paths: far more than any cut has, and little memory. */
const [mostCuts, mostData] = [10_000, 400_000];

interface Size {
  readonly width: number;
  readonly height: number;
}

interface CutShape {
  readonly shape: SvgElement;
  readonly matrix: Matrix;
}

/**
 * What in a drawing isn't artwork, by the usual names: of its layers and groups (Inkscape's labels, Illustrator's ids),
 * and of the colours of its strokes and areas. A drawing that has nothing else is artwork: a pair of scissors may be
 * called “cut”. In a template of ours, all its layers are known.
 *
 * @param text as it was sent, because notes of drawing programs name the layers
 * @param size of the whole drawing, in pixels of CSS
 */
export function svgParts(text: string, size: Size): SvgParts {
  const root = withoutViewports(treeOf(text), size);
  const byId = byIdIn(root);
  const isOurs = isTemplate(groupsIn(root));
  const [leaving, white] = [new Map<number, LeftOut>(), new Map<number, LeftOut>()];
  const cuts: CutShape[] = [];
  const seen = new Set<Part>();
  let [artworks, followed, data] = [0, 0, 0];
  const isTooFine = () => cuts.length >= mostCuts || data > mostData;
  const ofRoot = paintsOf(root, { stroke: undefined, fill: undefined });
  for (const child of root.children) visit(child, [1, 0, 0, 1, 0, 0], ofRoot);

  if (seen.size === 0 || artworks === 0) {
    return { leaving: new Map(), white: null, isBare: isOurs && artworks === 0, lines: noLines };
  }
  return {
    leaving,
    isBare: false,
    white: seen.has('white') ? white : null,
    lines: {
      ...cutLinesOf(isTooFine() ? 'too-fine' : cuts, rootMatrix(root, size), size),
      leftOut: [...seen].filter((part) => part !== 'artwork' && part !== 'hidden'),
    },
  };

  /** Artwork and what is in it. */
  function visit(element: SvgElement, outer: Matrix, inherited: Paints): void {
    // Definitions are drawn where others refer to them.
    if (!drawn.has(element.name) || isHidden(element)) return;
    const part = partOfGroup(element, isOurs);
    const matrix = times(transformOf(element.attributes.get('transform')), outer);
    if (part === 'artwork') visitArtwork(element, matrix, paintsOf(element, inherited));
    else leave(element, part, matrix);
  }

  function visitArtwork(element: SvgElement, matrix: Matrix, paints: Paints): void {
    if (shapes.has(element.name)) paint(element, paints, matrix);
    else if (['image', 'use', 'text'].includes(element.name)) {
      artworks += 1;
      white.set(element.at, 'all');
    } else for (const child of element.children) visit(child, matrix, paints);
  }

  /** A layer of lines or of white. */
  function leave(element: SvgElement, part: Part, matrix: Matrix): void {
    seen.add(part);
    leaving.set(element.at, 'all');
    if (part !== 'white') white.set(element.at, 'all');
    if (part === 'cut') collect(element, matrix, 0);
  }

  /** A shape by the names of its colours: one may be an area of artwork with a line for cutting around it. */
  function paint(shape: SvgElement, { stroke, fill }: Paints, matrix: Matrix): void {
    const parts = { stroke: partOfPaint(stroke, byId), fill: partOfPaint(fill, byId) };
    const isDrawn = { stroke: (stroke ?? 'none') !== 'none', fill: fill !== 'none' };
    const sides = (['stroke', 'fill'] as const).filter((side) => isDrawn[side]);
    const left = sides.filter((side) => parts[side] !== 'artwork');
    for (const side of left) seen.add(parts[side]);
    if (left.length < sides.length) artworks += 1;
    if (left[0]) leaving.set(shape.at, left.length === sides.length ? 'all' : left[0]);
    const notWhite = sides.filter((side) => parts[side] !== 'white');
    if (notWhite[0]) white.set(shape.at, notWhite.length === sides.length ? 'all' : notWhite[0]);
    if (left.some((side) => parts[side] === 'cut')) cutAlong(shape, matrix);
  }

  function cutAlong(shape: SvgElement, matrix: Matrix): void {
    data += (shape.attributes.get('d') ?? shape.attributes.get('points') ?? '').length;
    if (!isTooFine()) cuts.push({ shape, matrix });
  }

  /** All lines in a layer, also those that it refers to. */
  function collect(element: SvgElement, matrix: Matrix, depth: number): void {
    if (isTooFine()) return;
    if (shapes.has(element.name)) cutAlong(element, matrix);
    const used = element.name === 'use' ? follow(hrefOf(element), depth) : undefined;
    if (used) {
      const { drawn, matrix: own } = usedBy(element, used);
      for (const each of drawn) {
        if (referredTo.has(each.name) || isHidden(each)) continue;
        collect(each, times(transformOf(each.attributes.get('transform')), times(own, matrix)), depth + 1);
      }
    }
    for (const child of element.children) {
      if (referredTo.has(child.name) || isHidden(child)) continue;
      collect(child, times(transformOf(child.attributes.get('transform')), matrix), depth);
    }
  }

  function follow(href: string | undefined, depth: number): SvgElement | undefined {
    followed += 1;
    return depth < deepest && followed < mostFollowed && href?.startsWith('#') ? byId.get(href.slice(1)) : undefined;
  }
}

const groupsIn = (element: SvgElement): SvgElement[] =>
  element.children.flatMap((child) => [...(child.name === 'g' ? [child] : []), ...groupsIn(child)]);

function cutLinesOf(cuts: readonly CutShape[] | 'too-fine', inPixels: Matrix, { width, height }: Size) {
  if (cuts === 'too-fine') return { cutLines: [], ownCut: { why: 'too-fine' } } as const;
  const inMm = times(inPixels, [pixel, 0, 0, pixel, 0, 0]);
  const lines = cuts.flatMap(({ shape, matrix }) => shapeLines(shape, times(matrix, inMm))).filter(isSomewhere);
  return {
    cutLines: lines.map(pointsOfLine),
    ownCut: ownCutOf(lines, { length: width * pixel, width: height * pixel }),
  };
}

/** Numbers may be too large for a place. */
const isSomewhere = ({ start, segments }: CurvedLine): boolean =>
  [start, ...segments.flat()].every(([x, y]) => Number.isFinite(x) && Number.isFinite(y));

const noLines: SvgLines = { cutLines: [], ownCut: null, leftOut: [] };
