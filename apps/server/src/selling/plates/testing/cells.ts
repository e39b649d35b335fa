import type { Matrix } from '@boxwright/print-files';

/** A drawing divided into cells of a millimetre; each has the mean of its pixels, by channel. */
export interface Cells {
  readonly length: number;
  readonly width: number;
  readonly channels: number;
  readonly values: Float64Array;
}

export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Samples of a cell in each direction. */
const looked = 2;

/**
 * A picture in cells of a drawing.
 *
 * @param toPicture from mm of the drawing to pixels; what lies outside of the picture is 255, as white and as no ink
 */
export function cellsOf(
  { data, width, height, channels }: Raster,
  drawing: { readonly length: number; readonly width: number },
  [a, b, c, d, e, f]: Matrix,
): Cells {
  const [across, down] = [Math.floor(drawing.length), Math.floor(drawing.width)];
  const kept = channels === 4 ? 3 : channels;
  const values = new Float64Array(across * down * kept);
  for (let row = 0; row < down * looked; row += 1) {
    const y = (row + 0.5) / looked;
    for (let column = 0; column < across * looked; column += 1) {
      const x = (column + 0.5) / looked;
      const u = Math.floor(a * x + c * y + e);
      const v = Math.floor(b * x + d * y + f);
      const isInside = u >= 0 && v >= 0 && u < width && v < height;
      const from = (v * width + u) * channels;
      const opacity = isInside && channels === 4 ? (data[from + 3] ?? 255) / 255 : 1;
      const to = (Math.floor(row / looked) * across + Math.floor(column / looked)) * kept;
      for (let channel = 0; channel < kept; channel += 1) {
        const value = isInside ? (data[from + channel] ?? 255) : 255;
        values[to + channel] = (values[to + channel] ?? 0) + (255 - (255 - value) * opacity) / looked ** 2;
      }
    }
  }
  return { length: across, width: down, channels: kept, values };
}

/** What differs between two drawings in the cells of a mask. */
export interface Difference {
  /** Mean, of 255. */
  readonly mean: number;
  /** The share of cells that look different. */
  readonly share: number;
  /** The side of the largest square of cells that all look different, in mm: what moved or is missing, however small it is. */
  readonly largest: number;
}

const looksDifferent = 60;

export function differenceOf(one: Cells, other: Cells, mask: (x: number, y: number) => boolean): Difference {
  let [sum, different, count, largest] = [0, 0, 0, 0];
  /** For each cell, the side of the largest square that has it as its lower right corner. */
  const squares = new Uint16Array(one.length * one.width);
  for (let cell = 0; cell < one.length * one.width; cell += 1) {
    if (!mask((cell % one.length) + 0.5, Math.floor(cell / one.length) + 0.5)) continue;
    count += 1;
    let most = 0;
    for (let channel = 0; channel < one.channels; channel += 1) {
      const index = cell * one.channels + channel;
      const difference = Math.abs((one.values[index] ?? 0) - (other.values[index] ?? 0));
      sum += difference / one.channels;
      most = Math.max(most, difference);
    }
    if (most <= looksDifferent) continue;
    different += 1;
    const isAtEdge = cell < one.length || cell % one.length === 0;
    const [left, above, both] = [1, one.length, one.length + 1].map((by) => (isAtEdge ? 0 : (squares[cell - by] ?? 0)));
    squares[cell] = 1 + Math.min(left ?? 0, above ?? 0, both ?? 0);
    largest = Math.max(largest, squares[cell] ?? 0);
  }
  if (count === 0) throw new RangeError('The mask has no cell');
  return { mean: sum / count, share: different / count, largest };
}
