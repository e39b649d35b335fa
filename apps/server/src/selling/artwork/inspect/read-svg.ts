import { sharp } from '../../../process/work/sharp.ts';
import { checkSvg } from './check-svg.ts';
import { fileKind } from './file-kind.ts';
import { damaged, type Refused, refused, type Shown } from './inspected.ts';
import { makePreview, previewSide } from './make-preview.ts';
import { refuseRatio, refuseSize } from './picture-size.ts';

/** Of the drawing library; a drawing that needs others is a millimetre or a kilometre wide. */
const [leastDensity, mostDensity] = [1, 100_000];

const wrongSize =
  'This SVG says a size that can’t be printed. Please give its width, height and viewBox usual sizes and export it again.';

/** Checks an SVG and draws it. It is neither changed nor ever shown as such. */
export async function readSvg(bytes: Buffer): Promise<Shown | Refused> {
  try {
    const { refusal, pictures } = checkSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (refusal !== undefined) return refused(refusal);
    const inside = await refusePictures(pictures);
    return inside ?? (await draw(bytes));
  } catch {
    return damaged;
  }
}

async function draw(bytes: Buffer): Promise<Shown | Refused> {
  const usual = 72;
  const { format, width, height } = await sharp(bytes, { density: usual, limitInputPixels: false }).metadata();
  if (format !== 'svg') return damaged;
  const text = refuseRatio(width, height);
  if (text !== undefined) return refused(text);
  const density = (usual * previewSide) / Math.max(width, height);
  if (!(density >= leastDensity && density <= mostDensity)) return refused(wrongSize);
  // Rounded up by the library, to be brought to size by the preview.
  const preview = await makePreview(sharp(bytes, { density, limitInputPixels: 4 * previewSide ** 2 }));
  return { pixelWidth: null, pixelHeight: null, ratio: preview.width / preview.height, preview };
}

/** Pictures in a drawing are decoded with it, so all of them together may have as many pixels as one of its own. */
async function refusePictures(pictures: readonly string[]): Promise<Refused | undefined> {
  let pixels = 0;
  for (const address of pictures) {
    const base64 = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i.exec(address)?.[1];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    const kind = fileKind(bytes);
    if (kind !== 'png' && kind !== 'jpeg')
      return refused(
        'The pictures in this SVG must be PNG or JPEG. Please export it again with such pictures, or as a PDF.',
      );
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    pixels += width * height;
    const text = refuseSize(width, height) ?? refuseSize(Math.sqrt(pixels), Math.sqrt(pixels));
    if (text !== undefined) return refused(text);
  }
  return undefined;
}
