import { z } from 'zod';
import { orderTextMaxLength } from '../forms/desk-order.ts';
import { ewayBillRules, ewayCancelRules, ewayModes, ewayTransportRules } from '../forms/e-way-bill.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, formText, id, moment, rupees } from '../kernel/values.ts';

const orderId = field('orderid', id);
/** The challan of a parcel of an order that goes in parts; without, the latest one, or the order's invoice. */
const challan = field('challan', id.optional());

const bill = record({
  number: field('number', z.string()),
  madeAt: field('made_on', moment),
  /** `YYYY-MM-DD`, in India. */
  validUntil: field('valid_until', z.string()),
  cancelledAt: field('cancelled_on', moment.nullable()),
  by: field('recorded_by', z.string()),
});

export const ewayBillOperations = {
  GetEWayBill: operation({
    summary: 'Whether an order needs an e-way bill, how its goods travel, and the bills that were made.',
    method: 'POST',
    access: { staff: 'orders' },
    input: record({ orderId, challan }),
    output: record({
      number: field('number', z.string()),
      /** The number of the tax invoice, or of a parcel's challan; null until something is sent. */
      paper: field('paper', z.string().nullable()),
      /** The challan that it is about, of an order that goes in parts. */
      challan: field('challan', z.int().nullable()),
      /** All of such an order, oldest first. */
      challans: field('challans', z.array(record({ id: field('id', z.int()), number: field('number', z.string()) }))),
      value: field('value', rupees),
      limit: field('limit', rupees),
      isNeeded: field('needed', z.boolean()),
      transport: field(
        'transport',
        record({
          mode: field('mode', z.enum(ewayModes)),
          distance: field('distance', z.int()),
          transporterId: field('transporter_id', z.string()),
          transporterName: field('transporter_name', z.string()),
          vehicle: field('vehicle', z.string()),
          document: field('document', z.string()),
          documentOn: field('document_on', z.string()),
        }).nullable(),
      ),
      /** The one in force. */
      bill: field('bill', bill.nullable()),
      /** Whether the portal still cancels it: within 24 hours. */
      isCancellable: field('cancellable', z.boolean()),
      cancelled: field('cancelled', z.array(bill)),
    }),
  }),
  SaveEWayTransport: operation({
    summary: 'Keeps how an invoiced order travels, for the portal’s file, the e-invoice, and the paper with the goods.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      orderId,
      challan,
      mode: field('mode', z.enum(ewayModes)),
      /** Kilometres; 0 lets the portal work it out. */
      distance: field('distance', formText(10)),
      transporterId: field('transporter_id', formText(30)),
      transporterName: field('transporter_name', formText(200)),
      vehicle: field('vehicle', formText(30)),
      document: field('document', formText(30)),
      documentOn: field('document_on', formText(10)),
    }),
    output: record({ orderId }),
    rules: ewayTransportRules,
  }),
  NoteEWayBill: operation({
    summary: 'Records the e-way bill that the portal has made, and makes the copy of the invoice that shows it.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      orderId,
      challan,
      number: field('number', formText(30)),
      /** `YYYY-MM-DDTHH:MM`, in India. */
      madeAt: field('made_at', formText(16)),
      /** `YYYY-MM-DD`; empty: a day for each 200 km, as the rule has it. */
      validUntil: field('valid_until', formText(10)),
    }),
    output: record({ number: field('number', z.string()), validUntil: field('valid_until', z.string()) }),
    rules: ewayBillRules,
  }),
  CancelEWayBill: operation({
    summary: 'Records that an e-way bill was cancelled at the portal, within 24 hours of its making.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({ orderId, challan, reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')) }),
    output: record({ number: field('number', z.string()) }),
    rules: ewayCancelRules,
  }),
};
