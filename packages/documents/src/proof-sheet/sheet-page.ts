import { type PDFDocument, type PDFFont, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { outsideOperators, plain } from '../sticker-sheet/cut-path.ts';
import type { CutPath } from '../sticker-sheet/sheet-data.ts';
import { placeMatrix } from '../sticker-sheet/sheet-place.ts';
import type { ProofSheetData } from './proof-sheet-data.ts';
import { heightOf, margin, mm, textOperators } from './proof-text.ts';

interface SheetPage extends Pick<ProofSheetData, 'cuts' | 'size' | 'bleed' | 'orderNumber' | 'item' | 'number'> {
  readonly sheet: NonNullable<ProofSheetData['sheet']>;
  /** The picture on one sticker, in PDF operators; null without one. */
  readonly drawn: string | null;
  readonly resources: { readonly XObject?: { readonly Picture: PDFRef } };
  readonly font: PDFFont;
}

/** Adds a page with the sheet at 1 : 1: every sticker with its bleed and its cut. */
export function addSheetPage(doc: PDFDocument, { sheet, cuts, size, drawn, resources, font, ...of }: SheetPage): void {
  const { context } = doc;
  const { area, places, sheets, trailSheets } = sheet;
  const lines = [
    { text: `Proof ${of.number} of ${of.orderNumber}: ${of.item}: the sheet`, isTitle: true as const },
    {
      text: `${places.length} ${places.length === 1 ? 'sticker' : 'stickers'} on each of ${sheets} sheets, ${trailSheets} of them for setting up. The frame is the cutting area.`,
    },
    {
      text: `Each sticker is printed with a bleed of ${plain(of.bleed)} mm around its cut (magenta), which is cut off.`,
    },
  ];
  const height = margin + area.width + heightOf(lines) + margin;
  const loops = cuts.map(closed).join('\n');
  const printed = cuts.map((points) => outsideOperators(pathOf(points), of.bleed)).join('\n');
  const clipped = drawn === null ? [] : ['q', `${printed}\nW n`, drawn, 'Q'];
  const edge = of.bleed + 1;
  const sticker = context.register(
    context.flateStream([...clipped, '0.1 w 0 1 0 0 K', loops, 'S'].join('\n'), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-edge, -edge, size.length + edge, size.width + edge],
      Resources: context.obj(resources),
    }),
  );
  const content = [
    'q',
    `${mm} 0 0 ${-mm} ${margin * mm} ${(height - margin) * mm} cm`,
    `0.1 w 0 0 0 0.5 K 0 0 ${plain(area.length)} ${plain(area.width)} re S`,
    ...places.map((place) => `q\n${placeMatrix(place, size)}\n/Sticker Do\nQ`),
    'Q',
    textOperators(lines, font, height - margin - area.width),
  ].join('\n');
  const page = doc.addPage([(area.length + 2 * margin) * mm, height * mm]);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { Text: font.ref }, XObject: { Sticker: sticker } }));
}

const closed = (points: ProofSheetData['cuts'][number]): string =>
  `${points.map(([x, y], index) => `${plain(x)} ${plain(y)} ${index === 0 ? 'm' : 'l'}`).join('\n')}\nh`;

const pathOf = ([start = [0, 0], ...others]: ProofSheetData['cuts'][number]): CutPath => ({
  start,
  segments: others.map((point) => [point] as const),
});
