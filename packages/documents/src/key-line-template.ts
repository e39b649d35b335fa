import type { Point, TemplateBlank, TemplateSpace } from '@boxwright/dieline';
import { setFont } from './fonts.ts';
import type { LayeredPage, ProcessingStep } from './pdf-layers.ts';
import { printableInLatin } from './printable.ts';
import type { Sheet } from './sheet.ts';
import { trace } from './trace.ts';

const mm = 72 / 25.4;

/** Types of processing steps: ISO 19593-1:2018, annex A. */
const inkFree: ProcessingStep = {
  name: 'No ink or varnish',
  group: 'Structural',
  type: 'InkVarnishFree',
  ink: [0, 0, 0, 18],
};
const spaceSteps: { readonly [kind in TemplateSpace['kind']]: ProcessingStep } = {
  barcode: { name: 'Barcode', group: 'Positions', type: 'Barcode', ink: [90, 55, 0, 10] },
  coding: { name: 'Batch and date', group: 'Positions', type: 'CodingMarking', ink: [60, 85, 0, 0] },
};
const names: ProcessingStep = { name: 'Panel names', group: 'Legend', ink: [0, 0, 0, 80] };
const grain: ProcessingStep = { name: 'Grain', group: 'Legend', ink: [30, 60, 90, 20] };

/** Drawn below the lines: areas without ink. */
export const templateGround: readonly ProcessingStep[] = [inkFree];
/** Drawn above the lines. */
export const templateMarks: readonly ProcessingStep[] = [spaceSteps.barcode, spaceSteps.coding, names, grain];

export type PlacedTemplate = {
  readonly blank: TemplateBlank;
  readonly place: (point: Point) => Point;
  /** Where the grain's arrow begins, in points. */
  readonly grainAt: Point;
};

export function drawTemplateGround(doc: Sheet, page: LayeredPage, templates: readonly PlacedTemplate[]): void {
  page.inLayer(inkFree, () => {
    for (const { blank, place } of templates) {
      for (const points of blank.inkFree) trace(doc, { points, closed: true }, place);
    }
    if (templates.some(({ blank }) => blank.inkFree.length > 0)) doc.fill();
  });
}

export function drawTemplateMarks(doc: Sheet, page: LayeredPage, templates: readonly PlacedTemplate[]): void {
  for (const kind of ['barcode', 'coding'] as const) {
    page.inLayer(spaceSteps[kind], () => {
      for (const { blank, place } of templates) {
        for (const space of blank.spaces.filter((each) => each.kind === kind)) drawSpace(doc, space, place);
      }
    });
  }
  page.inLayer(names, () => {
    doc.lineWidth(1).undash();
    for (const { blank, place } of templates) {
      for (const { text, at, up, size, arrow } of blank.names) {
        turnedText(doc, text, place(at), up, size * mm);
        if (arrow) drawArrow(doc, place(arrow[0]), place(arrow[1]));
      }
    }
  });
  page.inLayer(grain, () => {
    templates.forEach(({ blank, grainAt }, index) => {
      drawGrain(doc, blank.grain, grainAt, index === 0 ? grainNote : 'Preferred grain');
    });
  });
}

function drawSpace(doc: Sheet, { outline, text, up }: TemplateSpace, place: (point: Point) => Point): void {
  doc.lineWidth(0.75).dash(3, { space: 2 });
  trace(doc, { points: outline, closed: true }, place);
  doc.stroke().undash();
  const [first = [0, 0], , third = first] = outline;
  turnedText(doc, text, place([(first[0] + third[0]) / 2, (first[1] + third[1]) / 2]), up, 6.2);
}

/** A text around a point, upright where `up` points up. */
function turnedText(doc: Sheet, text: string, [x, y]: Point, up: Point, size: number): void {
  const said = printableInLatin(text);
  setFont(doc, 'text').fontSize(size);
  const width = doc.widthOfString(said);
  doc.save().rotate((Math.atan2(up[0], -up[1]) * 180) / Math.PI, { origin: [x, y] });
  doc.text(said, x - width / 2, y - size * 0.6, { lineBreak: false });
  doc.restore();
}

function drawArrow(doc: Sheet, [x1, y1]: Point, [x2, y2]: Point): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [back, aside] = [2 * mm, 1.2 * mm];
  doc.moveTo(x1, y1).lineTo(x2, y2);
  doc.moveTo(x2 - back * ux + aside * uy, y2 - back * uy - aside * ux).lineTo(x2, y2);
  doc.lineTo(x2 - back * ux - aside * uy, y2 - back * uy + aside * ux).stroke();
}

/** A preference only, because most boxes are laid as they cost least, in either direction of the grain. */
const grainNote = 'Preferred grain. Sheets are laid in either direction, unless you order with the grain held.';

/** A double arrow below the blank. */
function drawGrain(doc: Sheet, way: TemplateBlank['grain'], [x, y]: Point, note: string): void {
  const isAcross = way === 'across';
  const ends: readonly [Point, Point] = isAcross
    ? [
        [x, y],
        [x + 30 * mm, y],
      ]
    : [
        [x + 4 * mm, y - 4 * mm],
        [x + 4 * mm, y + 6 * mm],
      ];
  doc.lineWidth(1).undash();
  drawArrow(doc, ends[0], ends[1]);
  drawArrow(doc, ends[1], ends[0]);
  setFont(doc, 'text').fontSize(7.5);
  doc.text(note, x + (isAcross ? 33 : 9) * mm, y - 4.5, { lineBreak: false });
}
