import { placedPictures } from '@boxwright/print-files';
import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { checkSvg } from './check-svg.ts';
import { fileKind } from './file-kind.ts';
import { damaged, type Refused, refused, type Shown } from './inspected.ts';
import { leastPixels } from './least-pixels.ts';
import { previewSide, screenPixels, showPixels } from './make-preview.ts';
import { openSvg } from './open-svg.ts';
import { refuseRatio, refuseSize } from './picture-size.ts';
import { svgText } from './svg-text.ts';

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
const otherPictures = refused(
  'The pictures in this SVG must be PNG or JPEG. Please export it again with such pictures, or as a PDF.',
);

/** Checks an SVG and draws it. The file is neither changed nor shown itself. */
export async function readSvg(bytes: Buffer): Promise<Shown | Refused> {
  const text = svgText(bytes);
  if (text === undefined) return unreadable;
  const checked = checkSvg(text);
  if (checked === 'malformed') return damaged;
  if (checked.refusal !== undefined) return refused(checked.refusal);
  const pictures = await sizesOf(checked.pictures);
  return 'ok' in pictures ? pictures : draw(text, pictures);
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
    print: null,
  });
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Pictures in a drawing are decoded with it, so all of them together may have as many pixels as one of its own. */
async function sizesOf(pictures: readonly string[]): Promise<ReadonlyMap<string, PixelSize> | Refused> {
  const sizes = new Map<string, PixelSize>();
  let pixels = 0;
  for (const address of pictures) {
    const base64 = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i.exec(address)?.[1];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    const kind = fileKind(bytes);
    if (kind !== 'png' && kind !== 'jpeg') return otherPictures;
    const facts = await decoded(
      () => sharp(bytes, { limitInputPixels: false }),
      (picture) => picture.metadata(),
    );
    if (!facts) return damaged;
    const { width, height } = facts;
    pixels += width * height;
    const text = refuseSize(width, height) ?? refuseSize(Math.sqrt(pixels), Math.sqrt(pixels));
    if (text !== undefined) return refused(text);
    sizes.set(address, { width, height });
  }
  return sizes;
}
