import { type PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { plain } from './cut-path.ts';
import type { Drawable } from './drawable.ts';
import type { PngRows, SheetBox, SheetPicture } from './sheet-data.ts';

/** Embeds a picture once, without loss: a JPEG's own bytes, a PDF's page as vectors. */
export async function embedPicture(doc: PDFDocument, picture: SheetPicture): Promise<Drawable> {
  switch (picture.kind) {
    case 'jpeg':
      return image(embedJpeg(doc, picture), picture.orientation);
    case 'pixels': {
      const mask = picture.alpha && embedRows(doc, picture.alpha, 'DeviceGray');
      return image(embedRows(doc, picture.colour, picture.colours, mask));
    }
    case 'pdf':
      return page(doc, picture.bytes);
  }
}

/** How much of an ink each place gets, as an image in the ink's colour space. */
export const embedTints = (doc: PDFDocument, rows: PngRows, ink: PDFRef): Drawable => image(embedRows(doc, rows, ink));

/** The box's corner is the upper left one, y points down; `name` is the drawable's name among the resources. */
export function drawInBox({ orientation, length, width }: Drawable, box: SheetBox, name: string): string {
  const [a, b, c, d, e, f] = turns[orientation] ?? [1, 0, 0, 0, 1, 0];
  const across = [box.length * a, -box.length * b, box.x + box.length * (b + c)] as const;
  const down = [box.width * d, -box.width * e, box.y + box.width * (e + f)] as const;
  const toBox = [across[0], down[0], across[1], down[1], across[2], down[2]].map(plain).join(' ');
  const toUnit = length === 1 && width === 1 ? '' : `${exact(1 / length)} 0 0 ${exact(1 / width)} 0 0 cm\n`;
  const shown = shownOf(box);
  const clip = box.crop ? `${[shown.x, shown.y, shown.length, shown.width].map(plain).join(' ')} re\nW n\n` : '';
  return `q\n${clip}${toBox} cm\n${toUnit}/${name} Do\nQ`;
}

/** A picture in its own size. */
export const boxOf = ({ length, width, crop }: Pick<SheetBox, 'length' | 'width' | 'crop'>): SheetBox => ({
  x: 0,
  y: 0,
  length,
  width,
  crop,
});

/** The part of a box that is printed, where its picture is cropped. */
export function shownOf({ x, y, length, width, crop }: SheetBox): SheetBox {
  if (!crop) return { x, y, length, width };
  const { left, top, right, bottom } = crop;
  return { x: x + left * length, y: y + top * width, length: (right - left) * length, width: (bottom - top) * width };
}

/** Where the point (x, y) of a stored picture appears: at (a x + b y + c, d x + e y + f), y pointing down. */
const turns: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  2: [-1, 0, 1, 0, 1, 0],
  3: [-1, 0, 1, 0, -1, 1],
  4: [1, 0, 0, 0, -1, 1],
  5: [0, 1, 0, 1, 0, 0],
  6: [0, -1, 1, 1, 0, 0],
  7: [0, -1, 1, -1, 0, 1],
  8: [0, 1, 0, -1, 0, 1],
};

const image = (xObject: PDFRef, orientation = 1): Drawable => ({ xObject, orientation, length: 1, width: 1 });

/** A file for print: upright, from the corner of its media box. */
async function page(doc: PDFDocument, bytes: Uint8Array): Promise<Drawable> {
  const [embedded] = await doc.embedPdf(bytes);
  if (!embedded) throw new RangeError('A file for print without a page');
  await embedded.embed();
  return { xObject: embedded.ref, orientation: 1, length: embedded.width, width: embedded.height };
}

function embedJpeg({ context }: PDFDocument, jpeg: SheetPicture & { readonly kind: 'jpeg' }): PDFRef {
  const device = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[jpeg.components];
  const colourSpace = jpeg.profile
    ? context.obj([
        'ICCBased',
        context.register(context.flateStream(jpeg.profile, { N: jpeg.components, Alternate: device })),
      ])
    : PDFName.of(device);
  const { pixelWidth, pixelHeight, isInverted } = jpeg;
  return context.register(
    context.stream(jpeg.bytes, {
      ...imageDict(pixelWidth, pixelHeight),
      ColorSpace: colourSpace,
      Filter: 'DCTDecode',
      ...(isInverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
    }),
  );
}

function embedRows({ context }: PDFDocument, rows: PngRows, colours: PDFRef | string, mask: PDFRef | null = null) {
  const { pixelWidth, pixelHeight, deflated } = rows;
  return context.register(
    context.stream(deflated, {
      ...imageDict(pixelWidth, pixelHeight),
      ColorSpace: colours,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: channels.get(colours) ?? 1, BitsPerComponent: 8, Columns: pixelWidth },
      ...(mask && { SMask: mask }),
    }),
  );
}

const channels = new Map<PDFRef | string, number>([
  ['DeviceRGB', 3],
  ['DeviceCMYK', 4],
]);

const imageDict = (pixelWidth: number, pixelHeight: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: pixelWidth,
  Height: pixelHeight,
  BitsPerComponent: 8,
});

/** Small factors need more digits than millimetres. */
const exact = (number: number): string => number.toFixed(9);
