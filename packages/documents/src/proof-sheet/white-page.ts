import { type PDFDocument, type PDFFont, PDFName } from '@cantoo/pdf-lib';
import { plain } from '../sticker-sheet/cut-path.ts';
import { boxOf, drawInBox, embedTints } from '../sticker-sheet/sheet-artwork.ts';
import type { PngRows } from '../sticker-sheet/sheet-data.ts';
import type { ProofSheetData } from './proof-sheet-data.ts';
import { broken, heightOf, margin, mm, polyline, textOperators } from './proof-text.ts';

interface WhitePage extends Pick<ProofSheetData, 'cuts' | 'size' | 'bleed' | 'orderNumber' | 'item' | 'number'> {
  readonly artwork: Omit<NonNullable<ProofSheetData['artwork']>, 'white'>;
  readonly white: PngRows;
  readonly font: PDFFont;
  /** Of the page, in mm. */
  readonly width: number;
}

/** How screens and printers show the ink, which they don't have: amounts of red, green and blue. */
const shownAs = [0.36, 0.5, 0.66] as const;

/** Adds a page with the white alone at 1 : 1, where the file has it. */
export function addWhitePage(
  doc: PDFDocument,
  { artwork, white, cuts, size, bleed, font, width, ...of }: WhitePage,
): void {
  const { context } = doc;
  const lines = [
    { text: `Proof ${of.number} of ${of.orderNumber}: ${of.item}: the white`, isTitle: true as const },
    ...broken(
      {
        text: 'The white of the file alone, shown in blue: it is printed below the colours. Where there is none, the material shows through. The cut is magenta.',
      },
      font,
      (width - 2 * margin) * mm,
    ),
  ];
  const height = margin + size.width + 2 * bleed + margin + heightOf(lines) + margin;
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [...shownAs], N: 1 };
  const ink = context.register(context.obj(['Separation', 'White', 'DeviceRGB', tint]));
  const tints = embedTints(doc, white, ink);
  const printed = [-bleed, -bleed, size.length + 2 * bleed, size.width + 2 * bleed].map(plain).join(' ');
  const content = [
    'q',
    `${mm} 0 0 ${-mm} ${(margin + bleed) * mm} ${(height - margin - bleed) * mm} cm`,
    `q ${printed} re W n`,
    `${artwork.matrix.map((figure) => figure.toFixed(6)).join(' ')} cm`,
    drawInBox(tints, boxOf(artwork), 'White'),
    'Q 0.25 w 0 1 0 0 K',
    ...cuts.map(polyline),
    'Q',
    textOperators(lines, font, height - (margin + size.width + 2 * bleed + margin)),
  ].join('\n');
  const page = doc.addPage([width * mm, height * mm]);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { Text: font.ref }, XObject: { White: tints.xObject } }));
}
