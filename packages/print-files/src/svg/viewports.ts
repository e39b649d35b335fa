import { times } from '../matrix.ts';
import { lengthOf, rootMatrix } from './element.ts';
import { numbersIn } from './transform.ts';
import type { SvgElement } from './tree.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Attributes that may be percentages, by what they are a share of. */
const shares: Readonly<Record<string, 'width' | 'height' | 'diagonal'>> = {
  ...{ x: 'width', cx: 'width', x1: 'width', x2: 'width', width: 'width', rx: 'width' },
  ...{ y: 'height', cy: 'height', y1: 'height', y2: 'height', height: 'height', ry: 'height' },
  r: 'diagonal',
};

/**
 * The same drawing with numbers for percentages, and groups for drawings within it, which have units of their own.
 *
 * @param size of the whole drawing
 */
export function withoutViewports(root: SvgElement, size: Extent): SvgElement {
  const own = unitsOf(root, size);
  return { ...root, children: root.children.map((child) => inViewport(child, own)) };
}

/** How many of its units a drawing is long and wide. */
function unitsOf(drawing: SvgElement, size: Extent): Extent {
  const [, , width, height] = numbersIn(drawing.attributes.get('viewBox') ?? '');
  return width && height ? { width, height } : size;
}

function inViewport(element: SvgElement, viewport: Extent): SvgElement {
  const plain = { ...element, attributes: inNumbers(element.attributes, viewport) };
  if (element.name !== 'svg')
    return { ...plain, children: element.children.map((child) => inViewport(child, viewport)) };
  const size = {
    width: lengthOf(plain, 'width') ?? viewport.width,
    height: lengthOf(plain, 'height') ?? viewport.height,
  };
  const moved = times(rootMatrix(plain, size), [1, 0, 0, 1, lengthOf(plain, 'x') ?? 0, lengthOf(plain, 'y') ?? 0]);
  const transform = `${plain.attributes.get('transform') ?? ''} matrix(${moved.join(' ')})`;
  return {
    ...withoutViewports(plain, size),
    name: 'g',
    attributes: new Map([...plain.attributes, ['transform', transform]]),
  };
}

function inNumbers(attributes: SvgElement['attributes'], { width, height }: Extent): SvgElement['attributes'] {
  const whole = { width, height, diagonal: Math.sqrt((width ** 2 + height ** 2) / 2) };
  const found = [...attributes].flatMap(([name, value]): [string, string][] => {
    const of = shares[name];
    const isShare = of !== undefined && /^\s*[-+.\d]+(?:e[-+]?\d+)?%\s*$/i.test(value);
    return isShare ? [[name, String((Number.parseFloat(value) / 100) * whole[of])]] : [];
  });
  return found.length === 0 ? attributes : new Map([...attributes, ...found]);
}
