import { validUntil as lastDayOf } from '@boxwright/accounting';
import { fail, ok, plainCode } from '@boxwright/contract';
import { insertDocument, inTransaction, lockOrder, noteEWayBill } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { causeOfCopy, eWayBillsFor } from '../../selling/documents/e-way-bill.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { toSnapshot } from '../../selling/documents/snapshot.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const NoteEWayBill: Handler<'NoteEWayBill'> = async (input, { services, visitor }) => {
  const { orderId, challan } = input;
  const { jobs, now } = services;
  const number = plainCode(input.number);
  const madeAt = new Date(`${input.madeAt}:00+05:30`);
  const madeOn = input.madeAt.slice(0, 10);
  const badDay = Number.isNaN(madeAt.getTime())
    ? fail('invalid', 'There is no such day. Please look at the date.', { field: 'madeAt' })
    : refuseDay(madeOn, indianDay(now()), 'madeAt');
  if (badDay) return badDay;
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const { current, documents } = await eWayBillsFor(tx, orderId, challan);
    if (!current) return fail('not_possible', 'Please say first how the goods travel.');
    if (current.number === number) return ok({ number, validUntil: current.validUntil ?? '' });
    if (current.number) return fail('conflict', `This order has e-way bill ${current.number} already.`);
    const invoice = documents.find(({ id }) => id === current.documentId);
    if (!invoice) throw new Error(`The invoice of e-way bill ${current.id} is gone.`);
    if (madeOn < indianDay(invoice.issuedAt)) {
      return fail('invalid', 'The invoice is of a later day than this.', { field: 'madeAt' });
    }
    const validUntil = input.validUntil || lastDayOf(madeOn, current.distance);
    if (validUntil < madeOn) return fail('invalid', 'It would lapse before it is made.', { field: 'validUntil' });
    const { staff } = visitor;
    const noted = await noteEWayBill(tx, current.id, { number, madeAt, validUntil, staffId: staff.id });
    if (!noted) {
      const text = 'Another order has this e-way bill. Please look at the number again.';
      return fail('conflict', text, { field: 'number' });
    }
    // The copy goes with the goods: of the registered invoice, where there is one.
    const registered = documents.findLast(({ kind, refersTo }) => kind === 'e-invoice' && refersTo === invoice.id);
    const { vehicle } = current;
    const eWayBill = { number, validUntil, ...(vehicle === null ? {} : { vehicle }) };
    const copy = await insertDocument(tx, {
      orderId,
      kind: 'e-way-bill',
      madeFrom: causeOfCopy(current),
      refersTo: invoice.id,
      snapshot: toSnapshot({ ...printedOn(registered ?? invoice), eWayBill }),
      issuedAt: now(),
    });
    await jobs.enqueue(tx, 'MakeDocument', { documentId: copy.id });
    await noteOrderChange(tx, { order, staff, operation: 'NoteEWayBill', at: now(), after: { number, validUntil } });
    return ok({ number, validUntil });
  });
};
