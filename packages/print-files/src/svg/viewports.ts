import { type Matrix, times } from '../matrix.ts';
import { cssPixels, usualLetter } from './css-pixels.ts';
import { lengthOf, rootMatrix } from './element.ts';
import { letterOf } from './letters.ts';
import { numbersIn } from './transform.ts';
import type { SvgElement } from './tree.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Attributes that may be percentages or have units, by what they are a share of. */
const shares: Readonly<Record<string, 'width' | 'height' | 'diagonal'>> = {
  ...{ x: 'width', cx: 'width', x1: 'width', x2: 'width', width: 'width', rx: 'width' },
  ...{ y: 'height', cy: 'height', y1: 'height', y2: 'height', height: 'height', ry: 'height' },
  r: 'diagonal',
};

/** What lengths are multiples of. */
interface Units extends Extent {
  /** Of letters. */
  readonly letter: number;
}

/**
 * The same drawing with numbers for percentages and lengths, and the transformation of drawings within it, which have
 * units of their own. Symbols are left as they are, because each `use` of one may have a size of its own: see `usedBy`.
 * Letters are those of where an element stands in the file, also of what is used elsewhere.
 *
 * @param size of the whole drawing
 */
export function withoutViewports(root: SvgElement, size: Extent): SvgElement {
  return inOwnUnits(root, { ...size, letter: letterOf(root, usualLetter) });
}

function inOwnUnits(drawing: SvgElement, units: Units): SvgElement {
  const own = { ...unitsOf(drawing, units), letter: units.letter };
  return { ...drawing, children: drawing.children.map((child) => inViewport(child, own)) };
}

/** How many of its units a drawing is long and wide. */
function unitsOf(drawing: SvgElement, size: Extent): Extent {
  const [, , width, height] = numbersIn(drawing.attributes.get('viewBox') ?? '');
  return width && height ? { width, height } : size;
}

function inViewport(element: SvgElement, outer: Units): SvgElement {
  const viewport = { ...outer, letter: letterOf(element, outer.letter) };
  const numbers = inNumbers(element, viewport);
  const plain = { ...element, attributes: numbers };
  const size = {
    width: lengthOf(plain, 'width') ?? viewport.width,
    height: lengthOf(plain, 'height') ?? viewport.height,
  };
  if (element.name === 'use') plain.attributes = new Map([...plain.attributes, ...sides(size)]);
  if (element.name !== 'svg') {
    if (element.name === 'symbol') return inOwnUnits(plain, viewport);
    return { ...plain, children: element.children.map((child) => inViewport(child, viewport)) };
  }
  const moved = times(rootMatrix(plain, size), [1, 0, 0, 1, lengthOf(plain, 'x') ?? 0, lengthOf(plain, 'y') ?? 0]);
  const transform = `${plain.attributes.get('transform') ?? ''} matrix(${moved.join(' ')})`;
  return {
    ...inOwnUnits(plain, { ...size, letter: viewport.letter }),
    attributes: new Map([...plain.attributes, ['transform', transform]]),
  };
}

const sides = ({ width, height }: Extent): [string, string][] => [
  ['width', String(width)],
  ['height', String(height)],
];

/**
 * What a `use` draws of what it refers to, and from whose units; both of a drawing without viewports. A drawing within it
 * has the place and size of its `use`, as a symbol has: the drawing library draws both so.
 */
export function usedBy(
  use: SvgElement,
  used: SvgElement,
): { readonly drawn: readonly SvgElement[]; readonly matrix: Matrix } {
  const moved: Matrix = [1, 0, 0, 1, lengthOf(use, 'x') ?? 0, lengthOf(use, 'y') ?? 0];
  if (used.name !== 'symbol' && used.name !== 'svg') return { drawn: [used], matrix: moved };
  const size = { width: lengthOf(use, 'width') ?? 0, height: lengthOf(use, 'height') ?? 0 };
  return { drawn: used.children, matrix: times(rootMatrix(used, size), moved) };
}

function inNumbers({ attributes, styles }: SvgElement, { width, height, letter }: Units): SvgElement['attributes'] {
  const whole = { width, height, diagonal: Math.sqrt((width ** 2 + height ** 2) / 2) };
  // Styles, which are stronger, come last.
  const found = [...attributes, ...styles].flatMap(([name, value]): [string, string][] => {
    const of = shares[name];
    if (of === undefined) return [];
    const isShare = /^\s*[-+.\d]+(?:e[-+]?\d+)?%\s*$/i.test(value);
    const number = isShare ? (Number.parseFloat(value) / 100) * whole[of] : cssPixels(value, letter);
    return number === undefined ? [] : [[name, String(number)]];
  });
  return found.length === 0 ? attributes : new Map([...attributes, ...found]);
}
