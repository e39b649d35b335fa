import {
  grainRoom,
  keyLinePage,
  type LaidBlank,
  type LaidBlanks,
  laidFromInside,
  laySideBySide,
  type PathKind,
  type Point,
  templateFromInside,
  templateGap,
  templateMargin,
} from '@boxwright/dieline';
import type { KeyLineData, KeyLinePage } from './key-line-data.ts';
import { drawDimensions } from './key-line-dimensions.ts';
import { drawLegend } from './key-line-legend.ts';
import { dashesOf, dimensionsStep, legendStep, lineSteps } from './key-line-steps.ts';
import {
  drawTemplateGround,
  drawTemplateMarks,
  type PlacedTemplate,
  templateGround,
  templateMarks,
} from './key-line-template.ts';
import { type LayeredPage, makeLayers, type PdfBox } from './pdf-layers.ts';
import { bytesOf, newSheet, type Sheet } from './sheet.ts';
import { marked } from './structure.ts';
import { trace } from './trace.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;
/** Margins in millimetres: for the dimensions above and to the left of the blanks, and around the drawing. */
const room = { top: templateMargin, left: templateMargin } as const;
const bleed = 3;

/**
 * The key line of a box as PDF, 1:1 and vector: one layer per kind of line with its processing step (ISO 19593-1:2018)
 * and an overprinting spot colour, trim and bleed box, dimensions in millimetres and a legend. The page is as large as
 * the blanks side by side with their dimensions and legend. The same data gives the same bytes.
 */
export function keyLinePdf(data: KeyLineData): Promise<Uint8Array> {
  return keyLinesPdf([data]);
}

/** The key lines of several boxes (of an order), one page per box or side of it; reference, date and company are the first box's. */
export async function keyLinesPdf(boxes: readonly [KeyLineData, ...KeyLineData[]]): Promise<Uint8Array> {
  const [first] = boxes;
  const names = [...new Set(boxes.map(({ style }) => style.name))];
  const [firstPage, ...morePages] = boxes.flatMap(sidesOf).map(layOut);
  const doc = newSheet(
    {
      title: `${first.template ? 'Artwork template' : 'Key line'} ${first.reference ?? first.style.name}`,
      subject: names.length === 1 ? [first.style.name, first.style.ecma].filter(Boolean).join(', ') : names.join(', '),
      author: first.company.name,
      createdAt: first.date,
    },
    firstPage?.size,
  );
  const drawn = lineSteps.filter(({ kind }) => boxes.some((box) => showsKind(box, kind)));
  const isTemplate = boxes.some(({ template }) => template);
  const layers = makeLayers(doc, [
    ...(isTemplate ? templateGround : []),
    ...drawn.map(({ step }) => step),
    ...(isTemplate ? templateMarks : []),
    ...(boxes.every(({ dimensions }) => dimensions === false) ? [] : [dimensionsStep]),
    legendStep,
  ]);
  if (firstPage) drawPage(doc, layers.onPage(), firstPage);
  for (const page of morePages) {
    doc.addPage({ size: [...page.size], margin: 0 });
    drawPage(doc, layers.onPage(), page);
  }
  return bytesOf(doc);
}

const sidesOf = (data: KeyLineData): readonly KeyLinePage[] =>
  data.hasInside
    ? [
        { ...data, side: 'outside' },
        { ...data, side: 'inside' },
      ]
    : [data];

type LaidPage = {
  readonly data: KeyLinePage;
  readonly laid: LaidBlanks;
  /** In points. */
  readonly size: readonly [width: number, height: number];
};

function layOut(data: KeyLinePage): LaidPage {
  const outside = laySideBySide(data.blanks, templateGap);
  const laid = data.side === 'inside' ? laidFromInside(outside) : outside;
  const { length, width } = keyLinePage(data.blanks, data.template !== undefined);
  return { data, laid, size: [length * mm, width * mm] };
}

function drawPage(doc: Sheet, page: LayeredPage, { data, laid, size }: LaidPage): void {
  const kinds = lineSteps.filter(({ kind }) => showsKind(data, kind));
  const onPage = ([x, y]: Point): Point => [(x + room.left) * mm, (y + room.top) * mm];
  const templates = (data.template ?? []).flatMap((described, index): PlacedTemplate[] => {
    const placed = laid.blanks[index];
    if (!placed) return [];
    const blank = data.side === 'inside' ? templateFromInside(described) : described;
    const { shift, bounds } = placed;
    const place = ([x, y]: Point) => onPage([x + shift[0], y + shift[1]]);
    return [{ blank, place, grainAt: onPage([bounds.left, bounds.bottom + 9]) }];
  });
  const drawBlanks = () => {
    if (templates.length > 0) drawTemplateGround(doc, page, templates);
    for (const { kind, step } of kinds) {
      page.inLayer(step, () => {
        doc.lineWidth(0.5);
        dashesOf(doc, kind);
        for (const { dieline, shift } of laid.blanks) {
          const place = ([x, y]: Point) => onPage([x + shift[0], y + shift[1]]);
          for (const path of dieline.paths) if (path.kind === kind) trace(doc, path, place);
        }
        doc.stroke();
        const slope = slopes[kind];
        if (slope) hatchGlue(doc, laid.blanks, onPage, slope);
      });
    }
    if (templates.length > 0) drawTemplateMarks(doc, page, templates);
    if (data.dimensions !== false) {
      page.inLayer(dimensionsStep, () => {
        for (const blank of laid.blanks) drawDimensions(doc, blank, onPage);
      });
    }
  };
  const below = belowOf(data);
  const edges = [0, 0, size[0], (room.top + laid.height + below) * mm] as const;
  marked(doc, 'Figure', drawBlanks, { alt: altOf(data), bbox: edges });
  page.inLayer(legendStep, () => {
    drawLegend(doc, data, onPage([0, laid.height + below]), kinds);
  });
  page.setBoxes(
    boxesOf(
      laid.blanks.map(({ bounds }) => bounds),
      size[1],
      onPage,
    ),
  );
}

/** Room for the grain's arrow below the blanks of a template, in millimetres. */
const belowOf = ({ template }: KeyLineData) => (template ? grainRoom : 0);

/** Describes the drawing for those who don't see it; its figures are in the legend. */
function altOf({ blanks, style, reference, template, dimensions, side }: KeyLinePage): string {
  const names = blanks.map(({ name }) => name).join(' and ');
  const of = [style.name, reference].filter(Boolean).join(', ');
  const shown = ['cuts', 'creases', ...(template ? ['the names of its panels'] : [])].join(', ');
  const measured = dimensions === false ? '' : ' and dimensions in millimetres';
  const seen = side === 'inside' ? ', as seen from inside' : '';
  return `${template ? 'Artwork template' : 'Dieline'} of ${of}: ${names}, flat${seen}, with ${shown}${measured}`;
}

function showsKind({ blanks }: KeyLineData, kind: PathKind): boolean {
  return blanks.some(({ dieline }) => dieline.paths.some((path) => path.kind === kind));
}

/** The slope of a zone's hatch: it rises on the printed face and falls on the bare face. */
const slopes: { readonly [kind in PathKind]?: 1 | -1 } = { glue: 1, glueInside: -1 };

/** Glue zones are hatched, because cuts and creases cover their borders. */
function hatchGlue(doc: Sheet, blanks: readonly LaidBlank[], onPage: (point: Point) => Point, slope: 1 | -1): void {
  const [step, face] = [2.5 * mm, slope > 0 ? 'outside' : 'inside'];
  for (const { dieline, shift } of blanks) {
    const place = ([x, y]: Point) => onPage([x + shift[0], y + shift[1]]);
    for (const { outline, holes = [] } of dieline.glue.filter((zone) => zone.face === face)) {
      const corners = outline.map(place);
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      doc.save();
      for (const points of [outline, ...holes]) trace(doc, { points, closed: true }, place);
      doc.clip('even-odd').lineWidth(0.25).undash();
      const [from, to] = slope > 0 ? [bottom, top] : [top, bottom];
      for (let x = left - (bottom - top); x < right; x += step) doc.moveTo(x, from).lineTo(x + bottom - top, to);
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
