import type { ArtworkKind } from '@boxwright/contract';
import type { Code, Raster, Target } from '@boxwright/preflight';
import { type PageReading, pictureReading, readPdf, type Size, svgReading } from '@boxwright/print-files';
import type { Metadata } from 'sharp';
import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { checkSvg } from './check-svg.ts';
import { drawPdf } from './draw-pdf.ts';
import { heaviestInk } from './heaviest-ink.ts';
import { damaged, type Refused } from './inspected.ts';
import { type Pixels, screenPixels } from './make-preview.ts';
import { openSvg } from './open-svg.ts';
import { readCodes } from './read-codes.ts';
import { pdfRefusals } from './read-pdf.ts';
import { sizesOfPictures } from './svg-pictures.ts';
import { svgText } from './svg-text.ts';

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
/** The longer side of the drawn page, in pixels: more of them and the codes' reader need more memory than a file may take. */
const longest = 3_000;

/** Reads a kept file, draws what is printed of it, and reads its codes. */
export async function readForPrint(file: KeptFile, target: Target): Promise<DrawnFile | Refused> {
  const drawn = await drawAs(file, target);
  if ('ok' in drawn) return drawn;
  const { reading, pixels } = drawn;
  const raster = { data: onPaper(pixels), width: pixels.width, height: pixels.height };
  return { reading, raster, codes: await readCodes(raster, printedOf(reading)) };
}

type Drawn = { readonly reading: PageReading; readonly pixels: Pixels };

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
  const { reading, print } = found;
  const pixels = await drawPdf(print, sideOf(printedOf(reading)), 'paper');
  return pixels === 'too-much' ? pdfRefusals['too-much'] : { reading, pixels };
}

async function drawnSvg(bytes: Uint8Array): Promise<Drawn | Refused> {
  const text = svgText(bytes) ?? '';
  const checked = checkSvg(text);
  const pictures = checked === 'malformed' ? damaged : await sizesOfPictures(checked.pictures);
  const drawing = 'ok' in pictures ? undefined : openSvg(text);
  if ('ok' in pictures || !drawing) return damaged;
  const { width, height } = drawing.size;
  const reading = svgReading(text, { width, height, hasUnits: drawing.hasUnits, pictures });
  const scale = sideOf(reading.trimmed) / Math.max(width, height);
  const picture = drawing.draw(Math.round(width * scale), Math.round(height * scale));
  return { reading, pixels: await screenPixels(picture, longest) };
}

async function drawnPicture(bytes: Uint8Array, page: number, target: Target): Promise<Drawn | Refused> {
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1, page: page - 1 });
  const facts = await decoded(open, (picture) => picture.metadata());
  const pixels =
    facts && (await decoded(open, (picture) => screenPixels(picture, sideOf(target.artwork ?? target.size))));
  if (!facts || !pixels) return damaged;
  const { width, height } = facts.autoOrient;
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
