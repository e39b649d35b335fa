import {
  grainArrow,
  type ImposedSheet,
  type Point,
  pathsOnSheet,
  registerMarks,
  type Stroke,
  sideLayMark,
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
  const page = makeLayers(doc, [sheetStep, ...lines.map(({ step }) => step), registerStep, slugStep]).onPage();

  marked(
    doc,
    'Figure',
    () => {
      page.inLayer(sheetStep, () => drawSheet(doc, sheet));
      for (const { kind, step } of lines) {
        page.inLayer(step, () => {
          doc.lineWidth(0.5);
          dashesOf(doc, kind);
          for (const path of paths) if (path.kind === kind) trace(doc, path, place);
          doc.stroke();
        });
      }
      page.inLayer(registerStep, () =>
        drawStrokes(doc.lineWidth(0.25), [...registerMarks(sheet), ...sideLayMark(sheet)]),
      );
    },
    { alt: altOf(data), bbox: [around * mm, around * mm, (around + sheet.width) * mm, (around + sheet.height) * mm] },
  );
  drawSlug(doc, page, data);
  const [left, bottom] = [around * mm, (around + slugHeight) * mm];
  const box = [left, bottom, left + sheet.width * mm, bottom + sheet.height * mm] as const;
  page.setBoxes({ TrimBox: box, BleedBox: box });
  return bytesOf(doc);
}

const onPage = (length: number): number => (length + around) * mm;

const place = ([x, y]: Point): Point => [onPage(x), onPage(y)];

function drawStrokes(doc: Sheet, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) trace(doc, { points: stroke, closed: false }, place);
  doc.stroke();
}

/** The sheet's edges, a thick line along the gripper edge, the area that may be used, and the grain. */
function drawSheet(doc: Sheet, sheet: ImposedSheet): void {
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
      x: 0,
      y: onPage(sheet.margins.gripper + 40),
      width: onPage(0),
      size: 5,
      colour: sheetStep.name,
    });
    write(doc, 'Grain', { x: onPage(sheet.width / 2 + 44), y, width: 80, size: 8, colour: sheetStep.name });
  });
}

function drawSlug(doc: Sheet, page: LayeredPage, { sheet, code, title, notes }: ImposedSheetData): void {
  const width = sheet.width * mm;
  page.inLayer(slugStep, () => {
    const ink = { x: onPage(0), width, colour: slugStep.name } as const;
    let y = onPage(sheet.height) + 8;
    y = write(doc, `${code} · ${title}`, { ...ink, y, face: 'strong', size: 12 }) + 3;
    for (const note of notes) y = write(doc, note, { ...ink, y, size: 9, tallest: 12 }) + 1;
  });
}

/** Describes the drawing for those who don't see it. */
function altOf({ sheet, title }: ImposedSheetData): string {
  const ups = sheet.blanks.map(({ name, places }) => `${places.length} of ${name}`).join(', ');
  return `${title}: ${ups}, seen from the printed side, gripper edge on top`;
}
