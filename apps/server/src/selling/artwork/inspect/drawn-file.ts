import { barsOn, type Code, type Raster } from '@boxwright/preflight';
import type { PageReading, Place } from '@boxwright/print-files';
import { type DrawnPage, printedOf } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import type { Pixels } from './make-preview.ts';
import { readCodes } from './read-codes.ts';

/** A drawn page on paper. */
export interface PageOnPaper {
  readonly reading: PageReading;
  readonly raster: Raster;
}

/** A file as it is checked. */
export interface DrawnFile extends PageOnPaper {
  readonly codes: readonly Code[];
}

/** So many pixels a millimetre show the narrowest bar of a code in two of them; codes are drawn anew in more. */
export const clear = 8;
const fine = 14;
/** White around a code, in mm; and how many are drawn anew. */
const [around, mostDrawnAnew] = [6, 6];

/**
 * A drawn page on paper, with the codes on it. The drawing stays as it is.
 *
 * @param print what is printed of a PDF, for codes of which the drawing shows too little
 */
export async function withCodes(page: DrawnPage, print?: Uint8Array): Promise<DrawnFile> {
  const drawn = onPaper(page);
  const { reading, raster } = drawn;
  const isCoarse = Math.max(raster.width, raster.height) < clear * longerOf(printedOf(reading));
  const drawnAnew = print && isCoarse ? await codesNear(barsOn(reading), print) : [];
  const inAll = await codesOn(drawn);
  const others = inAll.filter(({ text }) => !drawnAnew.some((each) => each.text === text));
  return { ...drawn, codes: [...drawnAnew, ...others] };
}

export const onPaper = ({ reading, pixels }: DrawnPage): PageOnPaper => ({
  reading,
  raster: { data: paperUnder(pixels), width: pixels.width, height: pixels.height },
});

export const codesOn = ({ reading, raster }: PageOnPaper): Promise<Code[]> => readCodes(raster, printedOf(reading));

export const longerOf = ({ length, width }: { readonly length: number; readonly width: number }): number =>
  Math.max(length, width);

/** Codes of a large page, whose narrowest bars are less than two pixels of its picture: each is drawn anew. */
async function codesNear(places: readonly Place[], print: Uint8Array): Promise<Code[]> {
  const codes: Code[] = [];
  for (const { x, y, length, width } of places.slice(0, mostDrawnAnew)) {
    const area = { x: x - around, y: y - around, length: length + 2 * around, width: width + 2 * around };
    const pixels = await drawPdf(print, longerOf(area) * fine, { ground: 'paper', area });
    if (pixels === 'too-much') continue;
    const found = await readCodes(pixels, area);
    codes.push(
      ...found.map((code) => ({ ...code, corners: code.corners.map(([u, v]) => [u + area.x, v + area.y] as const) })),
    );
  }
  return codes;
}

/** As on white paper, with four bytes for each pixel. */
function paperUnder({ data, width, height, channels }: Pixels): Uint8Array {
  if (channels === 3) return withFourBytes(data, width * height);
  const rgba = new Uint8Array(data);
  for (let at = 0; at < rgba.length; at += 4) {
    const opacity = data[at + 3] ?? 255;
    if (opacity === 255) continue;
    for (let part = at; part < at + 3; part += 1) rgba[part] = 255 - ((255 - (data[part] ?? 255)) * opacity) / 255;
    rgba[at + 3] = 255;
  }
  return rgba;
}

function withFourBytes(rgb: Uint8Array, pixels: number): Uint8Array {
  const rgba = new Uint8Array(pixels * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from] ?? 255;
    rgba[to + 1] = rgb[from + 1] ?? 255;
    rgba[to + 2] = rgb[from + 2] ?? 255;
  }
  return rgba;
}
