import type { Rgb } from '../raster.ts';

/**
 * The eight solids of process printing on coated paper, as screens show them: ISO 12647-2, FOGRA39 (ISO Coated v2)
 * converted to sRGB. By cyan, magenta and yellow.
 */
const solids: readonly (readonly [cyan: number, magenta: number, yellow: number, shown: Rgb])[] = [
  [0, 0, 0, [255, 255, 255]],
  [1, 0, 0, [0, 159, 227]],
  [0, 1, 0, [230, 0, 126]],
  [0, 0, 1, [255, 237, 0]],
  [0, 1, 1, [227, 6, 19]],
  [1, 0, 1, [0, 150, 64]],
  [1, 1, 0, [49, 39, 131]],
  [1, 1, 1, [29, 29, 27]],
];
const black: Rgb = [29, 29, 27];

/** Of the sRGB transfer curve (IEC 61966-2-1). */
const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const encoded = (share: number): number =>
  255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/**
 * About how a colour of the screen looks in print: its complement in cyan, magenta and yellow, of which what is grey is
 * printed in black, mixed from the solids as dots beside each other (Neugebauer 1937). Good enough to say which way a
 * colour moves, and not for a proof.
 */
export function printedColour(rgb: Rgb): Rgb {
  const given = rgb.map((value) => 1 - linear(value));
  const grey = Math.min(...given);
  const [c = 0, m = 0, y = 0] = given.map((share) => (grey < 1 ? (share - grey) / (1 - grey) : 0));
  const mixed = black.map((value) => grey * linear(value));
  for (const [cyan, magenta, yellow, shown] of solids) {
    const inks = [cyan ? c : 1 - c, magenta ? m : 1 - m, yellow ? y : 1 - y];
    const share = inks.reduce((all, each) => all * each, 1 - grey);
    for (const channel of [0, 1, 2]) mixed[channel] = (mixed[channel] ?? 0) + share * linear(shown[channel] ?? 0);
  }
  return mixed.map((value) => Math.round(encoded(value))) as unknown as Rgb; // three of three
}

/** CIE L*a*b* under D65 (CIE 15:2018). */
function labOf(rgb: Rgb): readonly [number, number, number] {
  const [r, g, b] = rgb.map(linear) as [number, number, number]; // three of three
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 1976 difference of two colours. */
function differenceOf(one: Rgb, other: Rgb): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export interface Moved {
  readonly difference: number;
  /** As in web pages: #00ff00. */
  readonly from: string;
  readonly to: string;
}

/** The colour that moves most; of many, the one that two in a hundred move more than. */
export function mostMoved(colours: readonly Rgb[]): Moved | undefined {
  const moved = new Map<string, Moved & { count: number }>();
  for (const rgb of colours) {
    const from = hex(rgb);
    const known = moved.get(from);
    if (known) known.count += 1;
    else {
      const to = printedColour(rgb);
      moved.set(from, { from, to: hex(to), difference: differenceOf(rgb, to), count: 1 });
    }
  }
  let left = colours.length * 0.02;
  const byDifference = [...moved.values()].sort((one, other) => other.difference - one.difference);
  return byDifference.find(({ count }) => {
    left -= count;
    return left <= 0;
  });
}

const hex = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
