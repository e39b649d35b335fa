import type { Place } from '../content/painted.ts';
import { type Matrix, mapped, sidesOf, times } from '../matrix.ts';
import { byIdIn, hrefOf, isHidden, lengthOf, property, referredTo, rootMatrix, shapes } from './element.ts';
import { numbersIn, transformOf } from './transform.ts';
import { type SvgElement, treeOf } from './tree.ts';
import { usedBy, withoutViewports } from './viewports.ts';

/** Of a whole picture in a drawing, or of the drawing: pixels of CSS, 96 to an inch. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** A picture in a drawing, as it is placed. */
export interface PictureInSvg {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** In the size that the drawing says, in the direction in which there are fewer. */
  readonly pixelsPerInch: number;
  /** In pixels of CSS from the upper left corner of the drawing. */
  readonly place: Place;
}

/** References within references, and all that are followed. */
const [deepest, mostFollowed] = [20, 20_000];

/**
 * The pictures in a drawing that is well-formed and was checked, each as often as it is placed: also those that `use`
 * and patterns refer to, which is how drawing programs place photographs in frames.
 *
 * @param size of the whole drawing
 * @param pixels of each picture by its address, its data
 */
export function placedPictures(text: string, size: Pixels, pixels: ReadonlyMap<string, Pixels>): PictureInSvg[] {
  const root = withoutViewports(treeOf(text), size);
  const byId = byIdIn(root);

  const placed: PictureInSvg[] = [];
  let followed = 0;
  draw(root, rootMatrix(root, size), 0);
  return placed;

  function draw(element: SvgElement, outer: Matrix, depth: number): void {
    if (referredTo.has(element.name) || isHidden(element)) return;
    const matrix = times(transformOf(element.attributes.get('transform')), outer);
    const picture = element.name === 'image' ? pixels.get(hrefOf(element) ?? '') : undefined;
    if (picture) place(element, picture, matrix);
    else if (element.name === 'use') drawUsed(element, matrix, depth);
    else if (shapes.has(element.name)) fill(element, matrix, depth);
    else for (const child of element.children) draw(child, matrix, depth);
  }

  function drawUsed(use: SvgElement, matrix: Matrix, depth: number): void {
    const used = follow(hrefOf(use), depth);
    if (!used) return;
    const { drawn, matrix: own } = usedBy(use, used);
    for (const element of drawn) draw(element, times(own, matrix), depth + 1);
  }

  /** A shape that is filled with a pattern. Its content may be in the units of the shape's own size. */
  function fill(shape: SvgElement, matrix: Matrix, depth: number): void {
    const pattern = follow(/url\(\s*["']?(#[^"')\s]+)/.exec(property(shape, 'fill') ?? '')?.[1], depth);
    if (pattern?.name !== 'pattern') return;
    const isRelative = pattern.attributes.get('patternContentUnits') === 'objectBoundingBox';
    const [length, width] = isRelative ? extentOf(shape) : [1, 1];
    const inner = times(transformOf(pattern.attributes.get('patternTransform')), matrix);
    for (const child of pattern.children) draw(child, times([length, 0, 0, width, 0, 0], inner), depth + 1);
  }

  function follow(href: string | undefined, depth: number): SvgElement | undefined {
    followed += 1;
    return depth < deepest && followed < mostFollowed && href?.startsWith('#') ? byId.get(href.slice(1)) : undefined;
  }

  function place(image: SvgElement, { width, height }: Pixels, matrix: Matrix): void {
    const across = (lengthOf(image, 'width') ?? width) / width;
    const down = (lengthOf(image, 'height') ?? height) / height;
    const aspect = image.attributes.get('preserveAspectRatio') ?? '';
    const same = aspect.includes('slice') ? Math.max(across, down) : Math.min(across, down);
    const [x, y] = aspect.trim() === 'none' ? [across, down] : [same, same];
    const [right, below] = sidesOf(matrix);
    const pixelsPerInch = 96 / Math.max(x * right, y * below);
    if (!Number.isFinite(pixelsPerInch) || pixelsPerInch <= 0) return;
    const [left, top] = [lengthOf(image, 'x') ?? 0, lengthOf(image, 'y') ?? 0];
    placed.push({
      pixelWidth: width,
      pixelHeight: height,
      pixelsPerInch,
      place: extentIn(matrix, left, top, width * across, height * down),
    });
  }
}

function extentIn(matrix: Matrix, x: number, y: number, length: number, width: number): Place {
  const corners = [0, 1].flatMap((u) => [0, 1].map((v) => mapped(matrix, [x + u * length, y + v * width])));
  const [xs, ys] = [corners.map(([right]) => right), corners.map(([, down]) => down)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, length: Math.max(...xs) - left, width: Math.max(...ys) - top };
}

/** Length and width of a shape, in its own units. */
function extentOf(shape: SvgElement): readonly [number, number] {
  const radius = lengthOf(shape, 'r');
  const [rx, ry] = [lengthOf(shape, 'rx') ?? radius, lengthOf(shape, 'ry') ?? radius];
  if (shape.name === 'rect') return [lengthOf(shape, 'width') ?? 0, lengthOf(shape, 'height') ?? 0];
  if (shape.name === 'circle' || shape.name === 'ellipse') return [2 * (rx ?? 0), 2 * (ry ?? 0)];
  return extentOfPoints(shape.attributes.get('d') ?? shape.attributes.get('points') ?? '');
}

/** Of a path or polygon: as far as its numbers reach, if they are places; drawing programs write such for frames. */
function extentOfPoints(words: string): readonly [number, number] {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = 'L', numbers = ''] of words.matchAll(/([A-Za-z]?)([^A-Za-z]*)/g)) {
    const found = numbersIn(numbers);
    if (command === 'H') xs.push(...found);
    else if (command === 'V') ys.push(...found);
    else found.forEach((each, at) => void (at % 2 === 0 ? xs : ys).push(each));
  }
  const reach = (numbers: readonly number[]) =>
    numbers.reduce((a, b) => Math.max(a, b), -Infinity) - numbers.reduce((a, b) => Math.min(a, b), Infinity);
  return [reach(xs), reach(ys)];
}
