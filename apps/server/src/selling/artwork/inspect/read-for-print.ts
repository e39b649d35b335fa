import type { ArtworkKind } from '@boxwright/contract';
import type { Target } from '@boxwright/preflight';
import { readPdf, type Size } from '@boxwright/print-files';
import { decoded } from '../../../process/work/decoded.ts';
import { checkSvg } from './check-svg.ts';
import { drawPage, sideOf } from './draw-page.ts';
import { clear, codesOn, type DrawnFile, longerOf, type PageOnPaper, withCodes } from './drawn-file.ts';
import { damaged, type Refused } from './inspected.ts';
import { keepCodes, keptDrawing } from './kept-drawings.ts';
import { screenPixels } from './make-preview.ts';
import { pictureIn, readingOfPicture } from './picture-facts.ts';
import { pdfRefusals } from './read-pdf.ts';
import { readingOfSvg } from './svg-drawing.ts';
import { sizesOfPictures } from './svg-pictures.ts';
import { svgText } from './svg-text.ts';

interface KeptFile {
  readonly kind: ArtworkKind;
  readonly original: Uint8Array;
  readonly page: number;
}

/** Reads a kept file, draws what is printed of it, and reads its codes. */
export function readForPrint({ kind, original, page }: KeptFile, target: Target): Promise<DrawnFile | Refused> {
  switch (kind) {
    case 'pdf':
      return drawnPdf(original, page);
    case 'svg':
      return drawnSvg(original);
    default:
      return drawnPicture(original, page, target);
  }
}

/** The same of a drawing that is kept; null where that is gone, or shows too little of a picture for a large target. */
export async function readKept(path: string, target: Target): Promise<DrawnFile | null> {
  const kept = await keptDrawing(path);
  if (!kept || !showsEnough(kept, target)) return null;
  if (kept.codes !== null) return { ...kept, codes: kept.codes };
  const codes = await codesOn(kept);
  await keepCodes(path, codes);
  return { ...kept, codes };
}

/** A picture has its size by what is cut of it; anything else was drawn for its own. */
function showsEnough({ reading, raster }: PageOnPaper, target: Target): boolean {
  if (reading.hasSize) return true;
  const drawn = Math.max(raster.width, raster.height);
  return drawn >= longerOf(reading.trimmed) || drawn >= clear * longerOf(sizeInPlace(reading.trimmed, target));
}

async function drawnPdf(bytes: Uint8Array, page: number): Promise<DrawnFile | Refused> {
  const found = await readPdf(bytes, { page });
  if ('kind' in found) return pdfRefusals[found.kind];
  const drawn = await drawPage(found);
  return drawn === 'too-much' ? pdfRefusals['too-much'] : withCodes(await drawn.forChecks(), found.print);
}

async function drawnSvg(bytes: Uint8Array): Promise<DrawnFile | Refused> {
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
  return withCodes({ reading, pixels: await screenPixels(picture, sideOf(reading.trimmed)) });
}

async function drawnPicture(bytes: Uint8Array, page: number, target: Target): Promise<DrawnFile | Refused> {
  const open = pictureIn(bytes, page);
  const facts = await decoded(open, (picture) => picture.metadata());
  if (!facts) return damaged;
  const { width, height } = facts.autoOrient;
  const side = sideOf(sizeInPlace({ length: width, width: height }, target));
  const pixels = await decoded(open, (picture) => screenPixels(picture, side));
  return pixels ? withCodes({ reading: await readingOfPicture(facts, open), pixels }) : damaged;
}

/** How large a picture is where its buyer, or else what is cut of it, has it. */
function sizeInPlace(picture: Size, { artwork, size }: Target): Size {
  if (!artwork) return size;
  const ratio = picture.length / picture.width;
  const { length, turn } = artwork;
  return { length, width: turn % 180 === 0 ? length / ratio : length * ratio };
}
