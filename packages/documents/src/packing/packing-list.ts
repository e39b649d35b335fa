import { formatCount } from '@boxwright/money';
import { drawFurniture } from '../furniture.ts';
import { longDate } from '../long-date.ts';
import { drawAddress, drawLabel, drawLetterhead } from '../order-form-head.ts';
import { band, bytesOf, crease, hairline, heightOf, newSheet, SHEET, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { within } from '../structure.ts';
import { type PackingData, weightText } from './packing-data.ts';

const half = (SHEET.right - SHEET.left) / 2;
const columns = [
  { head: 'No.', x: SHEET.left, width: 22 },
  { head: 'What', x: SHEET.left + 28, width: 280 },
  { head: 'Ordered', x: SHEET.left + 314, width: 56, align: 'right' },
  { head: 'Packed', x: SHEET.left + 376, width: 56, align: 'right' },
  // Room to tick what is there.
  { head: 'Checked', x: SHEET.left + 442, width: SHEET.right - SHEET.left - 442 },
] as const;

/** The list of what is in an order's parcels, as PDF, A4: for whoever packs it, and whoever opens it. */
export async function packingListPdf(data: PackingData): Promise<Uint8Array> {
  const { company, order, deliverTo, lines, parcels, part, weightGrams } = data;
  const title = part === undefined ? 'Packing list' : `Packing list, part ${part}`;
  const doc = newSheet({
    title: `${title} ${order.number}`,
    subject: deliverTo.company || deliverTo.contactPerson,
    author: company.name,
    createdAt: order.placedAt,
  });
  const number = `Order number ${order.number}`;
  const date = `Ordered on ${longDate(order.placedAt)}`;
  const top = drawLetterhead(doc, { company, title, number, date, notice: data.notice });
  crease(doc, top);
  const left = drawAddress(doc, { x: SHEET.left, y: top + 11, width: half - 16 }, 'Deliver to', deliverTo);
  const right = drawFacts(doc, top + 11, [
    ['Parcels', formatCount(parcels)],
    ['Weight, about', weightText(weightGrams)],
    ...(order.purchaseOrder ? ([['Your purchase order', order.purchaseOrder]] as const) : []),
  ]);
  let y = Math.max(left, right) + 14;
  y = within(doc, 'Table', () => {
    let below = drawHead(doc, y);
    for (const [index, line] of lines.entries()) {
      const place = { x: columns[1].x, width: columns[1].width };
      const height =
        heightOf(doc, line.item, { ...place, face: 'strong' }) +
        heightOf(doc, line.description, { ...place, size: 7.5 }) +
        12;
      if (below + height > SHEET.bottom) {
        doc.addPage();
        below = drawHead(doc, SHEET.top + 22);
      }
      below = drawRow(
        doc,
        below,
        [String(index + 1), line.item, formatCount(line.ordered), formatCount(line.pieces), ''],
        line.description,
      );
    }
    return below;
  });
  if (y + 50 > SHEET.bottom) {
    doc.addPage();
    y = SHEET.top + 22;
  }
  drawLabel(doc, 'Packed by', SHEET.left, y + 14, half);
  drawLabel(doc, 'Day', SHEET.left + half, y + 14, half);
  drawFurniture(doc, company, `${title} ${order.number}`);
  return bytesOf(doc);
}

function drawFacts(doc: Sheet, top: number, facts: readonly (readonly [label: string, value: string])[]): number {
  const column = { x: SHEET.left + half + 16, width: half - 16 };
  let y = top;
  for (const [label, value] of facts) {
    y = drawLabel(doc, label, column.x, y, column.width);
    y = write(doc, value, { ...column, y, face: 'strong', size: 9.5 }) + 4;
  }
  return y;
}

function drawHead(doc: Sheet, top: number): number {
  band(doc, top, 20);
  within(doc, 'TR', () => {
    for (const { head, ...place } of columns) {
      within(doc, 'TH', () => write(doc, head, { ...place, y: top + 5, face: 'strong', size: 7.5 }), {
        scope: 'Column',
      });
    }
  });
  return top + 20;
}

function drawRow(doc: Sheet, top: number, cells: readonly string[], description: string): number {
  let bottom = top;
  within(doc, 'TR', () => {
    for (const [index, { head: _, ...place }] of columns.entries()) {
      within(doc, 'TD', () => {
        const y = write(doc, cells[index] ?? '', {
          ...place,
          y: top + 5,
          tabular: true,
          face: index === 1 ? 'strong' : 'text',
        });
        const below = index === 1 ? write(doc, description, { ...place, y, size: 7.5, colour: SOFT_INK }) : y;
        bottom = Math.max(bottom, below);
      });
    }
  });
  hairline(doc, bottom + 5);
  return bottom + 6;
}
