import { type PDFDocument, type PDFFont, PDFName } from '@cantoo/pdf-lib';
import { plain } from '../sticker-sheet/cut-path.ts';
import { boxOf, drawInBox, embedPicture } from '../sticker-sheet/sheet-artwork.ts';
import type { ProofSheetData } from './proof-sheet-data.ts';
import { broken, heightOf, margin, mm, onlyFitted, polyline, textOperators } from './proof-text.ts';

interface InsidePage extends Pick<ProofSheetData, 'size' | 'bleed' | 'orderNumber' | 'item' | 'number'> {
  readonly inside: NonNullable<ProofSheetData['inside']>;
  readonly font: PDFFont;
  /** Of the page, in mm. */
  readonly width: number;
}

/** Adds a page with what is printed inside a box at 1 : 1, as it is seen from inside. */
export async function addInsidePage(
  doc: PDFDocument,
  { inside: { page: number, cuts, creases, artwork }, size, bleed, font, width, ...of }: InsidePage,
): Promise<void> {
  const { context } = doc;
  const lines = [
    { text: `Proof ${of.number} of ${of.orderNumber}: ${of.item}: the inside`, isTitle: true as const },
    ...[saidOf(number, artwork), 'The cut is magenta, creases are cyan and dashed.'].flatMap((text) =>
      broken({ text }, font, (width - 2 * margin) * mm),
    ),
  ];
  const height = margin + size.width + 2 * bleed + margin + heightOf(lines) + margin;
  const corner = { x: margin + bleed, y: margin + bleed };
  const printed = [-bleed, -bleed, size.length + 2 * bleed, size.width + 2 * bleed].map(plain).join(' ');
  const picture = artwork && (await embedPicture(doc, artwork.picture));
  const drawn =
    picture && artwork
      ? [
          'q',
          `${printed} re W n`,
          `${artwork.matrix.map((figure) => figure.toFixed(6)).join(' ')} cm`,
          drawInBox(picture, boxOf(artwork), 'Inside'),
          'Q',
        ]
      : [];
  const content = [
    'q',
    `${mm} 0 0 ${-mm} ${corner.x * mm} ${(height - corner.y) * mm} cm`,
    ...drawn,
    '0.25 w 1 0 0 0 K [3 1.5] 0 d',
    ...creases.map(polyline),
    '[] 0 d 0 1 0 0 K',
    ...cuts.map(polyline),
    'Q',
    textOperators(lines, font, height - (margin + size.width + 2 * bleed + margin)),
  ].join('\n');
  const page = doc.addPage([width * mm, height * mm]);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const pictures = picture ? { XObject: { Inside: picture.xObject } } : {};
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { Text: font.ref }, ...pictures }));
  page.setTrimBox(corner.x * mm, (height - corner.y - size.width) * mm, size.length * mm, size.width * mm);
}

function saidOf(page: number, artwork: ProofSheetData['artwork']): string {
  if (artwork?.isPlaced === false)
    return `Page ${page} of the file, for the inside as seen from inside, doesn’t fit the drawing. ${onlyFitted}`;
  const what = `Page ${page} of the file is printed inside, at 1 : 1 and as seen from inside.`;
  return artwork ? what : `${what} It isn’t drawn here, because it isn’t kept any more or is too much to draw.`;
}
