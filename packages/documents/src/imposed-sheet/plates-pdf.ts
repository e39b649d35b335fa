import { cropMarks, type SheetFace } from '@boxwright/dieline';
import {
  PDFArray,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { embedLatinFont } from '../latin-font.ts';
import { longDate } from '../long-date.ts';
import { printableInLatin } from '../printable.ts';
import { pair, plain } from '../sticker-sheet/cut-path.ts';
import { barOperators, placeOfBar } from './colour-bar.ts';
import { type ImposedSheetData, imposedSheetPdf, sidesOf } from './imposed-sheet.ts';
import { inkOperators, platesOf } from './ink-operators.ts';
import { type BlankArtwork, embedArtworks, embedGlosses, glossInk, isBleedCut, upOperators } from './lay-artwork.ts';
import { around, mm, onSheetPage, pageSize } from './page.ts';
import { hindrancesIn, setOutputIntent } from './pdf-x.ts';
import { addLayers, addResources, leaveStepsUnprinted } from './plate-layers.ts';
import type { PrintingCondition } from './press.ts';

/** What is printed on a side of a sheet. */
export type PrintOfSide = {
  /** In the order of the sheet's blanks; null for a blank without artwork. */
  readonly artworks: readonly (BlankArtwork | null)[];
  /** What of the side is missing, and who lays it in; the slug says so. */
  readonly missing: readonly string[];
};

/** An imposed sheet with what is printed on it. */
export type PlatesData = Omit<ImposedSheetData, 'hasBack'> &
  PrintOfSide & {
    /** Print inside the boxes, in mm of the blanks as they are seen from inside; null where there is none. */
    readonly inside: PrintOfSide | null;
    /** Beyond the cut, in mm. */
    readonly bleed: number;
    readonly condition: PrintingCondition;
  };

/** In points, and in mm below the sheet: under the title and two notes, or three. */
const slug = { size: 7, below: 24 } as const;
const markWidth = 0.1;
/** Set in every ink. */
const everyPlate = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 };

/**
 * A sheet for plates: the artwork on every up below the sheet's lines, a colour bar of its inks, crop and register marks
 * and a slug on every plate, with the press's output intent. Print inside has the sheet's other side on a second page,
 * as it comes after turning. PDF/X-4, unless something in the artwork stands against it;
 * then the slug says what. Lines for cutting, creasing and all else that isn't ink are processing steps, which aren't
 * printed. The same data gives the same bytes.
 */
export async function platesPdf({ inside, ...data }: PlatesData): Promise<Uint8Array> {
  const { bleed, condition, createdAt } = data;
  const sheetData = { ...data, hasBack: inside !== null };
  const doc = await PDFDocument.load(await imposedSheetPdf(sheetData), { updateMetadata: false });
  const { context } = doc;
  const prints: Embedded[] = [];
  for (const print of [data, ...(inside ? [inside] : [])]) {
    const forms = await embedArtworks(doc, print.artworks);
    prints.push({ ...print, forms, glosses: embedGlosses(doc, print.artworks) });
  }
  const hasAllFonts = prints.every(({ artworks }) => artworks.every((artwork) => artwork?.hasAllFonts ?? true));
  const hindrances = [...(hasAllFonts ? [] : ['a font isn’t embedded']), ...hindrancesIn(doc)];
  const shared = {
    font: await embedLatinFont(doc),
    everyPlate: context.register(context.obj(['Separation', 'All', 'DeviceCMYK', everyPlate])),
    layers: addLayers(doc, {
      ArtworkLayer: 'Artwork',
      ...(prints.some(isShining) && { GlossLayer: 'Gloss' }),
      PlateMarks: 'Colour bar and marks',
    }),
    standard:
      hindrances.length === 0
        ? `PDF/X-4, ${condition.identifier}`
        : `${condition.identifier}; not PDF/X-4: ${hindrances.join(', ')}`,
  };
  for (const [index, { face, named }] of sidesOf(sheetData).entries()) {
    const [page, print] = [doc.getPages()[index], prints[index]];
    if (!page || !print) throw new RangeError('A side of the sheet has no page');
    const title = `${data.code} · ${data.title}${named} · ${longDate(createdAt)}`;
    addPrint(page, { ...shared, ...print, face, title, bleed });
  }
  leaveStepsUnprinted(doc);
  setOutputIntent(doc, condition, { hindrances, at: createdAt });
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

interface Embedded extends PrintOfSide {
  readonly forms: readonly (PDFRef | null)[];
  readonly glosses: readonly (PDFRef | null)[];
}

const isShining = ({ glosses }: Pick<Embedded, 'glosses'>): boolean => glosses.some((gloss) => gloss !== null);

interface Side extends Embedded {
  readonly face: SheetFace;
  readonly title: string;
  readonly bleed: number;
  readonly font: PDFFont;
  readonly everyPlate: PDFRef;
  readonly layers: Readonly<Record<string, PDFObject>>;
  readonly standard: string;
}

/** Draws what is printed on a side of the sheet below the lines of its page. */
function addPrint({ node }: PDFPage, side: Side): void {
  const { face, artworks, missing, forms, glosses, bleed, font } = side;
  const { context } = node;
  const hasGloss = isShining(side);
  const plates = platesOf([...artworks.flatMap((artwork) => artwork?.inks ?? []), ...(hasGloss ? [glossInk] : [])]);
  const inks = inkOperators(context, plates);
  const bar = placeOfBar(face, bleed);
  const said = [
    side.title,
    plates.join(', '),
    ...(hasGloss ? [`${glossInk}: where the coat shines, its negative where it is matt`] : []),
    side.standard,
    ...missing,
    ...(bar.isOnSheet ? [] : ['no room for the colour bar on the sheet']),
    ...(isBleedCut(face, bleed) ? ['the bleed ends where the press does: see the edges'] : []),
  ];
  const ups = upOperators(face, 'Artwork', forms, bleed);
  const shining = upOperators(face, 'Gloss', glosses, bleed);
  const toSheet = `${onSheetPage(face)
    .map((figure) => figure.toFixed(6))
    .join(' ')} cm`;
  const marks = [...barOperators(bar, inks.operators), ...markOperators(face, bleed)];
  const content = [
    ...onLayer('ArtworkLayer', ['q', toSheet, ...ups, 'Q']),
    // Above the artwork: what is drawn later would knock it out.
    ...(hasGloss ? onLayer('GlossLayer', ['q', toSheet, ...shining, 'Q']) : []),
    ...onLayer('PlateMarks', [
      'q',
      toSheet,
      ...marks,
      'Q',
      slugOperators(face, font, said.filter(Boolean).join(' · ')),
    ]),
  ];
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
  addResources(node, {
    ColorSpace: { ...inks.spaces, EveryPlate: side.everyPlate },
    Font: { Plates: font.ref },
    Properties: side.layers,
  });
}

const onLayer = (layer: string, operators: readonly string[]): string[] => [
  '/Artifact BMC',
  `/OC /${layer} BDC`,
  ...operators,
  'EMC',
  'EMC',
];

/** Crop marks; the register marks are among the sheet's lines. */
const markOperators = (sheet: SheetFace, bleed: number): string[] => [
  `/EveryPlate CS 1 SCN ${markWidth} w`,
  ...cropMarks(sheet, bleed).map(([from, to]) => `${pair(from)} m ${pair(to)} l S`),
];

/** On every plate, below the sheet. In points of the page. */
function slugOperators(sheet: SheetFace, font: PDFFont, text: string): string {
  const from = pageSize(sheet)[1] - (around + sheet.height + slug.below) * mm;
  const written = font.encodeText(printableInLatin(text)).toString();
  return `BT /EveryPlate cs 1 scn /Plates ${slug.size} Tf ${plain(around * mm)} ${plain(from)} Td ${written} Tj ET`;
}
