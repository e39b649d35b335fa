import { ok } from '@boxwright/contract';
import {
  type ComeBackReason,
  comeBackWords,
  type ParcelStatus,
  parcelStatusName,
  parcelSteps,
} from '@boxwright/orders';
import { documentsOf, findOrder, type ParcelPacked, staffOfOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { invoiceLeft } from '../../selling/documents/invoice-left.ts';
import { whyNotInParts } from '../../selling/order-steps/pack-parcel.ts';
import { nextOfUnmade } from '../../selling/order-steps/unmade.ts';
import { courierSays } from '../../selling/orders/courier-says.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { chargedOf, isCollected, quantitiesOf, readParts } from '../../selling/orders/parts.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

export const GetParcels: Handler<'GetParcels'> = async ({ orderId }, { services: { db } }, may) => {
  const order = await findOrder(db, orderId);
  if (!order) return noSuchOrder;
  const [parts, staffNames, issued, unmade] = await Promise.all([
    readParts(db, order),
    staffOfOrder(db, orderId),
    documentsOf(db, orderId),
    nextOfUnmade(db, orderId),
  ]);
  const { lines, parcels, rest, isAllPacked } = parts;
  const invoiced = invoiceLeft(issued);
  const said = await courierSays(db, orderId, parcels);
  const itemsOf = (parcel: ParcelPacked | undefined) => {
    const pieces = parcel ? quantitiesOf(lines, parcel) : rest.map(({ quantity }) => quantity);
    const charged = chargedOf(parts, invoiced?.left ?? lines, parcel);
    return lines.flatMap(({ itemName: name }, index) => {
      const quantity = pieces[index] ?? 0;
      return quantity > 0 ? [{ position: index + 1, name, quantity, charged: charged[index] ?? 0 }] : [];
    });
  };
  return ok({
    number: orderNumber(order),
    status: statusLabel(order.status),
    may,
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      version: parcel.version,
      number: parcel.number,
      status: parcel.status,
      label: labelOf(parcel.status, { reason: parcel.reason, isCollected: isCollected(lines, parcel) }),
      isCollected: isCollected(lines, parcel),
      next: order.status === 'Cancelled' ? [] : parcelSteps[parcel.status].filter((to) => to !== 'credited'),
      isCreditable: parcel.status === 'returned' && order.status !== 'Cancelled' && order.status !== 'Returned',
      boxes: parcel.boxes,
      weightGrams: parcel.weightGrams,
      courier: parcel.courier ?? '',
      trackingNumber: parcel.trackingNumber ?? '',
      items: itemsOf(parcel),
      steps: parcel.steps.map(({ status, courier, staffId, createdAt: at }, place) => ({
        label: [labelOf(status, { reason: reasonAt(parcel, place), isCollected: isCollected(lines, parcel) }), courier]
          .filter(Boolean)
          .join(' with '),
        at,
        by: staffId === null ? '' : (staffNames.get(staffId) ?? ''),
      })),
      courierSays: said.filter((each) => each.parcel === parcel.number).map(({ text, at }) => ({ text, at })),
    })),
    rest: itemsOf(undefined).map((item) => ({
      ...item,
      unmadeBefore: unmade.get(lines[item.position - 1]?.id ?? 0) ?? '',
    })),
    problem: isAllPacked ? '' : (whyNotInParts(order) ?? ''),
    isInvoiced: invoiced !== undefined,
  });
};

/** With why it came back. */
const labelOf = (
  status: ParcelStatus,
  of: { readonly reason: ComeBackReason | null; readonly isCollected: boolean },
): string => {
  const { reason } = of;
  const name = parcelStatusName(status, of);
  const isBack = reason !== null && reason !== 'lost' && (status === 'returned' || status === 'credited');
  return isBack ? `${name}: ${comeBackWords[reason].name.toLowerCase()}` : name;
};

/** Why a parcel came back by a step: it knows that of the last time. */
const reasonAt = ({ steps, reason }: ParcelPacked, place: number): ComeBackReason | null =>
  place >= steps.findLastIndex(({ status }) => status === 'returned') ? reason : null;
