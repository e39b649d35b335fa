import { cropMarks, type ImposedSheet } from '@boxwright/dieline';
import { PDFArray, PDFDocument, type PDFFont, PDFName } from '@cantoo/pdf-lib';
import { embedLatinFont } from '../latin-font.ts';
import { longDate } from '../long-date.ts';
import { printableInLatin } from '../printable.ts';
import { pair, plain } from '../sticker-sheet/cut-path.ts';
import { barOperators, placeOfBar } from './colour-bar.ts';
import { type ImposedSheetData, imposedSheetPdf } from './imposed-sheet.ts';
import { inkOperators, platesOf } from './ink-operators.ts';
import { type BlankArtwork, embedArtworks, embedGlosses, glossInk, isBleedCut, upOperators } from './lay-artwork.ts';
import { around, mm, onSheetPage, pageSize } from './page.ts';
import { hindrancesIn, setOutputIntent } from './pdf-x.ts';
import { addLayers, addResources, leaveStepsUnprinted } from './plate-layers.ts';
import type { PrintingCondition } from './press.ts';

/** An imposed sheet with what is printed on it. */
export type PlatesData = ImposedSheetData & {
  /** In the order of the sheet's blanks; null for a blank without artwork. */
  readonly artworks: readonly (BlankArtwork | null)[];
  /** What of the sheet has to be laid in by hand; the slug names it. */
  readonly byHand: readonly string[];
  /** Beyond the cut, in mm. */
  readonly bleed: number;
  readonly condition: PrintingCondition;
};

/** In points, and in mm below the sheet: under the title and two notes. */
const slug = { size: 7, below: 24 } as const;
const markWidth = 0.1;
/** Set in every ink. */
const everyPlate = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 };

/**
 * A sheet for plates: the artwork on every up below the sheet's lines, a colour bar of its inks, crop and register marks
 * and a slug on every plate, with the press's output intent. PDF/X-4, unless something in the artwork stands against it;
 * then the slug says what. Lines for cutting, creasing and all else that isn't ink are processing steps, which aren't
 * printed. The same data gives the same bytes.
 */
export async function platesPdf(data: PlatesData): Promise<Uint8Array> {
  const { sheet, artworks, byHand, bleed, condition, createdAt } = data;
  const doc = await PDFDocument.load(await imposedSheetPdf(data), { updateMetadata: false });
  const [page] = doc.getPages();
  if (!page) throw new RangeError('The sheet has no page');
  const { context } = doc;
  const forms = await embedArtworks(doc, artworks);
  const glosses = embedGlosses(doc, artworks);
  const hasGloss = glosses.some((gloss) => gloss !== null);
  const hasAllFonts = artworks.every((artwork) => artwork?.hasAllFonts ?? true);
  const hindrances = [...(hasAllFonts ? [] : ['a font isn’t embedded']), ...hindrancesIn(doc)];
  const plates = platesOf([...artworks.flatMap((artwork) => artwork?.inks ?? []), ...(hasGloss ? [glossInk] : [])]);
  const inks = inkOperators(context, plates);
  const bar = placeOfBar(sheet, bleed);
  const font = await embedLatinFont(doc);
  const said = [
    `${data.code} · ${data.title} · ${longDate(createdAt)}`,
    plates.join(', '),
    ...(hasGloss ? [`${glossInk}: where the coat shines, its negative where it is matt`] : []),
    hindrances.length === 0
      ? `PDF/X-4, ${condition.identifier}`
      : `${condition.identifier}; not PDF/X-4: ${hindrances.join(', ')}`,
    ...(byHand.length === 0 ? [] : [`to be laid in by hand: ${byHand.join(', ')}`]),
    ...(bar.isOnSheet ? [] : ['no room for the colour bar on the sheet']),
    ...(isBleedCut(sheet, bleed) ? ['the bleed ends where the press does: see the edges'] : []),
  ];
  const ups = upOperators(sheet, 'Artwork', forms, bleed);
  const shining = upOperators(sheet, 'Gloss', glosses, bleed);
  const toSheet = `${onSheetPage(sheet)
    .map((figure) => figure.toFixed(6))
    .join(' ')} cm`;
  const marks = [...barOperators(bar, inks.operators), ...markOperators(sheet, bleed)];
  const content = [
    ...onLayer('ArtworkLayer', ['q', toSheet, ...ups, 'Q']),
    // Above the artwork: what is drawn later would knock it out.
    ...(hasGloss ? onLayer('GlossLayer', ['q', toSheet, ...shining, 'Q']) : []),
    ...onLayer('PlateMarks', [
      'q',
      toSheet,
      ...marks,
      'Q',
      slugOperators(sheet, font, said.filter(Boolean).join(' · ')),
    ]),
  ];
  const { node } = page;
  const lines = node.get(PDFName.of('Contents'));
  node.set(
    PDFName.of('Contents'),
    context.obj([
      context.register(context.flateStream(content.join('\n'))),
      ...(lines instanceof PDFArray ? lines.asArray() : lines ? [lines] : []),
    ]),
  );
  for (const [name, drawn] of [
    ['Artwork', forms],
    ['Gloss', glosses],
  ] as const) {
    for (const [index, form] of drawn.entries()) if (form) node.setXObject(PDFName.of(`${name}${index}`), form);
  }
  const tint = context.register(context.obj(['Separation', 'All', 'DeviceCMYK', everyPlate]));
  addResources(doc, { ColorSpace: { ...inks.spaces, EveryPlate: tint }, Font: { Plates: font.ref } });
  leaveStepsUnprinted(doc);
  addLayers(doc, {
    ArtworkLayer: 'Artwork',
    ...(hasGloss && { GlossLayer: 'Gloss' }),
    PlateMarks: 'Colour bar and marks',
  });
  setOutputIntent(doc, condition, { hindrances, at: createdAt });
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

const onLayer = (layer: string, operators: readonly string[]): string[] => [
  '/Artifact BMC',
  `/OC /${layer} BDC`,
  ...operators,
  'EMC',
  'EMC',
];

/** Crop marks; the register marks are among the sheet's lines. */
const markOperators = (sheet: ImposedSheet, bleed: number): string[] => [
  `/EveryPlate CS 1 SCN ${markWidth} w`,
  ...cropMarks(sheet, bleed).map(([from, to]) => `${pair(from)} m ${pair(to)} l S`),
];

/** On every plate, below the sheet. In points of the page. */
function slugOperators(sheet: ImposedSheet, font: PDFFont, text: string): string {
  const from = pageSize(sheet)[1] - (around + sheet.height + slug.below) * mm;
  const written = font.encodeText(printableInLatin(text)).toString();
  return `BT /EveryPlate cs 1 scn /Plates ${slug.size} Tf ${plain(around * mm)} ${plain(from)} Td ${written} Tj ET`;
}
