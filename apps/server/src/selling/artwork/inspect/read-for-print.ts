import type { ArtworkKind } from '@boxwright/contract';
import { barsOn, type Code, type Raster, type Target } from '@boxwright/preflight';
import {
  type PageReading,
  type Place,
  pictureReading,
  type ReadPdf,
  readPdf,
  type Size,
  svgReading,
} from '@boxwright/print-files';
import type { Metadata } from 'sharp';
import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { checkSvg } from './check-svg.ts';
import { drawPdf } from './draw-pdf.ts';
import { heaviestInk } from './heaviest-ink.ts';
import { damaged, type Refused } from './inspected.ts';
import { hasAdobeMarker } from './jpeg-facts.ts';
import { type Pixels, screenPixels } from './make-preview.ts';
import { openSvg } from './open-svg.ts';
import { readCodes } from './read-codes.ts';
import { pdfRefusals } from './read-pdf.ts';
import { sizesOfPictures } from './svg-pictures.ts';
import { svgText } from './svg-text.ts';
import { writeSvg } from './write-svg.ts';

/** A file as it is checked. */
interface DrawnFile {
  readonly reading: PageReading;
  readonly raster: Raster;
  readonly codes: readonly Code[];
}

interface KeptFile {
  readonly kind: ArtworkKind;
  readonly original: Uint8Array;
  readonly page: number;
}

/** Pixels a millimetre, about 250 an inch: the narrowest bar of a small EAN-13 has more than two. */
const density = 10;
/** So many pixels a millimetre show the narrowest bar of a code in two of them; codes are drawn anew in more. */
const [clear, fine] = [8, 14];
/** White around a code, in mm; and how many are drawn anew. */
const [around, mostDrawnAnew] = [6, 6];
/** Pictures whose ink is measured. */
const mostMeasured = 12;
/** The longer side of the drawn page, in pixels: more of them and the codes' reader need more memory than a file may take. */
const longest = 3_000;

/** Reads a kept file, draws what is printed of it, and reads its codes. */
export async function readForPrint(file: KeptFile, target: Target): Promise<DrawnFile | Refused> {
  const drawn = await drawAs(file, target);
  if ('ok' in drawn) return drawn;
  const { reading, pixels, codes = [] } = drawn;
  const raster = { data: onPaper(pixels), width: pixels.width, height: pixels.height };
  const inAll = await readCodes(raster, printedOf(reading));
  return {
    reading,
    raster,
    codes: [...codes, ...inAll.filter(({ text }) => !codes.some((each) => each.text === text))],
  };
}

interface Drawn {
  readonly reading: PageReading;
  readonly pixels: Pixels;
  /** Those that were read already. */
  readonly codes?: readonly Code[];
}

function drawAs({ kind, original, page }: KeptFile, target: Target): Promise<Drawn | Refused> {
  switch (kind) {
    case 'pdf':
      return drawnPdf(original, page);
    case 'svg':
      return drawnSvg(original);
    default:
      return drawnPicture(original, page, target);
  }
}

const printedOf = ({ trimmed, bleed }: PageReading): Size => ({
  length: trimmed.length + 2 * bleed,
  width: trimmed.width + 2 * bleed,
});

const sideOf = ({ length, width }: Size): number => Math.min(longest, Math.ceil(Math.max(length, width) * density));

async function drawnPdf(bytes: Uint8Array, page: number): Promise<Drawn | Refused> {
  const found = await readPdf(bytes, { page });
  if ('kind' in found) return pdfRefusals[found.kind];
  const reading = await withHeaviestInk(found);
  const printed = printedOf(reading);
  const side = sideOf(printed);
  const pixels = await drawPdf(found.print, side, { ground: 'paper' });
  if (pixels === 'too-much') return pdfRefusals['too-much'];
  const isCoarse = side / Math.max(printed.length, printed.width) < clear;
  return { reading, pixels, codes: isCoarse ? await codesNear(barsOn(reading), found.print) : [] };
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

async function withHeaviestInk({ reading, processPictures }: ReadPdf): Promise<PageReading> {
  const heaviest = new Map<number, number>();
  for (const { index, jpeg, isInverted } of processPictures.slice(0, mostMeasured)) {
    const open = () => sharp(jpeg, { limitInputPixels: false });
    // The library turns values round where a program of Adobe has marked them so.
    const isTurned = hasAdobeMarker(jpeg);
    const ink = await decoded(open, (picture) => heaviestInk(picture, isTurned !== isInverted));
    if (ink !== undefined) heaviest.set(index, ink);
  }
  const pictures = reading.pictures.map((picture, index) => {
    const heaviestInk = heaviest.get(index);
    return heaviestInk === undefined ? picture : { ...picture, heaviestInk };
  });
  return { ...reading, pictures };
}

async function drawnSvg(bytes: Uint8Array): Promise<Drawn | Refused> {
  const text = svgText(bytes) ?? '';
  const checked = checkSvg(text);
  const pictures = checked === 'malformed' ? damaged : await sizesOfPictures(checked.pictures);
  if ('ok' in pictures) return damaged;
  const print = writeSvg(text);
  const drawing = openSvg(print);
  if (!drawing) return damaged;
  const { width, height } = drawing.size;
  const reading = svgReading(print, { width, height, hasUnits: drawing.hasUnits, pictures });
  const scale = sideOf(reading.trimmed) / Math.max(width, height);
  const picture = drawing.draw(Math.round(width * scale), Math.round(height * scale));
  return { reading, pixels: await screenPixels(picture, longest) };
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
    for (let channel = 0; channel < 3; channel += 1)
      rgba[to + channel] = 255 - ((255 - (data[from + channel] ?? 255)) * opacity) / 255;
    rgba[to + 3] = 255;
  }
  return rgba;
}
