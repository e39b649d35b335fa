import { formatCount } from '@boxwright/money';
import { drawFurniture } from '../furniture.ts';
import { longDate } from '../long-date.ts';
import { drawLabel, drawLetterhead } from '../order-form-head.ts';
import { ACCENT, band, bytesOf, crease, newSheet, SHEET, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { within } from '../structure.ts';
import { drawArtwork } from './draw-artwork.ts';
import { barcodeHeight, drawBarcode } from './draw-barcode.ts';
import { blanksHeight, drawBlanks } from './draw-blanks.ts';
import { drawCartonLabels } from './draw-carton-labels.ts';
import { drawFacts } from './draw-facts.ts';
import { drawLayouts } from './draw-layouts.ts';
import { drawPositions } from './draw-positions.ts';
import { drawRoute, routeHeight } from './draw-route.ts';
import type { JobTicketData, TicketPart } from './job-ticket-data.ts';
import { roomFor } from './room-for.ts';

const half = (SHEET.right - SHEET.left) / 2;
const gap = 12;
const left = { x: SHEET.left, width: half - gap };
const right = { x: SHEET.left + half + gap, width: half - gap };
const whole = { x: SHEET.left, width: SHEET.right - SHEET.left };

/**
 * The ticket that goes with a job through the works, as PDF: A4, vector, with a barcode for the job and one for each of
 * its steps, and a page of labels for its cartons. The same data gives the same bytes.
 */
export async function jobTicketPdf(data: JobTicketData): Promise<Uint8Array> {
  const { company, code, placedAt, route, title = 'Job ticket' } = data;
  const doc = newSheet({
    title: `${title} ${code}`,
    subject: data.item,
    author: company.name,
    createdAt: placedAt,
  });
  const number = `${code} · ${data.line}`;
  const date = `${data.title === undefined ? 'Ordered' : 'Put together'} on ${longDate(placedAt)}`;
  // It stays in the works, so the address isn't needed.
  const sender = { ...company, addressLines: [], phones: [] };
  const notice = data.notice ?? undefined;
  let y = drawLetterhead(doc, { company: sender, title, number, date, notice });
  y = drawHead(doc, y, data) + 10;
  y = drawWork(doc, y, data) + 10;
  if (data.parts.length > 1 && !isOfRun(data)) y = drawLayouts(doc, { ...whole, y }, data) + 10;
  if (isOfRun(data)) y = drawPositions(doc, y, data);
  const { blanks = [] } = data;
  if (data.parts.length > 1 && blanks.length > 0) {
    y = drawBlanks(doc, { ...whole, y: roomFor(doc, y, blanksHeight(blanks)) }, blanks) + 10;
  }
  y = roomFor(doc, y, routeHeight(route.length));
  drawRoute(doc, y, route);
  if (!isOfRun(data)) drawCartonLabels(doc, data);
  drawFurniture(doc, company, `${title} ${code}`);
  return bytesOf(doc);
}

const isOfRun = ({ quantityLabel }: JobTicketData): boolean => quantityLabel === 'Sheets';

/** Draws the barcode, the quantity and the day, which are read from afar; returns the y below. */
function drawHead(
  doc: Sheet,
  top: number,
  { code, quantity, quantityLabel = 'Quantity', dueOn }: JobTicketData,
): number {
  const height = barcodeHeight + 28;
  band(doc, top, height);
  drawBarcode(doc, code, { x: SHEET.left, y: top + 8, widest: 220, height: barcodeHeight });
  write(doc, code, { ...left, y: top + barcodeHeight + 11, face: 'strong' });
  const third = { width: 130 };
  const big = { face: 'heading', size: 18 } as const;
  const ofQuantity = { ...third, x: SHEET.right - 280 };
  let y = drawLabel(doc, quantityLabel, ofQuantity.x, top + 8, third.width);
  write(doc, formatCount(quantity), { ...ofQuantity, ...big, y });
  const ofDay = { width: 140, x: SHEET.right - 140 };
  y = drawLabel(doc, 'Due', ofDay.x, top + 8, ofDay.width);
  write(doc, dueOn === null ? 'No day' : shortDay(dueOn), { ...ofDay, ...big, y });
  return top + height;
}

/** Draws on the left what is made, and on the right with what; returns the y below. */
function drawWork(doc: Sheet, top: number, data: JobTicketData): number {
  crease(doc, top);
  let y = drawLabel(doc, 'For', left.x, top + 9, left.width);
  y = write(doc, data.customer, { ...left, y, face: 'strong', size: 10, tallest: 28 }) + 4;
  y = drawLabel(doc, 'What', left.x, y, left.width);
  y = write(doc, data.item, { ...left, y, face: 'strong', size: 10, tallest: 28 });
  y = drawFacts(doc, { ...left, label: 84 }, y, data.specification);
  if (data.artwork) y = drawArtwork(doc, { ...left, y: y + 4 }, data.artwork);
  if (data.note !== null) {
    y = drawLabel(doc, 'The buyer’s note', left.x, y + 4, left.width);
    y = write(doc, data.note, { ...left, y, tallest: 60 });
  }
  // Room for what people write by hand.
  y = drawLabel(doc, 'Notes', left.x, y + 6, left.width) + 40;
  let rightY = top + 9;
  // What a run's sheet has at each number is below, across the page.
  if (!isOfRun(data)) for (const part of data.parts) rightY = drawPart(doc, rightY, part) + 5;
  if (data.parts.length === 1 || isOfRun(data)) rightY = drawLayouts(doc, { ...right, y: rightY + 2 }, data);
  if (data.layoutNote !== null) rightY = write(doc, data.layoutNote, { ...right, y: rightY, colour: SOFT_INK });
  const { blanks = [] } = data;
  if (data.parts.length <= 1 && blanks.length > 0) rightY = drawBlanks(doc, { ...right, y: rightY + 6 }, blanks);
  if (data.filesAt) rightY = drawFilesLink(doc, rightY + 3, data.filesAt);
  return Math.max(y, rightY) + 6;
}

/** A link from the screen to the sheet's files; on paper, it shows their address. */
function drawFilesLink(doc: Sheet, top: number, address: string): number {
  const says = 'The sheet as PDF, DXF and CFF2:';
  let bottom = top;
  within(doc, 'Link', (structParent) => {
    const y = write(doc, says, { ...right, y: top, size: 7.5, colour: SOFT_INK });
    bottom = write(doc, address, { ...right, y, size: 7.5, colour: ACCENT, tallest: 20 });
    const contents = { Contents: new String(`${says} ${address}`), ...(structParent && { structParent }) };
    doc.link(right.x, top, right.width, bottom - top, address, contents as object);
  });
  return bottom;
}

function drawPart(doc: Sheet, top: number, part: TicketPart): number {
  let y = drawLabel(doc, part.name, right.x, top, right.width);
  const { blanks = [{ name: 'blanks', ups: part.ups, needed: part.needed, made: part.made }] } = part;
  const isShared = blanks.length > 1;
  const counted = (count: (typeof blanks)[number]['made'], name: string) => `${formatCount(count ?? 0)} ${name}`;
  const made = blanks.filter((blank) => blank.made !== undefined);
  const facts = [
    ['Sheet', part.sheet],
    ['Ups', `${isShared ? blanks.map(({ ups, name }) => `${ups} ${name}`).join(' and ') : part.ups} on a sheet`],
    ['Sheets', `${formatCount(part.sheets)}, with waste and makeready`],
    ['Needed', blanks.map(({ needed, name }) => counted(needed, name)).join(', ')],
    ...(made.length === 0 ? [] : [['Comes off', made.map((blank) => counted(blank.made, blank.name)).join(', ')]]),
    ...(part.die === null ? [] : [['Die', part.die]]),
    ...(part.plates === null ? [] : [['Plates', part.plates]]),
  ];
  for (const [label = '', value = ''] of facts) {
    y = within(doc, 'P', () => {
      write(doc, label, { ...right, width: 50, y, colour: SOFT_INK });
      return write(doc, value, { x: right.x + 54, width: right.width - 54, y, face: 'strong', tallest: 72 });
    });
  }
  return y;
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const shortDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${shortMonths[Number(month) - 1] ?? ''} ${year}`;
};
