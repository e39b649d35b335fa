import { readFileSync } from 'node:fs';
import { PDFDocument, type PDFFont, PDFName } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { printableInLatin } from '../printable.ts';
import { pathOperators, plain } from '../sticker-sheet/cut-path.ts';
import { drawInBox, embedPicture } from '../sticker-sheet/sheet-artwork.ts';
import type { ProofSheetData } from './proof-sheet-data.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;
/** Around drawing and text, and the least width of a text column, in mm. */
const margin = 15;
const leastWidth = 180;
const lineHeight = 5;
const titleHeight = 12;
/** In points. */
const textSize = 9;
const labelWidth = 45;

type Line = { readonly label?: string; readonly text: string; readonly isTitle?: true };

/**
 * A proof at 1 : 1 on a page of its own size: the artwork as it is printed, the cut and the creases over it, and below it
 * everything that is stated of the line. The same data gives the same bytes.
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
  const font = await textFont(doc);

  const width = Math.max(size.length + 2 * bleed, leastWidth) + 2 * margin;
  const lines = linesOf(data).flatMap((line) => broken(line, font, (width - 2 * margin) * mm));
  const below = lines.length * lineHeight + titleHeight;
  const height = margin + size.width + 2 * bleed + margin + below + margin;
  const corner = { x: margin + bleed, y: margin + bleed };
  const toMillimetres = `${mm} 0 0 ${-mm} ${corner.x * mm} ${(height - corner.y) * mm} cm`;
  const picture = artwork && (await embedPicture(doc, artwork.picture));
  const printed = [-bleed, -bleed, size.length + 2 * bleed, size.width + 2 * bleed].map(plain).join(' ');
  const content = [
    'q',
    toMillimetres,
    ...(picture && artwork
      ? [
          'q',
          `${printed} re W n`,
          `${artwork.matrix.map((figure) => figure.toFixed(6)).join(' ')} cm`,
          drawInBox(picture, { x: 0, y: 0, length: artwork.length, width: artwork.width }, 'Picture'),
          'Q',
        ]
      : []),
    // Cut in magenta, creases in cyan and dashed, as on the key line.
    '0.25 w 1 0 0 0 K [3 1.5] 0 d',
    ...data.creases.map(polyline),
    '[] 0 d 0 1 0 0 K',
    ...(data.cut ? [`${pathOperators(data.cut)}\nS`] : data.cuts.map(polyline)),
    'Q',
    textOperators(lines, font, height - (margin + size.width + 2 * bleed + margin)),
  ].join('\n');

  const page = doc.addPage([width * mm, height * mm]);
  const { context } = doc;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const resources = { Font: { Text: font.ref }, ...(picture ? { XObject: { Picture: picture.xObject } } : {}) };
  page.node.set(PDFName.of('Resources'), context.obj(resources));
  page.setTrimBox(corner.x * mm, (height - corner.y - size.width) * mm, size.length * mm, size.width * mm);
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

const polyline = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], index) => `${plain(x)} ${plain(y)} ${index === 0 ? 'm' : 'l'}`).join('\n')}\nS`;

function linesOf({ orderNumber, item, number, notice, facts, findings, note, artwork }: ProofSheetData): Line[] {
  return [
    { text: `Proof ${number} of ${orderNumber}: ${item}`, isTitle: true },
    ...(notice ? [{ text: notice }] : []),
    {
      text: 'Artwork, cut (magenta) and creases (cyan, dashed) at 1 : 1. Printed at another scale, nothing here fits.',
    },
    ...(artwork ? [] : [{ text: 'The artwork can’t be shown on this page; its file is named below.' }]),
    ...(artwork?.isPlaced === false
      ? [{ text: 'The page of this file doesn’t fit the drawing, so it is only shown in its middle, not at 1 : 1.' }]
      : []),
    ...facts.map(({ label, value }) => ({ label, text: value })),
    ...(note === '' ? [] : [{ label: 'Note', text: note }]),
    ...(findings.length === 0
      ? []
      : findings.map((text, index) => ({ label: index === 0 ? 'Found in the file' : '', text }))),
  ];
}

/** The text in as many lines as it needs; the label stands beside the first. */
function broken(line: Line, font: PDFFont, widest: number): Line[] {
  const room = line.label === undefined ? widest : widest - labelWidth * mm;
  const rows: string[] = [];
  for (const paragraph of line.text.split(/\r?\n/)) {
    let row = '';
    for (const word of printableInLatin(paragraph).split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`;
      if (row !== '' && font.widthOfTextAtSize(longer, sizeOf(line)) > room) {
        rows.push(row);
        row = word;
      } else row = longer;
    }
    rows.push(row);
  }
  return rows.map((text, index) => ({
    ...line,
    text,
    ...(line.label === undefined || index === 0 ? {} : { label: '' }),
  }));
}

const sizeOf = ({ isTitle }: Line): number => (isTitle ? textSize * 1.5 : textSize);

function textOperators(lines: readonly Line[], font: PDFFont, top: number): string {
  const write = (text: string, x: number, y: number, size: number) =>
    text === ''
      ? ''
      : `/Text ${plain(size)} Tf\n1 0 0 1 ${plain(x * mm)} ${plain(y * mm)} Tm\n${font.encodeText(text)} Tj`;
  const written = lines.flatMap((line, index) => {
    const y = top - titleHeight / 2 - index * lineHeight;
    const { label, text } = line;
    if (label === undefined) return [write(text, margin, y, sizeOf(line))];
    return [write(printableInLatin(label), margin, y, textSize), write(text, margin + labelWidth, y, textSize)];
  });
  return `BT\n0 0 0 1 k\n${written.filter(Boolean).join('\n')}\nET`;
}

async function textFont(doc: PDFDocument): Promise<PDFFont> {
  doc.registerFontkit(fontkit);
  // The font files are subsets already, so they aren't subset again.
  return doc.embedFont(readFileSync(new URL('../../fonts/Inter-Regular.ttf', import.meta.url)), { subset: false });
}
