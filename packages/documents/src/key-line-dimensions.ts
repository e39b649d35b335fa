import { dimensionStops, type LaidBlank, type Point } from '@boxwright/dieline';
import { setFont } from './fonts.ts';
import { printableInLatin } from './printable.ts';
import type { Sheet } from './sheet.ts';

/** Distances from the blank in millimetres: the chain of panel dimensions, then the overall dimension. */
const chainAt = 9;
const wholeAt = 16;
const tick = 1.2;
/** Width in millimetres that a figure needs between its ticks; in narrower gaps it's drawn beside them. */
const roomForFigure = 8;

type OnPage = (point: Point) => Point;
type Span = readonly [from: number, to: number];

/**
 * Dimensions of a blank: width and height of the whole, and, along one line through its panels, the distance from each
 * crease or edge to the next. Distances below half a millimetre (relief cuts, allowances for the board) aren't
 * dimensioned.
 */
export function drawDimensions(doc: Sheet, { dieline, shift, bounds, name }: LaidBlank, onPage: OnPage): void {
  const { left, top, right, bottom } = bounds;
  setFont(doc, 'text').lineWidth(0.25).fontSize(6.5).undash();
  const stops = dimensionStops(dieline.panels);
  const across = stops.across.map((x) => x + shift[0]);
  const down = stops.down.map((y) => y + shift[1]);
  drawChain(doc, across, (x) => onPage([x, top - chainAt]), 'across');
  drawChain(doc, down, (y) => onPage([left - chainAt, y]), 'down');
  drawChain(doc, [left, right], (x) => onPage([x, top - wholeAt]), 'across');
  drawChain(doc, [top, bottom], (y) => onPage([left - wholeAt, y]), 'down');
  for (const x of [left, right]) line(doc, onPage([x, top - wholeAt - 1.5]), onPage([x, top - 4]));
  for (const y of [top, bottom]) line(doc, onPage([left - wholeAt - 1.5, y]), onPage([left - 4, y]));
  const [x, y] = onPage([left, top - wholeAt - 5.5]);
  setFont(doc, 'strong').fontSize(7.5).text(printableInLatin(name), x, y, { lineBreak: false });
}

function drawChain(doc: Sheet, stops: readonly number[], place: (stop: number) => Point, way: 'across' | 'down'): void {
  let aside = false;
  stops.slice(1).forEach((to, index) => {
    const span: Span = [stops[index] ?? to, to];
    line(doc, place(span[0]), place(span[1]));
    aside = span[1] - span[0] < roomForFigure && !aside;
    drawFigure(doc, span, place, way, aside);
  });
  for (const stop of stops) drawTick(doc, place(stop));
}

function drawFigure(
  doc: Sheet,
  [from, to]: Span,
  place: (stop: number) => Point,
  way: 'across' | 'down',
  aside: boolean,
) {
  const text = shortFigure(to - from);
  const width = doc.widthOfString(text);
  const [x, y] = place((from + to) / 2);
  const off = aside ? 1.5 : -8.5;
  if (way === 'across') {
    doc.text(text, x - width / 2, y + off, { lineBreak: false });
    return;
  }
  doc.save().rotate(-90, { origin: [x, y] });
  doc.text(text, x - width / 2, y + off, { lineBreak: false });
  doc.restore();
}

/** Rounded to tenths, which is the precision of rule bending; whole numbers without decimals. */
function shortFigure(length: number): string {
  return String(Math.round(length * 10) / 10);
}

function line(doc: Sheet, [x1, y1]: Point, [x2, y2]: Point): void {
  doc.moveTo(x1, y1).lineTo(x2, y2).stroke();
}

function drawTick(doc: Sheet, [x, y]: Point): void {
  const half = tick * 1.4;
  line(doc, [x - half, y + half], [x + half, y - half]);
}
