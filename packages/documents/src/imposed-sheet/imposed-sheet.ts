import {
  grainArrow,
  type ImposedSheet,
  type Point,
  pathsOnSheet,
  registerMarks,
  type SheetFace,
  type Stroke,
  sideLayMark,
  turnedOver,
  usableCorners,
} from '@boxwright/dieline';
import { dashesOf, lineSteps } from '../key-line-steps.ts';
import { type LayeredPage, makeLayers, type ProcessingStep } from '../pdf-layers.ts';
import { bytesOf, newSheet, type Sheet, write } from '../sheet.ts';
import { artifact, marked } from '../structure.ts';
import { trace } from '../trace.ts';
import { around, mm, pageSize, slugHeight } from './page.ts';

/** What the PDF of an imposed sheet shows. */
export type ImposedSheetData = {
  readonly sheet: ImposedSheet;
  /** "BW26-010001-1" */
  readonly code: string;
  /** "Box, 6 ups on 18×25 in" */
  readonly title: string;
  /** Further lines below the sheet. */
  readonly notes: readonly string[];
  /** The PDF's creation date. */
  readonly createdAt: Date;
  readonly companyName: string;
  /** Whether a second page has its other side. */
  readonly hasBack?: boolean;
};

/** A side of the sheet, which is a page. */
export type SheetSide = {
  readonly face: SheetFace;
  /** What its title ends with. */
  readonly named: string;
  readonly notes: readonly string[];
};

const sheetStep: ProcessingStep = { name: 'Sheet', group: 'Legend', ink: [0, 0, 0, 60] };
const registerStep: ProcessingStep = {
  name: 'Register marks',
  ink: [100, 100, 100, 100],
  isOnEveryPlate: true,
};
const slugStep: ProcessingStep = { name: 'Slug', group: 'Legend', ink: [0, 0, 0, 90] };

/**
 * A sheet with all its blanks as PDF, 1:1 and vector, for plates and die: the layers, processing steps (ISO 19593-1) and
 * overprinting spot colours of the key line, and the sheet's edges, grain, side lay and register marks. The sheet is the trim box.
 * The same data gives the same bytes.
 */
export function imposedSheetPdf(data: ImposedSheetData): Promise<Uint8Array> {
  const { sheet, title, code, createdAt, companyName } = data;
  const size = pageSize(sheet);
  const doc = newSheet({ title: `Sheet ${code}`, subject: title, author: companyName, createdAt }, size);
  const paths = pathsOnSheet(sheet);
  const lines = lineSteps.filter(({ kind }) => paths.some((path) => path.kind === kind));
  const layers = makeLayers(doc, [sheetStep, ...lines.map(({ step }) => step), registerStep, slugStep]);
  for (const [index, side] of sidesOf(data).entries()) {
    if (index > 0) doc.addPage();
    drawSide(doc, layers.onPage(), side, data);
  }
  return bytesOf(doc);
}

/** The sides of a sheet in the order of their pages. */
export function sidesOf({ sheet, notes, hasBack = false }: ImposedSheetData): SheetSide[] {
  if (!hasBack) return [{ face: sheet, named: '', notes }];
  return [
    { face: sheet, named: ', outside', notes },
    {
      face: turnedOver(sheet),
      named: ', inside',
      notes: [
        'The other side of the sheet, seen as the print on it: turned over its side edges, with the same gripper edge; the side lay is on the right.',
        ...notes,
      ],
    },
  ];
}

function drawSide(doc: Sheet, page: LayeredPage, side: SheetSide, data: ImposedSheetData): void {
  const { face } = side;
  const paths = pathsOnSheet(face);
  marked(
    doc,
    'Figure',
    () => {
      page.inLayer(sheetStep, () => drawSheet(doc, face));
      for (const { kind, step } of lineSteps) {
        const ofKind = paths.filter((path) => path.kind === kind);
        if (ofKind.length === 0) continue;
        page.inLayer(step, () => {
          doc.lineWidth(0.5);
          dashesOf(doc, kind);
          for (const path of ofKind) trace(doc, path, place);
          doc.stroke();
        });
      }
      page.inLayer(registerStep, () =>
        drawStrokes(doc.lineWidth(0.25), [...registerMarks(face), ...sideLayMark(face)]),
      );
    },
    {
      alt: altOf(side, data),
      bbox: [around * mm, around * mm, (around + face.width) * mm, (around + face.height) * mm],
    },
  );
  drawSlug(doc, page, side, data);
  const [left, bottom] = [around * mm, (around + slugHeight) * mm];
  const box = [left, bottom, left + face.width * mm, bottom + face.height * mm] as const;
  page.setBoxes({ TrimBox: box, BleedBox: box });
}

const onPage = (length: number): number => (length + around) * mm;

const place = ([x, y]: Point): Point => [onPage(x), onPage(y)];

function drawStrokes(doc: Sheet, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) trace(doc, { points: stroke, closed: false }, place);
  doc.stroke();
}

/** The sheet's edges, a thick line along the gripper edge, the area that may be used, and the grain. */
function drawSheet(doc: Sheet, sheet: SheetFace): void {
  doc
    .lineWidth(0.5)
    .rect(onPage(0), onPage(0), sheet.width * mm, sheet.height * mm)
    .stroke();
  doc.lineWidth(2);
  const edge: Point[] = [
    [0, 0],
    [sheet.width, 0],
  ];
  trace(doc, { points: edge, closed: false }, place);
  doc.stroke().lineWidth(0.25).dash(4, { space: 4 });
  trace(doc, { points: usableCorners(sheet), closed: true }, place);
  doc.stroke().undash();
  drawStrokes(doc.lineWidth(0.5), grainArrow(sheet));
  artifact(doc, () => {
    const y = onPage(sheet.margins.gripper / 2) - 4;
    write(doc, 'Gripper edge', { x: onPage(sheet.margins.side), y, width: 200, size: 8, colour: sheetStep.name });
    write(doc, 'Side lay', {
      x: sheet.sideLay === 'right' ? onPage(sheet.width) : 0,
      y: onPage(sheet.margins.gripper + 40),
      width: onPage(0),
      size: 5,
      colour: sheetStep.name,
    });
    write(doc, 'Grain', { x: onPage(sheet.width / 2 + 44), y, width: 80, size: 8, colour: sheetStep.name });
  });
}

function drawSlug(
  doc: Sheet,
  page: LayeredPage,
  { face, named, notes }: SheetSide,
  { code, title }: ImposedSheetData,
): void {
  const width = face.width * mm;
  page.inLayer(slugStep, () => {
    const ink = { x: onPage(0), width, colour: slugStep.name } as const;
    let y = onPage(face.height) + 8;
    y = write(doc, `${code} · ${title}${named}`, { ...ink, y, face: 'strong', size: 12 }) + 3;
    for (const note of notes) y = write(doc, note, { ...ink, y, size: 9, tallest: 12 }) + 1;
  });
}

/** Describes the drawing for those who don't see it. */
function altOf({ face, named }: SheetSide, { title }: ImposedSheetData): string {
  const ups = face.blanks.map(({ name, places }) => `${places.length} of ${name}`).join(', ');
  const seen = face.sideLay === 'right' ? 'seen from the other side' : 'seen from the printed side';
  return `${title}${named}: ${ups}, ${seen}, gripper edge on top`;
}
