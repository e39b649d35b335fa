import { type Matrix, mapped, type Place, type Point, type Size } from '@boxwright/print-files';
import { inverseOf } from './placement/orientation.ts';

/** What is printed of the page, bleed included, drawn on white: red, green, blue and an unused byte for each pixel. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** From 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
/** Paler than this is paper, also where a JPEG has left traces. */
const palest = 244;

/** Whether a colour is printed with any ink. */
export const isInk = (rgb: Rgb): boolean => Math.min(...rgb) < palest;

/** A page, in mm, and what is left of it where its buyer has cropped it. */
interface ShownPage {
  readonly page: Size;
  readonly shown: Place | null;
}

/** The colours of a drawn page by their places on the drawing; white beyond what is shown of it and where nothing is painted. */
export function coloursAt(
  { data, width, height }: Raster,
  { page, shown }: ShownPage,
  toDrawing: Matrix,
): (point: Point) => Rgb {
  const [a, b, c, d, e, f] = inverseOf(toDrawing);
  const [across, down] = [width / page.length, height / page.width];
  const toPixels: Matrix = [a * across, b * down, c * across, d * down, e * across, f * down];
  const [left, top] = [(shown?.x ?? 0) * across, (shown?.y ?? 0) * down];
  const [right, bottom] = shown ? [left + shown.length * across, top + shown.width * down] : [width, height];
  return (point) => {
    const [x, y] = mapped(toPixels, point);
    if (x < left || y < top || x >= right || y >= bottom) return white;
    const at = (Math.floor(y) * width + Math.floor(x)) * 4;
    return [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
  };
}
