import type { CurvedLine, Point, Segment } from '../content/path.ts';
import { type Matrix, mapped } from '../matrix.ts';
import { lengthOf } from './element.ts';
import { pathLines } from './path-lines.ts';
import { numbersIn } from './transform.ts';
import type { SvgElement } from './tree.ts';

/** The outlines of a shape, in the units to which the matrix leads. */
export const shapeLines = (shape: SvgElement, matrix: Matrix): CurvedLine[] =>
  ownLines(shape).map(({ start, segments, isClosed }) => ({
    start: mapped(matrix, start),
    // A point is mapped to a point, so that a segment keeps its form.
    segments: segments.map((segment) => segment.map((point) => mapped(matrix, point)) as unknown as Segment),
    isClosed,
  }));

function ownLines(shape: SvgElement): CurvedLine[] {
  const length = (name: string) => lengthOf(shape, name) ?? 0;
  switch (shape.name) {
    case 'path':
      return pathLines(shape.attributes.get('d') ?? '');
    case 'line':
      return pathLines(`M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`);
    case 'polyline':
    case 'polygon': {
      const points = numbersIn(shape.attributes.get('points') ?? '');
      return pathLines(`M${points.join(' ')}${shape.name === 'polygon' ? 'Z' : ''}`);
    }
    case 'rect':
      return rectangle(shape);
    case 'circle':
      return ellipse([length('cx'), length('cy')], length('r'), length('r'));
    case 'ellipse':
      return ellipse([length('cx'), length('cy')], length('rx'), length('ry'));
    default:
      return [];
  }
}

function rectangle(shape: SvgElement): CurvedLine[] {
  const [x, y] = [lengthOf(shape, 'x') ?? 0, lengthOf(shape, 'y') ?? 0];
  const [length, width] = [lengthOf(shape, 'width') ?? 0, lengthOf(shape, 'height') ?? 0];
  const [right, down] = [lengthOf(shape, 'rx'), lengthOf(shape, 'ry')];
  const rx = Math.min(right ?? down ?? 0, length / 2);
  const ry = Math.min(down ?? right ?? 0, width / 2);
  if (length <= 0 || width <= 0) return [];
  const round = (to: string) => (rx > 0 && ry > 0 ? `A${rx} ${ry} 0 0 1 ${to}` : '');
  return pathLines(
    [
      `M${x + rx} ${y}H${x + length - rx}${round(`${x + length} ${y + ry}`)}`,
      `V${y + width - ry}${round(`${x + length - rx} ${y + width}`)}`,
      `H${x + rx}${round(`${x} ${y + width - ry}`)}V${y + ry}${round(`${x + rx} ${y}`)}Z`,
    ].join(''),
  );
}

const ellipse = ([x, y]: Point, rx: number, ry: number): CurvedLine[] =>
  rx > 0 && ry > 0
    ? pathLines(`M${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}Z`)
    : [];
