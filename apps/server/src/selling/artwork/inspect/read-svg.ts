import { placedPictures, svgParts } from '@boxwright/print-files';
import type { Sharp } from 'sharp';
import { decoded } from '../../../process/work/decoded.ts';
import { type CheckedSvg, checkSvg, svgRefusals } from './check-svg.ts';
import { amountsPicture } from './draw-part.ts';
import { damaged, onlyTemplate, type Refused, refused, type Shown } from './inspected.ts';
import { leastPixels } from './least-pixels.ts';
import { previewSide, screenPixels, showPixels } from './make-preview.ts';
import { openSvg } from './open-svg.ts';
import { refuseRatio } from './picture-size.ts';
import { readingOfSvg } from './svg-drawing.ts';
import { type PixelSize, sizesOfPictures } from './svg-pictures.ts';
import { svgText } from './svg-text.ts';
import { withAllFaults } from './with-all-faults.ts';
import { writeSvg } from './write-svg.ts';

/** A kilometre, in CSS pixels: a longer drawing is a mistake. */
const longest = 3_779_528;

const wrongSize = refused(
  'This SVG has a size that can’t be printed. Please give its width, height and viewBox usual sizes and export it again.',
);
const noSize = refused(
  'This SVG doesn’t say how large it is. Please give it a viewBox, or a width and a height above zero, and export it again.',
);
const unreadable = refused(
  'This SVG is not in the encoding that it names. Please save it as UTF-8 and upload it again.',
);

/** Checks an SVG, writes it anew for print and draws that. The file as it was sent is neither changed nor shown. */
export async function readSvg(bytes: Buffer): Promise<Shown | Refused> {
  const text = svgText(bytes);
  if (text === undefined) return unreadable;
  const checked = checkSvg(text);
  if (checked === 'malformed') return damaged;
  if (checked.refusals.length > 0 && !hasTemplateTextOnly(text, checked)) return refuseDrawing(text, checked);
  const pictures = await sizesOfPictures(checked.pictures);
  return 'ok' in pictures ? pictures : draw(text, pictures);
}

/** Whether the letters of our own template are all that it is refused for: they aren't printed. */
function hasTemplateTextOnly(sent: string, { refusals, isWhole }: CheckedSvg): boolean {
  const size = isWhole && refusals.every((reason) => reason === svgRefusals.text) && openSvg(sent)?.size;
  if (!size) return false;
  const { isBare, leaving } = svgParts(sent, size);
  // What is written anew has no letters, but the elements that had them.
  return isBare || !/<text[\s>]/i.test(writeSvg(sent, leaving));
}

/** With what is found in the rest of the drawing, which is read as it would be if it were taken, and isn't drawn. */
async function refuseDrawing(sent: string, { refusals, isWhole, pictures: addresses }: CheckedSvg): Promise<Refused> {
  if (!isWhole) return withAllFaults(refusals, undefined);
  const pictures = await sizesOfPictures(addresses);
  if ('ok' in pictures) return withAllFaults([...refusals, pictures.text], undefined);
  const read = readingOfSvg(sent, pictures);
  return withAllFaults(read ? refusals : [...refusals, noSize.text], read?.reading);
}

async function draw(sent: string, pictures: ReadonlyMap<string, PixelSize>): Promise<Shown | Refused> {
  const size = openSvg(sent)?.size;
  if (!size) return noSize;
  const { width, height } = size;
  if (Math.max(width, height) > longest) return wrongSize;
  const strip = refuseRatio(width, height);
  if (strip !== undefined) return refused(strip);
  const parts = svgParts(sent, size);
  if (parts.isBare) return onlyTemplate('SVG');
  const text = writeSvg(sent, parts.leaving);
  const drawing = openSvg(text);
  if (!drawing) return noSize;
  const scale = previewSide / Math.max(width, height);
  const pixels = [Math.round(width * scale), Math.round(height * scale)] as const;
  // What is used again and again is counted only where it is drawn.
  const shown = await decoded(() => drawing.draw(...pixels), screenPixels);
  if (!shown) return refused(svgRefusals.tooMuch);
  const white = parts.white && openSvg(writeSvg(sent, parts.white));
  return showPixels(shown, {
    pixelWidth: null,
    pixelHeight: null,
    page: 1,
    pages: 1,
    ratio: width / height,
    bleed: 0,
    leastPixels: leastPixels(placedPictures(text, size, pictures), (width * 25.4) / 96),
    ownCut: parts.lines.ownCut,
    white: white ? await whiteOf(white.draw(...pixels)) : null,
    gloss: null,
    print: Buffer.from(text),
  });
}

/** White where the drawing for it has anything, in whatever colour; null where that is nothing. */
async function whiteOf(picture: Sharp): Promise<Uint8Array | null> {
  const { data, width, height, channels } = await screenPixels(picture);
  const opacity = (at: number) => (channels === 4 ? (data[4 * at + 3] ?? 0) : 255);
  return amountsPicture({ values: Uint8Array.from({ length: width * height }, (_, at) => opacity(at)), width, height });
}
