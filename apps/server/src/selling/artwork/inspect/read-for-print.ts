import type { ArtworkKind } from '@boxwright/contract';
import { barsOn, type Code, type Raster, type Target } from '@boxwright/preflight';
import { type PageReading, type Place, pictureReading, readPdf, type Size } from '@boxwright/print-files';
import type { Metadata } from 'sharp';
import { checksumOf } from '../../../adapters/files/files.ts';
import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { checkSvg } from './check-svg.ts';
import { type DrawnPage, drawPage, printedOf, sideOf } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import { heaviestInk } from './heaviest-ink.ts';
import { damaged, type Refused } from './inspected.ts';
import { drawingPath, keptDrawing } from './kept-drawings.ts';
import { type Pixels, screenPixels } from './make-preview.ts';
import { readCodes } from './read-codes.ts';
import { pdfRefusals } from './read-pdf.ts';
import { readingOfSvg } from './svg-drawing.ts';
import { sizesOfPictures } from './svg-pictures.ts';
import { svgText } from './svg-text.ts';

/** A file as it is checked. */
export interface DrawnFile {
  readonly reading: PageReading;
  readonly raster: Raster;
  readonly codes: readonly Code[];
}

interface KeptFile {
  readonly kind: ArtworkKind;
  readonly original: Uint8Array;
  readonly page: number;
  /** The folder of drawings that uploads have kept; none is used without one. */
  readonly drawings?: string;
}

/** So many pixels a millimetre show the narrowest bar of a code in two of them; codes are drawn anew in more. */
const [clear, fine] = [8, 14];
/** White around a code, in mm; and how many are drawn anew. */
const [around, mostDrawnAnew] = [6, 6];

/** Reads a kept file, draws what is printed of it, and reads its codes. */
export async function readForPrint(file: KeptFile, target: Target): Promise<DrawnFile | Refused> {
  const drawn = await drawAs(file, target);
  return 'ok' in drawn ? drawn : withCodes(drawn);
}

/** The same of a drawing that is kept; null where that is gone, or shows too little of the codes on it. */
export async function readKept(path: string): Promise<DrawnFile | null> {
  const kept = await keptDrawing(path);
  return kept && !hasFineCodes(kept) ? withCodes(kept) : null;
}

async function withCodes({ reading, pixels, codes = [] }: Drawn): Promise<DrawnFile> {
  const raster = { data: onPaper(pixels), width: pixels.width, height: pixels.height };
  const inAll = await readCodes(raster, printedOf(reading));
  return {
    reading,
    raster,
    codes: [...codes, ...inAll.filter(({ text }) => !codes.some((each) => each.text === text))],
  };
}

interface Drawn extends DrawnPage {
  /** Those that were read already. */
  readonly codes?: readonly Code[];
}

function drawAs({ kind, original, page, drawings }: KeptFile, target: Target): Promise<Drawn | Refused> {
  switch (kind) {
    case 'pdf':
      return drawnPdf(original, page, drawings);
    case 'svg':
      return drawnSvg(original);
    default:
      return drawnPicture(original, page, target);
  }
}

async function drawnPdf(bytes: Uint8Array, page: number, drawings?: string): Promise<Drawn | Refused> {
  const kept = drawings ? await keptDrawing(drawingPath(drawings, checksumOf(bytes), page)) : undefined;
  if (kept && !hasFineCodes(kept)) return kept;
  const found = await readPdf(bytes, { page });
  if ('kind' in found) return pdfRefusals[found.kind];
  const drawn = kept ? { forChecks: () => kept } : await drawPage(found);
  if (drawn === 'too-much') return pdfRefusals['too-much'];
  const drawing = await drawn.forChecks();
  return { ...drawing, codes: hasFineCodes(drawing) ? await codesNear(barsOn(drawing.reading), found.print) : [] };
}

/** Whether there may be codes of which the drawing shows too little. */
function hasFineCodes({ reading, pixels }: DrawnPage): boolean {
  const { length, width } = printedOf(reading);
  const isCoarse = Math.max(pixels.width, pixels.height) / Math.max(length, width) < clear;
  return isCoarse && barsOn(reading).length > 0;
}

/** Codes of a large page, whose narrowest bars are less than two pixels of its picture: each is drawn anew. */
async function codesNear(places: readonly Place[], print: Uint8Array): Promise<Code[]> {
  const codes: Code[] = [];
  for (const { x, y, length, width } of places.slice(0, mostDrawnAnew)) {
    const area = { x: x - around, y: y - around, length: length + 2 * around, width: width + 2 * around };
    const pixels = await drawPdf(print, Math.max(area.length, area.width) * fine, { ground: 'paper', area });
    if (pixels === 'too-much') continue;
    const found = await readCodes(pixels, area);
    codes.push(
      ...found.map((code) => ({ ...code, corners: code.corners.map(([u, v]) => [u + area.x, v + area.y] as const) })),
    );
  }
  return codes;
}

async function drawnSvg(bytes: Uint8Array): Promise<Drawn | Refused> {
  const text = svgText(bytes) ?? '';
  const checked = checkSvg(text);
  const pictures = checked === 'malformed' ? damaged : await sizesOfPictures(checked.pictures);
  if ('ok' in pictures) return damaged;
  const read = readingOfSvg(text, pictures);
  if (!read) return damaged;
  const { reading, drawing } = read;
  const { width, height } = drawing.size;
  const scale = sideOf(reading.trimmed) / Math.max(width, height);
  const picture = drawing.draw(Math.round(width * scale), Math.round(height * scale));
  return { reading, pixels: await screenPixels(picture, sideOf(reading.trimmed)) };
}

async function drawnPicture(bytes: Uint8Array, page: number, target: Target): Promise<Drawn | Refused> {
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1, page: page - 1 });
  const facts = await decoded(open, (picture) => picture.metadata());
  if (!facts) return damaged;
  const { width, height } = facts.autoOrient;
  const side = sideOf(target.artwork ? inPlace(target.artwork, width / height) : target.size);
  const pixels = await decoded(open, (picture) => screenPixels(picture, side));
  if (!pixels) return damaged;
  const reading = pictureReading({
    pixelWidth: width,
    pixelHeight: height,
    colours: coloursOf(facts),
    isCalibrated: facts.icc !== undefined,
    isLineArt: facts.bitsPerSample === 1,
    pages: facts.pages ?? 1,
    ...(facts.space === 'cmyk' && { heaviestInk: await heaviestInk(open()) }),
  });
  return { reading, pixels };
}

const inPlace = ({ length, turn }: NonNullable<Target['artwork']>, ratio: number): Size => ({
  length,
  width: turn % 180 === 0 ? length / ratio : length * ratio,
});

function coloursOf({ space }: Metadata): 'Gray' | 'CMYK' | 'RGB' | 'Lab' {
  if (space === 'cmyk') return 'CMYK';
  if (space === 'lab') return 'Lab';
  return space === 'b-w' || space === 'grey16' ? 'Gray' : 'RGB';
}

/** As on white paper, with four bytes for each pixel. */
function onPaper({ data, width, height, channels }: Pixels): Uint8Array {
  const rgba = channels === 4 ? data : new Uint8Array(width * height * 4);
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4) {
    const opacity = channels === 4 ? (data[from + 3] ?? 255) : 255;
    if (channels === 4 && opacity === 255) continue;
    if (opacity === 0) {
      // Most of a page: nothing is painted there.
      rgba[to] = rgba[to + 1] = rgba[to + 2] = 255;
    } else {
      for (let channel = 0; channel < 3; channel += 1)
        rgba[to + channel] = 255 - ((255 - (data[from + channel] ?? 255)) * opacity) / 255;
    }
    rgba[to + 3] = 255;
  }
  return rgba;
}
