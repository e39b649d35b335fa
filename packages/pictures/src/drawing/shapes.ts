import type { Face } from '../lettering/glyphs.ts';
import { setRoundText, setText } from '../lettering/set-text.ts';

/** A piece of SVG. It is made only of our own constants and numbers, never of user input. */
export type Markup = string;

export type Place = readonly [x: number, y: number];

/** A number rounded to hundredths, as short as possible. */
export function num(value: number): string {
  const short = String(Math.round(value * 100) / 100 + 0);
  return short.replace(/^(-?)0\./, '$1.');
}

/** Path data with numbers formatted by `num`: d`M${x} ${y}`. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((data, text, index) => {
    const value = values[index - 1];
    return data + (typeof value === 'number' ? num(value) : value) + text;
  });
}

export const polygon = (places: readonly Place[], closed = true): string =>
  places.map(([x, y], index) => d`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (closed ? 'Z' : '');

/** The same in tenths and relative steps, for long outlines in pixels. */
export function outline(places: readonly Place[], closed = true): string {
  let [atX, atY] = [0, 0];
  const steps = places.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)];
    const [right, down] = [(toX - atX) / 10, (toY - atY) / 10];
    [atX, atY] = [toX, toY];
    const pair = num(right) + (down < 0 ? '' : ' ') + num(down);
    if (index === 0) return `M${pair}`;
    if (down === 0) return right === 0 ? '' : `h${num(right)}`;
    return right === 0 ? `v${num(down)}` : `l${pair}`;
  });
  return steps.join('') + (closed ? 'z' : '');
}

export const fill = (data: string, colour: string, opacity = 1): Markup =>
  `<path d="${data}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${num(opacity)}"` : ''}/>`;

/** A line; `dash` as in SVG's stroke-dasharray. */
export const line = (
  data: string,
  colour: string,
  width: number,
  { opacity = 1, dash = '', round = false } = {},
): Markup =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${
    opacity < 1 ? ` stroke-opacity="${num(opacity)}"` : ''
  }${dash === '' ? '' : ` stroke-dasharray="${dash}"`}${
    round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  }/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: string, round = 0): Markup =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${
    round > 0 ? ` rx="${num(round)}"` : ''
  } fill="${colour}"/>`;

export const frame = (x: number, y: number, width: number, height: number, colour: string, weight: number, round = 0) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${
    round > 0 ? ` rx="${num(round)}"` : ''
  } fill="none" stroke="${colour}" stroke-width="${num(weight)}"/>`;

export const disc = (x: number, y: number, radius: number, colour: string): Markup =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, weight: number, dash = ''): Markup =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(weight)}"${
    dash === '' ? '' : ` stroke-dasharray="${dash}"`
  }/>`;

/** Moves, rotates (degrees, clockwise) and scales a drawing about the origin. */
export const placed = (x: number, y: number, markup: Markup, { turn = 0, scale = 1 } = {}): Markup =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : `rotate(${num(turn)})`}${
    scale === 1 ? '' : `scale(${num(scale * 100)}e-2)`
  }">${markup}</g>`;

export interface Repeat {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Fill for parts of the motif without their own. */
  readonly colour?: string;
}

/** The same motif several times: defined once and referenced by its name, which must be unique in the picture. */
export const repeated = (name: string, motif: Markup, places: readonly Repeat[]): Markup =>
  `<defs><g id="${name}">${motif}</g></defs>${uses(name, places)}`;

/** References to a motif that was defined before. */
export const uses = (name: string, places: readonly Repeat[]): Markup =>
  places
    .map(({ x, y, turn = 0, colour }) => {
      const at = (x === 0 ? '' : ` x="${num(x)}"`) + (y === 0 ? '' : ` y="${num(y)}"`);
      const turned = turn === 0 ? '' : ` transform="rotate(${[turn, x, y].map(num).join(' ')})"`;
      return `<use href="#${name}"${at}${turned}${colour === undefined ? '' : ` fill="${colour}"`}/>`;
    })
    .join('');

export interface Line {
  readonly face: Face;
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Maximum height of a capital. */
  readonly height: number;
  /** Maximum width of the line. */
  readonly within?: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tracking?: number;
  /** Degrees, clockwise about the anchor. */
  readonly turn?: number;
}

/** Lettering as outlines. */
export function words({
  face,
  text,
  x,
  y,
  height,
  within = Infinity,
  colour,
  anchor = 'middle',
  tracking = 0,
  turn = 0,
}: Line) {
  const set = setText({ face, text, height, within, tracking });
  const shift = anchor === 'start' ? 0 : anchor === 'end' ? -set.width : -set.width / 2;
  const start =
    turn === 0
      ? `translate(${num(x + shift)} ${num(y)})`
      : `translate(${num(x)} ${num(y)})rotate(${num(turn)})translate(${num(shift)})`;
  return `<path transform="${start}scale(${set.unit.toPrecision(3)})" fill="${colour}" d="${set.path}"/>`;
}

/** The height of a line's capitals when it is limited to a width. */
export const heightOf = (face: Face, text: string, height: number, within: number, tracking = 0): number =>
  setText({ face, text, height, within, tracking }).height;

/** Lettering around a circle, with its middle at the top, rotated by `turn`. */
export function roundWords({ face, text, x, y, height, colour, tracking = 0, turn = 0 }: Line, radius: number): Markup {
  const set = setRoundText({ face, text, height, tracking }, radius);
  return `<path transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : `rotate(${num(turn)})`}scale(${set.unit.toPrecision(3)})" fill="${colour}" d="${set.path}"/>`;
}
