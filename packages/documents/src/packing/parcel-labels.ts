import { formatRupees } from '@boxwright/money';
import { barcodeHeight, drawBarcode } from '../job-ticket/draw-barcode.ts';
import { ACCENT, bytesOf, newSheet, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { artifact } from '../structure.ts';
import { type PackingData, parcelCode, weightText } from './packing-data.ts';

/** A6 in points, the usual label of couriers. */
const page = [297.64, 419.53] as const;
const margin = 20;
const column = { x: margin, width: page[0] - 2 * margin };

/** The labels of an order's parcels as PDF, a page of A6 each, with address and barcode. */
export async function parcelLabelsPdf(data: PackingData): Promise<Uint8Array> {
  const { company, order, deliverTo, parcels } = data;
  const doc = newSheet(
    {
      title: `Labels ${order.number}`,
      subject: deliverTo.company || deliverTo.contactPerson,
      author: company.name,
      createdAt: order.placedAt,
    },
    page,
  );
  for (let parcel = 1; parcel <= parcels; parcel += 1) {
    if (parcel > 1) doc.addPage();
    drawLabelPage(doc, data, parcel);
  }
  return bytesOf(doc);
}

function drawLabelPage(doc: Sheet, data: PackingData, parcel: number): void {
  const { company, order, deliverTo: to, parcels, part, weightGrams, toCollect, notice } = data;
  let y = write(doc, 'To', { ...column, y: margin, size: 7.5, colour: SOFT_INK });
  y = write(doc, to.company || to.contactPerson, {
    ...column,
    y,
    face: 'strong',
    size: 15,
    tallest: 40,
    as: parcel === 1 ? 'H1' : 'H2',
  });
  const lines = [
    to.company && to.contactPerson,
    to.address,
    to.landmark && `Landmark: ${to.landmark}`,
    `${to.city}, ${to.state}`,
  ];
  for (const line of lines) if (line) y = write(doc, line, { ...column, y, size: 11, tallest: 44 });
  y = write(doc, to.pincode, { ...column, y: y + 2, face: 'heading', size: 24 });
  y = write(doc, `Mobile ${to.mobile}`, { ...column, y, size: 11 });
  if (toCollect) {
    y = write(doc, `Collect ${formatRupees(toCollect)} in cash`, {
      ...column,
      y: y + 4,
      face: 'strong',
      size: 12,
      colour: ACCENT,
    });
  }
  if (notice) write(doc, notice, { ...column, y: y + 4, face: 'strong', size: 8, colour: ACCENT });

  const code = parcelCode(order.number, parcel, part);
  const barcodeTop = page[1] - 128;
  artifact(doc, () =>
    doc
      .lineWidth(0.6)
      .moveTo(margin, barcodeTop - 12)
      .lineTo(page[0] - margin, barcodeTop - 12)
      .stroke('#1C1A17'),
  );
  drawBarcode(doc, code, { x: margin + 8, y: barcodeTop, widest: column.width - 16, height: barcodeHeight });
  let below = write(doc, code, { ...column, y: barcodeTop + barcodeHeight + 6, face: 'strong', size: 11 });
  const weight = parcels === 1 ? `, ${weightText(weightGrams)}` : '';
  below = write(doc, `Parcel ${parcel} of ${parcels}${weight}`, { ...column, y: below, size: 11 });
  const from = [company.name, ...company.addressLines, company.phones[0]].filter(Boolean).join(', ');
  write(doc, `From ${from}`, { ...column, y: below + 6, size: 7.5, colour: SOFT_INK, tallest: 40 });
}
