import {
  type LaidBlank,
  type LaidBlanks,
  laySideBySide,
  type Path,
  type PathKind,
  type Point,
} from '@boxwright/dieline';
import type { KeyLineData } from './key-line-data.ts';
import { drawDimensions } from './key-line-dimensions.ts';
import { drawLegend, legendHeight, legendWidth } from './key-line-legend.ts';
import { dashesOf, dimensionsStep, legendStep, lineSteps } from './key-line-steps.ts';
import { type LayeredPage, makeLayers, type PdfBox } from './pdf-layers.ts';
import { bytesOf, newSheet, type Sheet } from './sheet.ts';
import { marked } from './structure.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;
/** Margins in millimetres: for the dimensions above and to the left of the blanks, and around the drawing. */
const room = { top: 24, left: 24, right: 12, bottom: 12 } as const;
const bleed = 3;

/**
 * The key line of a box as PDF, 1:1 and vector: one layer per kind of line with its processing step (ISO 19593-1:2018)
 * and an overprinting spot colour, trim and bleed box, dimensions in millimetres and a legend. The page is as large as
 * the blanks side by side with their dimensions and legend. The same data gives the same bytes.
 */
export function keyLinePdf(data: KeyLineData): Promise<Uint8Array> {
  return keyLinesPdf([data]);
}

/** The key lines of several boxes (of an order), one page per box; reference, date and company are the first box's. */
export async function keyLinesPdf(boxes: readonly [KeyLineData, ...KeyLineData[]]): Promise<Uint8Array> {
  const [first] = boxes;
  const names = [...new Set(boxes.map(({ style }) => style.name))];
  const [firstPage, ...morePages] = boxes.map(layOut);
  const doc = newSheet(
    {
      title: `Key line ${first.reference ?? first.style.name}`,
      subject: boxes.length === 1 ? [first.style.name, first.style.ecma].filter(Boolean).join(', ') : names.join(', '),
      author: first.company.name,
      createdAt: first.date,
    },
    firstPage?.size,
  );
  const drawn = lineSteps.filter(({ kind }) => boxes.some((box) => showsKind(box, kind)));
  const layers = makeLayers(doc, [...drawn.map(({ step }) => step), dimensionsStep, legendStep]);
  if (firstPage) drawPage(doc, layers.onPage(), firstPage);
  for (const page of morePages) {
    doc.addPage({ size: [...page.size], margin: 0 });
    drawPage(doc, layers.onPage(), page);
  }
  return bytesOf(doc);
}

type LaidPage = {
  readonly data: KeyLineData;
  readonly laid: LaidBlanks;
  /** In points. */
  readonly size: readonly [width: number, height: number];
};

function layOut(data: KeyLineData): LaidPage {
  const laid = laySideBySide(data.blanks, 30);
  const width = Math.max(laid.width, legendWidth) + room.left + room.right;
  const height = room.top + laid.height + legendHeight + room.bottom;
  return { data, laid, size: [width * mm, height * mm] };
}

function drawPage(doc: Sheet, page: LayeredPage, { data, laid, size }: LaidPage): void {
  const kinds = lineSteps.filter(({ kind }) => showsKind(data, kind));
  const onPage = ([x, y]: Point): Point => [(x + room.left) * mm, (y + room.top) * mm];
  const drawBlanks = () => {
    for (const { kind, step } of kinds) {
      page.inLayer(step, () => {
        doc.lineWidth(0.5);
        dashesOf(doc, kind);
        for (const { dieline, shift } of laid.blanks) {
          const place = ([x, y]: Point) => onPage([x + shift[0], y + shift[1]]);
          for (const path of dieline.paths) if (path.kind === kind) trace(doc, path, place);
        }
        doc.stroke();
        if (kind === 'glue') hatchGlue(doc, laid.blanks, onPage);
      });
    }
    page.inLayer(dimensionsStep, () => {
      for (const blank of laid.blanks) drawDimensions(doc, blank, onPage);
    });
  };
  const edges = [0, 0, size[0], (room.top + laid.height) * mm] as const;
  marked(doc, 'Figure', drawBlanks, { alt: altOf(data), bbox: edges });
  page.inLayer(legendStep, () => {
    drawLegend(doc, data, onPage([0, laid.height]), kinds);
  });
  page.setBoxes(
    boxesOf(
      laid.blanks.map(({ bounds }) => bounds),
      size[1],
      onPage,
    ),
  );
}

/** What the drawing shows, for those who don't see it; its figures are in the legend. */
function altOf({ blanks, style, reference }: KeyLineData): string {
  const names = blanks.map(({ name }) => name).join(' and ');
  const of = [style.name, reference].filter(Boolean).join(', ');
  return `Dieline of ${of}: ${names}, flat, with cuts, creases and dimensions in millimetres`;
}

function showsKind({ blanks }: KeyLineData, kind: PathKind): boolean {
  return blanks.some(({ dieline }) => dieline.paths.some((path) => path.kind === kind));
}

function trace(doc: Sheet, { points, closed }: Path, place: (point: Point) => Point): void {
  points.forEach((point, index) => {
    const [x, y] = place(point);
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  });
  if (closed) doc.closePath();
}

/** Glue zones are hatched, because cuts and creases cover their borders. */
function hatchGlue(doc: Sheet, blanks: readonly LaidBlank[], onPage: (point: Point) => Point): void {
  const step = 2.5 * mm;
  for (const { dieline, shift } of blanks) {
    for (const path of dieline.paths.filter(({ kind }) => kind === 'glue')) {
      const corners = path.points.map(([x, y]) => onPage([x + shift[0], y + shift[1]]));
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      doc.save();
      trace(doc, { ...path, points: corners }, (corner) => corner);
      doc.clip().lineWidth(0.25);
      for (let x = left - (bottom - top); x < right; x += step) {
        doc.moveTo(x, bottom).lineTo(x + bottom - top, top);
      }
      doc.stroke().restore();
    }
  }
}

/** The trim box is the blank, the bleed box 3 mm larger. PDF's origin is the lower left corner. */
function boxesOf(
  boards: readonly { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }[],
  pageHeight: number,
  onPage: (point: Point) => Point,
) {
  const [left, top] = onPage([Math.min(...boards.map((b) => b.left)), Math.min(...boards.map((b) => b.top))]);
  const [right, bottom] = onPage([Math.max(...boards.map((b) => b.right)), Math.max(...boards.map((b) => b.bottom))]);
  const box = (by: number): PdfBox => [left - by, pageHeight - bottom - by, right + by, pageHeight - top + by];
  return { TrimBox: box(0), BleedBox: box(bleed * mm) };
}
