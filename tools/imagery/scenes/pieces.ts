import { drawBox } from '@boxwright/dieline';
import type { BoxItem, Item, PropItem, SheetItem } from './scene.ts';

type Size = readonly [number, number, number];
type Rest = Partial<Omit<BoxItem, 'kind' | 'style' | 'size' | 'brand'>>;

/** A lid that isn't quite closed, as on a real carton. */
const nearlyClosed = { topLid: 0.972, topTuck: 1.05 };
export const wideOpen = { topLid: -0.12, topTuck: 0.4, topDustLeft: 0.18, topDustRight: 0.28 };

/** A box of any style. */
export const box = (style: string, brand: string, size: Size, rest: Rest = {}): BoxItem => ({
  kind: 'box',
  style,
  brand,
  size,
  ...rest,
});

/** A carton with straight tucks, its lid almost shut. */
export const straight = (brand: string, size: Size, rest: Rest = {}): BoxItem =>
  box('straight-tuck-end', brand, size, { folded: nearlyClosed, ...rest });

/** A carton with reverse tucks, its lid almost shut. */
export const reverse = (brand: string, size: Size, rest: Rest = {}): BoxItem =>
  box('reverse-tuck-end', brand, size, { folded: nearlyClosed, ...rest });

/** The same box with its lid up. */
export const open = (item: BoxItem, rest: Rest = {}): BoxItem => ({ ...item, folded: wideOpen, ...rest });

/** The same box as its printed blank, lying. */
export const flat = ({ folded, pose, tilt, ...item }: BoxItem, rest: Rest): BoxItem => ({ ...item, ...rest, fold: 0 });

/** The same box half folded, print down on the table. */
export const halfFolded = ({ folded, pose, ...item }: BoxItem, fold: number, rest: Rest): BoxItem => ({
  ...item,
  tilt: [90, 0],
  ...rest,
  fold,
});

/** The same box somewhere else. */
export const moved = (item: BoxItem, rest: Partial<BoxItem>): BoxItem => ({ ...item, ...rest });

const prop = (shape: PropItem['shape'], colour: string, size: Size, rest: Partial<PropItem>): PropItem => ({
  kind: 'prop',
  shape,
  colour,
  size,
  ...rest,
});

export const block = (colour: string, size: Size, rest: Partial<PropItem> = {}) => prop('block', colour, size, rest);
export const ball = (colour: string, across: number, rest: Partial<PropItem> = {}) =>
  prop('ball', colour, [across, across, across], rest);
export const cylinder = (colour: string, across: number, height: number, rest: Partial<PropItem> = {}) =>
  prop('cylinder', colour, [across, height, across], { round: 1, ...rest });
export const cord = (colour: string, thick: number, through: readonly Size[], rest: Partial<PropItem> = {}) =>
  prop('cord', colour, [thick, thick, thick], { through, ...rest });

/** A ring lying on the table. */
export const ring = (colour: string, across: number, thick: number, rest: Partial<PropItem> = {}) =>
  cord(
    colour,
    thick,
    Array.from({ length: 33 }, (_, at): Size => {
      const angle = (Math.PI * 2 * at) / 32;
      return [(Math.cos(angle) * across) / 2, 0, (Math.sin(angle) * across) / 2];
    }),
    rest,
  );

/** A heap of balls: positions in ball diameters, rows from below. */
export const balls = (colours: readonly string[], across: number, places: readonly Size[]): PropItem[] =>
  places.map(([x, y, z], index) =>
    ball(colours[index % colours.length] ?? '#ffffff', across * (0.96 + 0.06 * ((index * 0.618) % 1)), {
      at: [x, z],
      lift: y,
      roughness: 0.55,
    }),
  );

/** A printed sheet with a brand's artwork. */
export const sheet = (brand: string, width: number, depth: number, rest: Partial<SheetItem> = {}): SheetItem => ({
  kind: 'sheet',
  brand,
  width,
  depth,
  thickness: 0.4,
  board: 'fbb',
  finish: 'coated',
  ...rest,
});

/** The two cords of a carry bag, through its holes. The bag must be at the same position. */
export function bagHandle(
  colour: string,
  [length, width, height]: Size,
  { turn = 0, at = [0, 0] }: Partial<PropItem>,
): PropItem[] {
  const apart = Math.min(Math.max(length / 3, 45), 120) / 2;
  const loop = (z: number, lean: number): Size[] => [
    [-apart, height - 24, z - lean],
    [-apart, height - 18, z + lean * 2],
    [-apart * 0.92, height + apart * 0.5, z + lean * 3],
    [-apart * 0.5, height + apart * 1.15, z + lean * 6],
    [apart * 0.5, height + apart * 1.15, z + lean * 6],
    [apart * 0.92, height + apart * 0.5, z + lean * 3],
    [apart, height - 18, z + lean * 2],
    [apart, height - 24, z - lean],
  ];
  const lift = height - 26;
  return [
    cord(colour, 4, loop(width / 2, 1.5), { turn, at, lift, roughness: 0.8 }),
    cord(colour, 4, loop(-width / 2, -1.5), { turn, at, lift, roughness: 0.8 }),
  ];
}

/** Converts a point in a piece's coordinates to the scene's, for a turned and placed piece. */
export function turnedAt(
  [x, z]: readonly [number, number],
  turn: number,
  at: readonly [number, number],
): [number, number] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [at[0] + x * c + z * s, at[1] + z * c - x * s];
}

/**
 * Makes a blister's contents, given the position of its middle, the card's rotation, and the height of the card's upper
 * side in millimetres.
 */
export type Contents = (at: readonly [number, number], turn: number, lift: number) => Item[];

/** A flat blister card with its clear dome over the glue zone, and the dome's contents. */
export function blistered(card: BoxItem, high: number, contents: Contents): Item[] {
  const [length, width, height] = card.size;
  const drawn = drawBox(card.style, {
    length,
    width,
    height,
    caliper: card.caliper ?? 0.5,
    options: card.options ?? {},
  });
  const glue = drawn.ok ? drawn.box.blanks[0]?.dieline.paths.filter(({ kind }) => kind === 'glue') : [];
  const points = glue?.flatMap((path) => path.points) ?? [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { turn = 0, at = [0, 0], caliper: lift = 0.5 } = card;
  const middle = turnedAt([(left + right) / 2 - width / 2, (top + bottom) / 2 - length / 2], turn, at);
  const dome: Size = [right - left - 12, high, bottom - top - 12];
  return [
    card,
    ...contents(middle, turn, lift),
    block('#f6f9fa', dome, { round: 1.8, turn, at: middle, lift, roughness: 0.05, glass: true }),
  ];
}

/** A backing sheet, or any sheet in one colour. */
export const liner = (
  width: number,
  depth: number,
  colour: string,
  turn: number,
  at: readonly [number, number] = [0, 0],
): SheetItem => ({
  kind: 'sheet',
  width,
  depth,
  thickness: 0.2,
  board: 'paper',
  finish: 'matt',
  print: `<rect width="${width}" height="${depth}" fill="${colour}"/>`,
  turn,
  at,
});
