import type { PackingData } from '@boxwright/documents';
import { paise } from '@boxwright/money';
import { isPaidInCash } from '@boxwright/orders';
import type { Db, Order, ParcelPacked } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { printedAddress } from '../orders/order-form-data.ts';
import { noticeOf } from '../orders/order-mails.ts';
import { bringsCash, readParts } from '../orders/parts.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { readSupplied } from '../orders/supplied.ts';
import { packingPaperTask } from './tasks.ts';
import { linesOfPieces, missingOf, taxLinesOf } from './tax-lines.ts';

export const packingPapers = ['packing-list', 'labels'] as const;
type PackingPaper = (typeof packingPapers)[number];

/** The address of an order's packing list or labels, for staff. */
export const packingPaperAddress = (orderId: number | string, file: string): string =>
  `/manage/orders/${orderId}/packing/${file}`;

/**
 * The packing list of an order, or the labels of its parcels, with the pieces that were counted. Made for each request,
 * because address and counts may change until it is sent.
 *
 * @param address the caller's network address, whose allowance the work counts against
 */
export async function packingPaper(
  services: Pick<Services, 'db' | 'work'>,
  stored: StoredOrder,
  {
    paper,
    parcels,
    part,
  }: { readonly paper: PackingPaper; readonly parcels: number; readonly part: ParcelPacked | undefined },
  address: string,
): Promise<Uint8Array> {
  const { order, lines, money } = stored;
  const { legalName: name, addressLines, phones, email, gstin } = await readCompany(services.db);
  const supplied = await readSupplied(services.db, order, lines);
  const { purchaseOrder } = order.billingAddress;
  const ordered = taxLinesOf(order, lines);
  // Once it is sent, the ledger has credited what is missing.
  const isCredited = money.ledger.some(({ kind }) => kind === 'credit');
  const missing = isCredited ? 0 : missingOf(ordered, linesOfPieces(ordered, supplied));
  const isCash = isPaidInCash(order.paymentMode) && (await isCashOn(services.db, order, part));
  const toCollect = isCash ? Math.max(0, money.due - missing) : 0;
  const piecesOf = (line: { readonly id: number; readonly quantity: number }, index: number) =>
    part
      ? (part.items.find(({ lineId }) => lineId === line.id)?.quantity ?? 0)
      : (supplied[index]?.sent ?? line.quantity);
  const data: PackingData = {
    company: { name, addressLines, phones, email, ...(gstin === '' ? {} : { gstin }) },
    ...noticeOf(stored),
    order: { number: orderNumber(order), placedAt: order.placedAt, ...(purchaseOrder ? { purchaseOrder } : {}) },
    deliverTo: printedAddress(order.shippingAddress),
    lines: lines
      .map((line, index) => ({
        item: line.itemName,
        description: line.description,
        pieces: piecesOf(line, index),
        ordered: line.quantity,
      }))
      .filter(({ pieces }) => part === undefined || pieces > 0),
    parcels: part?.boxes ?? parcels,
    ...(part ? { part: part.number } : {}),
    weightGrams: part?.weightGrams ?? lines.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
    ...(toCollect > 0 ? { toCollect: paise(toCollect) } : {}),
  };
  return services.work.run(packingPaperTask, { data, paper }, address);
}

/** Also when papers are printed again, because another parcel was sent later or came back. Those of all of it have the cash only if it goes whole. */
async function isCashOn(db: Db, order: Pick<Order, 'id'>, part: ParcelPacked | undefined): Promise<boolean> {
  const parts = await readParts(db, order);
  return part ? bringsCash(parts, part) : parts.parcels.length === 0;
}
