import { placedPictures } from '@boxwright/print-files';
import { checkSvg } from './check-svg.ts';
import { damaged, type Refused, refused, type Shown } from './inspected.ts';
import { leastPixels } from './least-pixels.ts';
import { previewSide, screenPixels, showPixels } from './make-preview.ts';
import { openSvg } from './open-svg.ts';
import { refuseRatio } from './picture-size.ts';
import { type PixelSize, sizesOfPictures } from './svg-pictures.ts';
import { svgText } from './svg-text.ts';
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
  if (checked.refusal !== undefined) return refused(checked.refusal);
  const pictures = await sizesOfPictures(checked.pictures);
  return 'ok' in pictures ? pictures : draw(writeSvg(text), pictures);
}

async function draw(text: string, pictures: ReadonlyMap<string, PixelSize>): Promise<Shown | Refused> {
  const drawing = openSvg(text);
  if (!drawing) return noSize;
  const { width, height } = drawing.size;
  if (Math.max(width, height) > longest) return wrongSize;
  const strip = refuseRatio(width, height);
  if (strip !== undefined) return refused(strip);
  const scale = previewSide / Math.max(width, height);
  const picture = drawing.draw(Math.round(width * scale), Math.round(height * scale));
  return showPixels(await screenPixels(picture), {
    pixelWidth: null,
    pixelHeight: null,
    page: 1,
    pages: 1,
    ratio: width / height,
    bleed: 0,
    leastPixels: leastPixels(placedPictures(text, { width, height }, pictures), (width * 25.4) / 96),
    ownCut: null,
    white: null,
    gloss: null,
    print: Buffer.from(text),
  });
}
