import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { embedLatinFont } from '../latin-font.ts';
import { plain } from '../sticker-sheet/cut-path.ts';
import { boxOf, drawInBox, embedPicture } from '../sticker-sheet/sheet-artwork.ts';
import { addInsidePage } from './inside-page.ts';
import type { ProofSheetData } from './proof-sheet-data.ts';
import { broken, heightOf, type Line, margin, mm, onlyFitted, polyline, textOperators } from './proof-text.ts';
import { addSheetPage } from './sheet-page.ts';
import { addWhitePage } from './white-page.ts';

/** The least width of a text column, in mm. */
const leastWidth = 180;

/**
 * A proof at 1 : 1 on a page of its own size: the artwork as it is printed, the cut and the creases over it, and below it
 * everything that is stated of the line. The inside of a box has a page of its own. Of stickers further pages show the file's own white and the sheet. The same data gives the same bytes.
 */
export async function proofSheetPdf(data: ProofSheetData): Promise<Uint8Array> {
  const { orderNumber, item, number, size, bleed, artwork, company, issuedAt } = data;
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(`${orderNumber}, ${item}: proof ${number}`);
  doc.setAuthor(company);
  doc.setCreator('Boxwright');
  doc.setProducer('Boxwright');
  doc.setCreationDate(issuedAt);
  doc.setModificationDate(issuedAt);
  const font = await embedLatinFont(doc);

  const width = Math.max(size.length + 2 * bleed, leastWidth) + 2 * margin;
  const lines = linesOf(data).flatMap((line) => broken(line, font, (width - 2 * margin) * mm));
  const height = margin + size.width + 2 * bleed + margin + heightOf(lines) + margin;
  const corner = { x: margin + bleed, y: margin + bleed };
  const toMillimetres = `${mm} 0 0 ${-mm} ${corner.x * mm} ${(height - corner.y) * mm} cm`;
  const picture = artwork && (await embedPicture(doc, artwork.picture));
  const drawn =
    picture && artwork
      ? [
          `${artwork.matrix.map((figure) => figure.toFixed(6)).join(' ')} cm`,
          drawInBox(picture, boxOf(artwork), 'Picture'),
        ].join('\n')
      : null;
  const printed = [-bleed, -bleed, size.length + 2 * bleed, size.width + 2 * bleed].map(plain).join(' ');
  const content = [
    'q',
    toMillimetres,
    ...(drawn === null ? [] : ['q', `${printed} re W n`, drawn, 'Q']),
    // Cut in magenta, creases in cyan and dashed, as on the key line.
    '0.25 w 1 0 0 0 K [3 1.5] 0 d',
    ...data.creases.map(polyline),
    '[] 0 d 0 1 0 0 K',
    ...data.cuts.map(polyline),
    'Q',
    textOperators(lines, font, height - (margin + size.width + 2 * bleed + margin)),
  ].join('\n');

  const page = doc.addPage([width * mm, height * mm]);
  const { context } = doc;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const pictures = picture ? { XObject: { Picture: picture.xObject } } : {};
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { Text: font.ref }, ...pictures }));
  page.setTrimBox(corner.x * mm, (height - corner.y - size.width) * mm, size.length * mm, size.width * mm);
  if (artwork?.white) addWhitePage(doc, { ...data, artwork, white: artwork.white, font, width });
  if (data.inside) await addInsidePage(doc, { ...data, inside: data.inside, font, width });
  if (data.sheet) addSheetPage(doc, { ...data, sheet: data.sheet, drawn, resources: pictures, font });
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

/** What of the page has its true size: a file that doesn’t fit hasn’t. */
function atItsSize(artwork: ProofSheetData['artwork'], creases: ProofSheetData['creases']): string {
  const [withArtwork, lines] =
    creases.length > 0
      ? ['Artwork, cut (magenta) and creases (cyan, dashed)', 'Cut (magenta) and creases (cyan, dashed)']
      : ['Artwork and cut (magenta)', 'Cut (magenta)'];
  return artwork?.isPlaced === false ? lines : withArtwork;
}

function linesOf({
  orderNumber,
  item,
  number,
  creases,
  notice,
  facts,
  findings,
  note,
  artwork,
}: ProofSheetData): Line[] {
  return [
    { text: `Proof ${number} of ${orderNumber}: ${item}`, isTitle: true },
    ...(notice ? [{ text: notice }] : []),
    { text: `${atItsSize(artwork, creases)} at 1 : 1. Printed at another scale, nothing here fits.` },
    ...(artwork ? [] : [{ text: 'The artwork can’t be shown on this page; its file is named below.' }]),
    ...(artwork?.isPlaced === false ? [{ text: `The file doesn’t fit the drawing. ${onlyFitted}` }] : []),
    ...facts.map(({ label, value }) => ({ label, text: value })),
    ...(note === '' ? [] : [{ label: 'Note', text: note }]),
    ...(findings.length === 0
      ? []
      : findings.map((text, index) => ({ label: index === 0 ? 'Found in the file' : '', text }))),
  ];
}
