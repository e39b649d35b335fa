import { formatCount } from '@boxwright/money';
import { drawLabel } from '../order-form-head.ts';
import { HAIRLINE, SHEET, type Sheet, write } from '../sheet.ts';
import { artifact } from '../structure.ts';
import type { JobTicketData } from './job-ticket-data.ts';

const columns = 2;
const rows = 4;
const top = SHEET.top + 40;
const width = (SHEET.right - SHEET.left) / columns;
const height = (SHEET.bottom - top) / rows;
const padding = 12;

/**
 * A page of labels for the packed cartons, with the batch number and manufacturing date that a complaint must give. The
 * batch is the job; day and count are written by hand at packing.
 */
export function drawCartonLabels(doc: Sheet, data: JobTicketData): void {
  doc.addPage();
  const heading = 'Carton labels: write in day and count at packing, and stick one on each carton';
  write(doc, heading, { x: SHEET.left, y: SHEET.top + 18, width: SHEET.right - SHEET.left, face: 'strong' });
  for (let place = 0; place < columns * rows; place += 1) {
    const x = SHEET.left + (place % columns) * width;
    drawCartonLabel(doc, x, top + Math.floor(place / columns) * height, data);
  }
}

function drawCartonLabel(doc: Sheet, left: number, above: number, data: JobTicketData): void {
  const { company, code, item, line, quantity } = data;
  artifact(doc, () => doc.lineWidth(0.5).strokeColor(HAIRLINE).rect(left, above, width, height).stroke());
  const x = left + padding;
  const inner = { x, width: width - 2 * padding };
  let y = write(doc, company.name, { ...inner, y: above + padding, face: 'strong' });
  y = write(doc, item, { ...inner, y: y + 2, tallest: 24 });
  y = drawLabel(doc, 'Batch number', x, y + 4, inner.width);
  y = write(doc, code, { ...inner, y, face: 'heading', size: 16 });
  y = write(doc, `${line}, ${formatCount(quantity)} in the order`, { ...inner, y });
  const half = inner.width / 2;
  drawLabel(doc, 'Manufactured on', x, y + 6, half);
  drawLabel(doc, 'In this carton', x + half, y + 6, half);
}
