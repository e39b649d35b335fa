import { ok } from '@boxwright/contract';
import { parcelStatusName, parcelSteps } from '@boxwright/orders';
import { documentsOf, findOrder, type ParcelPacked, staffOfOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { invoiceLeft } from '../../selling/documents/invoice-left.ts';
import { whyNotInParts } from '../../selling/order-steps/pack-parcel.ts';
import { courierSays } from '../../selling/orders/courier-says.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { chargedOf, isCollected, parcelStatusOf, quantitiesOf, readParts } from '../../selling/orders/parts.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

export const GetParcels: Handler<'GetParcels'> = async ({ orderId }, { services: { db } }, may) => {
  const order = await findOrder(db, orderId);
  if (!order) return noSuchOrder;
  const [parts, staffNames, issued] = await Promise.all([
    readParts(db, order),
    staffOfOrder(db, orderId),
    documentsOf(db, orderId),
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
      label: parcelStatusOf(lines, parcel),
      isCollected: isCollected(lines, parcel),
      next: order.status === 'Cancelled' ? [] : parcelSteps[parcel.status].filter((to) => to !== 'credited'),
      isCreditable: parcel.status === 'returned' && order.status !== 'Cancelled' && order.status !== 'Returned',
      boxes: parcel.boxes,
      weightGrams: parcel.weightGrams,
      courier: parcel.courier ?? '',
      trackingNumber: parcel.trackingNumber ?? '',
      items: itemsOf(parcel),
      steps: parcel.steps.map(({ status, courier, staffId, createdAt: at }, place) => ({
        label: [
          parcelStatusName(status, { isLost: isLostAt(parcel, place), isCollected: isCollected(lines, parcel) }),
          courier,
        ]
          .filter(Boolean)
          .join(' with '),
        at,
        by: staffId === null ? '' : (staffNames.get(staffId) ?? ''),
      })),
      courierSays: said.filter((each) => each.parcel === parcel.number).map(({ text, at }) => ({ text, at })),
    })),
    rest: itemsOf(undefined),
    problem: isAllPacked ? '' : (whyNotInParts(order) ?? ''),
    isInvoiced: invoiced !== undefined,
  });
};

/** Whether a step of a parcel is the one by which it was lost: the parcel knows why it came back last. */
const isLostAt = ({ steps, reason }: ParcelPacked, place: number): boolean =>
  reason === 'lost' && place === steps.findLastIndex(({ status }) => status === 'returned');
