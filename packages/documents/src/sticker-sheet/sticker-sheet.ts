import { PDFDocument, type PDFFont, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { embedLatinFont } from '../latin-font.ts';
import { outsideOperators, pathOperators, plain } from './cut-path.ts';
import { drawInBox, embedPicture, embedTints, shownOf } from './sheet-artwork.ts';
import type { SheetArtwork, SheetBox, StickerSheetData } from './sheet-data.ts';
import { makeSheetLayers, type SheetLayer, spotInks } from './sheet-layers.ts';
import { cornerMarks, markOperators } from './sheet-marks.ts';
import { placeMatrix } from './sheet-place.ts';
import { slugLines } from './sheet-slug.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;
/** The printing sheet: 13 × 19 inches, the largest that sheet-fed digital presses take. In mm. */
const paper = { length: 482.6, width: 330.2 } as const;
/** How far the white ends inside the print, so that it doesn't show where the inks are out of register. In mm. */
const choke = 0.2;
/** Thickness of the line that shows a cut; the knife follows its middle. In mm. */
const hairline = 0.1;
const slugSize = 7;

/**
 * One line of an order as its printing sheet, for press and cutter: the artwork with bleed, the white below it, the cuts
 * in spot inks on layers of their own, corner marks, and a slug. Artwork, white and cut are each drawn once and placed
 * for every sticker. The same data gives the same bytes.
 */
export async function stickerSheetPdf(data: StickerSheetData): Promise<Uint8Array> {
  const { artwork, needsWhite, area, bleed, orderNumber, line, shapeName, date } = data;
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(`${orderNumber}, line ${line.number}: print sheet`);
  doc.setSubject(`${shapeName} stickers, ${data.length} × ${data.width} mm, ${data.materialName}`);
  doc.setCreator('Boxwright');
  doc.setProducer('Boxwright');
  doc.setCreationDate(date);
  doc.setModificationDate(date);

  const inks = spotInks(doc);
  const cut = formOf(doc, data, {
    content: `/Overprint gs\n/CutContour CS 1 SCN\n${hairline} w\n${pathOperators(data.cut)}\nS`,
    resources: inks,
  });
  const forms: [SheetLayer, PDFRef][] = [];
  if (artwork) forms.push(['Artwork', await artworkForm(doc, data, artwork)]);
  if (artwork && needsWhite) forms.push(['White', whiteForm(doc, data, artwork, inks)]);
  forms.push(['CutContour', cut]);

  const { properties, onLayer } = makeSheetLayers(doc, [...forms.map(([layer]) => layer), 'Marks', 'Slug']);
  const font = await embedLatinFont(doc);
  const corner = { x: (paper.length - area.length) / 2, y: (paper.width - area.width) / 2 };
  const toMillimetres = `${mm} 0 0 ${-mm} ${corner.x * mm} ${(paper.width - corner.y) * mm} cm`;
  const content = [
    'q',
    toMillimetres,
    ...forms.map(([layer]) => onLayer(layer, placements(data, layer))),
    onLayer('Marks', markOperators(area)),
    'Q',
    onLayer('Slug', slugOperators(data, font, corner)),
  ].join('\n');

  const page = doc.addPage([paper.length * mm, paper.width * mm]);
  const { context } = doc;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  page.node.set(
    PDFName.of('Resources'),
    context.obj({ XObject: Object.fromEntries(forms), Properties: properties, Font: { Slug: font.ref } }),
  );
  const box = (by: number) =>
    [corner.x - by, corner.y - by, area.length + 2 * by, area.width + 2 * by].map((length) => length * mm) as [
      number,
      number,
      number,
      number,
    ];
  page.setTrimBox(...box(0));
  page.setBleedBox(...box(bleed));
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

/** Places the form of every sticker. */
const placements = ({ places, ...size }: StickerSheetData, layer: SheetLayer): string =>
  places.map((place) => `q\n${placeMatrix(place, size)}\n/${layer} Do\nQ`).join('\n');

async function artworkForm(doc: PDFDocument, data: StickerSheetData, artwork: SheetArtwork): Promise<PDFRef> {
  const picture = await embedPicture(doc, artwork.picture);
  return formOf(doc, data, {
    content: `${outsideOperators(data.cut, data.bleed)}\nW n\n${inPlace(artwork)}${drawInBox(picture, artwork.box, 'Picture')}`,
    resources: { XObject: { Picture: picture.xObject } },
  });
}

/** White below everything that is printed, a little smaller than that. */
function whiteForm(
  doc: PDFDocument,
  data: StickerSheetData,
  artwork: SheetArtwork,
  inks: ReturnType<typeof spotInks>,
): PDFRef {
  const { box, white, hasOwnWhite } = artwork;
  const tints = white && embedTints(doc, white, inks.ColorSpace.White);
  const { x, y, length, width } = smaller(shownOf(box), choke);
  // Who draws the white decides where it ends; ours ends inside what is left of a cropped picture, too.
  const cropped = box.crop && !hasOwnWhite ? `${[x, y, length, width].map(plain).join(' ')} re\nW n\n` : '';
  const covered = tints
    ? drawInBox(tints, box, 'Tints')
    : `/White cs 1 scn\n${[x, y, length, width].map(plain).join(' ')} re\nf`;
  return formOf(doc, data, {
    content: `/Underprint gs\n${outsideOperators(data.cut, data.bleed - choke)}\nW n\n${inPlace(artwork)}${cropped}${covered}`,
    resources: { ...inks, ...(tints && { XObject: { Tints: tints.xObject } }) },
  });
}

/** Leads from the picture's box to the sticker, for the rest of the form. */
const inPlace = ({ matrix }: SheetArtwork): string => (matrix === null ? '' : `${matrix.map(plain).join(' ')} cm\n`);

const smaller = ({ x, y, length, width }: SheetBox, by: number): SheetBox => ({
  x: x + by,
  y: y + by,
  length: Math.max(0, length - 2 * by),
  width: Math.max(0, width - 2 * by),
});

/** A pattern that is drawn once, in mm from the sticker's upper left corner, y pointing down. */
function formOf(
  { context }: PDFDocument,
  { length, width, bleed }: StickerSheetData,
  { content, resources }: { readonly content: string; readonly resources: object },
): PDFRef {
  const edge = 2 * bleed;
  return context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-edge, -edge, length + edge, width + edge],
      Resources: context.obj(resources as Parameters<typeof context.obj>[0]),
    }),
  );
}

/** Two lines below the cutting area, between the corner marks. */
function slugOperators(data: StickerSheetData, font: PDFFont, corner: { readonly x: number; readonly y: number }) {
  const { arm } = cornerMarks;
  const widest = (data.area.length - 2 * arm) * mm;
  const lines = slugLines(data).map((text, index) => {
    const size = Math.min(slugSize, (slugSize * widest) / font.widthOfTextAtSize(text, slugSize));
    const [x, y] = [corner.x + arm, corner.y - 5.5 - index * 3.4];
    return `/Slug ${plain(size)} Tf\n1 0 0 1 ${plain(x * mm)} ${plain(y * mm)} Tm\n${font.encodeText(text)} Tj`;
  });
  return `BT\n0 0 0 1 k\n${lines.join('\n')}\nET`;
}
