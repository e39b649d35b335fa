import { fail, ok, plainCode } from '@boxwright/contract';
import { inTransaction, lockOrder, saveEWayTransport } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { eWayBillsFor } from '../../selling/documents/e-way-bill.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const SaveEWayTransport: Handler<'SaveEWayTransport'> = async (input, { services, visitor }) => {
  const { orderId, challan, mode, document, documentOn } = input;
  const now = services.now();
  const badDay = document === '' ? undefined : refuseDay(documentOn, indianDay(now), 'documentOn');
  if (badDay) return badDay;
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const { paper, current } = await eWayBillsFor(tx, orderId, challan);
    if (!paper)
      return fail('not_possible', 'The e-way bill is about the invoice, which is issued when the order is sent.');
    if (current?.number) {
      return fail(
        'conflict',
        `E-way bill ${current.number} is made. Change the vehicle at the portal, or cancel the bill.`,
      );
    }
    const transport = {
      mode,
      distance: Number(input.distance),
      transporterId: plainCode(input.transporterId) || null,
      transporterName: input.transporterName || null,
      vehicle: plainCode(input.vehicle) || null,
      transportDocument: document || null,
      transportDocumentOn: document === '' ? null : documentOn,
    };
    const { staff } = visitor;
    await saveEWayTransport(tx, { orderId, documentId: paper.id, ...transport, staffId: staff.id });
    await noteOrderChange(tx, { order, staff, operation: 'SaveEWayTransport', at: now, after: transport });
    return ok({ orderId });
  });
};
