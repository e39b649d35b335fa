import { type CsvRow, readCsv } from '@boxwright/accounting';
import type { ParcelRow } from '@boxwright/contract';
import {
  effectOfParcel,
  type OrderStatus,
  type ParcelState,
  parcelStateName,
  plainParcelNumber,
  readParcelState,
  statusAsOrder,
} from '@boxwright/orders';
import { type DbOrTx, findOrdersOfParcels, type OrderOfParcel } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { statusLabel } from '../orders/status-label.ts';

/** A row of a courier's list. */
export interface SaidOfParcel {
  readonly line: number;
  readonly trackingNumber: string;
  readonly said: string;
}

/**
 * The rows of a courier's list: CSV, or cells pasted from a spreadsheet. Heads that name a number and a state
 * say which columns count; without such a line, it is the first two.
 */
export function readParcelList(list: string): readonly SaidOfParcel[] {
  const isPasted = /^[^\r\n]*\t/.test(list.trimStart());
  const rows: readonly CsvRow[] = isPasted ? pastedRows(list) : readCsv(list).rows;
  const heads = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const number = heads.findIndex((head) => /awb|waybill|tracking|docket|consignment|^lrn?\b/.test(head));
  const state = heads.findIndex((head) => /status|state/.test(head) && !/date|time|code/.test(head));
  const hasHeads = number >= 0 && state >= 0;
  const [numberAt, stateAt] = hasHeads ? [number, state] : [0, 1];
  return rows
    .slice(hasHeads ? 1 : 0)
    .map(({ line, cells }) => ({
      line,
      trackingNumber: cells[numberAt]?.trim() ?? '',
      said: cells[stateAt]?.trim() ?? '',
    }))
    .filter(({ trackingNumber, said }) => trackingNumber !== '' || said !== '');
}

const pastedRows = (list: string): CsvRow[] =>
  list.split(/\r?\n/).map((row, place) => ({ line: place + 1, cells: row.split('\t') }));

/** What each row of a courier's list would do, in turn, one row for each order of its parcel. */
export async function planParcels(db: DbOrTx, said: readonly SaidOfParcel[]): Promise<readonly ParcelRow[]> {
  const found = await findOrdersOfParcels(db, [...new Set(said.map((row) => plainParcelNumber(row.trackingNumber)))]);
  // As the rows before have left them.
  const statuses = new Map(
    found.map((each) => [keyOf(each), each.part ? statusAsOrder(each.part.status) : each.status]),
  );
  return said.flatMap((row) => {
    const state = readParcelState(row.said);
    const orders = found.filter(({ parcel }) => parcel === plainParcelNumber(row.trackingNumber));
    const nothing = (text: string): ParcelRow => ({
      ...{ ...row, state, orderId: null, orderNumber: '', seenStatus: null },
      ...{ does: 'nothing', needsReason: false, text },
    });
    if (orders.length === 0) return [nothing('No order has this parcel.')];
    if (new Set(orders.map(({ customerId }) => customerId)).size > 1)
      return [nothing(`Orders of different customers have it: ${orders.map(orderNumber).join(', ')}.`)];
    if (state === null) return [nothing('We don’t know this state. Please move the order by hand.')];
    return orders.map((order) => planned(row, state, order, statuses));
  });
}

function planned(
  row: SaidOfParcel,
  state: ParcelState,
  order: OrderOfParcel,
  statuses: Map<string, OrderStatus>,
): ParcelRow {
  const { part } = order;
  const seenStatus = statuses.get(keyOf(order)) ?? order.status;
  const effect = effectOfParcel(seenStatus, state);
  if (typeof effect === 'object') statuses.set(keyOf(order), effect.to);
  const is = `${part ? `Parcel ${part.number}` : 'It'} is ${statusLabel(seenStatus)}`;
  const texts = {
    note: `Noted: ${parcelStateName(state)}`,
    known: `${is} already`,
    'by-hand': `${is}: please look at it`,
  };
  return {
    ...{ ...row, state, orderId: order.id, orderNumber: orderNumber(order), seenStatus },
    does: typeof effect === 'object' ? 'move' : effect === 'note' ? 'note' : 'nothing',
    needsReason: typeof effect === 'object' && state === 'rto-delivered',
    text:
      typeof effect === 'object'
        ? `${part ? `Parcel ${part.number} becomes` : 'Becomes'} ${statusLabel(effect.to)}; its customer is mailed`
        : texts[effect],
  };
}

/** Of an order that goes in parts, each parcel stands for itself. */
const keyOf = ({ id, part }: Pick<OrderOfParcel, 'id' | 'part'>): string => `${id}:${part?.id ?? ''}`;
