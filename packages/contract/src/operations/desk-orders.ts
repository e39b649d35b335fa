import { z } from 'zod';
import { deskOrder } from '../fields/desk-order.ts';
import {
  chequeBankMaxLength,
  correctAddressRules,
  correctOrderRules,
  creditNoteRules,
  debitNoteRules,
  orderNoteRules,
  orderTextMaxLength,
  paidSteps,
  paymentReferenceMaxLength,
  printAgainRules,
  purchaseOrderRules,
  recordedPayments,
  recordPaymentRules,
  refundOrderRules,
  reprintCauses,
  reversalCauses,
  reversePaymentRules,
  waivePaymentRules,
} from '../forms/desk-order.ts';
import { comeBackReasons } from '../forms/order-status.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import {
  formGstin,
  formMobile,
  formParagraphs,
  formPincode,
  formText,
  id,
  moment,
  ruledText,
  rupees,
  wholeNumber,
} from '../kernel/values.ts';
import { returnRequest } from './after-sale.ts';
import { deskList } from './desk.ts';

const orderId = field('orderid', id);
const which = field('which', z.enum(['billing', 'shipping', 'both']));
const noteId = field('note_id', id);
const version = field('version', wholeNumber(1, 2 ** 31 - 1));
const noteText = field('text', formParagraphs(orderTextMaxLength));

export const deskOrderOperations = {
  GetDeskOrder: operation({
    summary:
      'What the order desk knows about an order besides its rows and documents: steps, money, messages, notes, timeline.',
    method: 'POST',
    access: {
      staff: 'orders',
      also: {
        steps: 'order-steps',
        changes: 'order-changes',
        payments: 'payments',
        refunds: 'refunds',
        proofs: 'proofs',
        waivers: 'proof-waivers',
        unpaid: 'payment-waivers',
        reversals: 'payment-reversals',
        supply: 'place-of-supply',
      },
    },
    input: record({
      orderId,
      /** The list from which it was opened; without it, all orders. */
      list: field('list', deskList.optional()),
    }),
    output: deskOrder,
  }),
  GetDeskReturns: operation({
    summary: 'The return requests of an order with their photographs, newest first, for the order desk.',
    method: 'POST',
    access: { staff: 'orders' },
    input: record({ orderId }),
    output: z.array(returnRequest),
  }),
  RecordPayment: operation({
    summary:
      'Records money that came in by bank transfer, in cash, or by a cheque that has cleared: receipt voucher, mail and status follow. The same reference is recorded once, and with another order only if the caller says so.',
    method: 'POST',
    access: { staff: 'payments' },
    input: record({
      orderId,
      how: field('how', z.enum(recordedPayments)),
      amount: field('amount', rupees),
      /** The due amount that the caller saw; 409 if it has changed. */
      seenDue: field('seen_due', rupees),
      /** The bank's reference, the receipt's number, or the number of the cheque. */
      reference: field('reference', formText(paymentReferenceMaxLength)),
      /** Of a cheque: the bank on which it is drawn. */
      bank: field('bank', formText(chequeBankMaxLength).optional()),
      /** `YYYY-MM-DD`, in India; for a cheque, the day on which it cleared. */
      receivedOn: field('received_on', formText(20)),
      /** The caller has seen that more came than is due; what came for a cancelled order always is. */
      isMore: field('more_than_due', z.boolean().optional()),
      /** The caller has seen that the reference is recorded with another order: one transfer paid both. */
      isShared: field('shared_reference', z.boolean().optional()),
    }),
    output: record({ paid: field('paid', rupees), due: field('due', rupees) }),
    rules: recordPaymentRules,
  }),
  ReversePayment: operation({
    summary:
      'Takes back a payment that staff recorded, by an entry of its own: what is due, papers, alert and mail follow.',
    method: 'POST',
    access: { staff: 'payment-reversals' },
    input: record({
      orderId,
      /** The recorded entry of the ledger. */
      entryId: field('entry_id', id),
      cause: field('cause', z.enum(reversalCauses)),
      /** `YYYY-MM-DD`, in India: today, or the day of the bank's statement. */
      reversedOn: field('reversed_on', formText(20)),
      /** What the bank charged for taking it back; booked in Tally as our cost. */
      bankFee: field('bank_fee', rupees.optional()),
      /** For staff; the customer and papers get the cause. */
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ paid: field('paid', rupees), due: field('due', rupees) }),
    rules: reversePaymentRules,
  }),
  RefundOrder: operation({
    summary: 'Refunds an overpayment of an order, or after its dispatch what was agreed with the customer.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      orderId,
      amount: field('amount', rupees),
      /** The refundable amount that the caller saw; 409 if it has changed. */
      seenRefundable: field('seen_refundable', rupees),
      /** Printed on the credit note, and needed if more than the overpayment is refunded. */
      reason: field('reason', formText(200)),
    }),
    output: record({
      /** What is refunded the way it was paid, and what staff transfer. */
      refund: field('refund', rupees),
      byHand: field('by_hand', rupees),
    }),
    rules: refundOrderRules,
  }),
  IssueCreditNote: operation({
    summary:
      'Issues a credit note that names items of the invoice, by pieces or by an amount; it settles what is due, and what was paid beyond that is refunded.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      orderId,
      lines: field(
        'lines',
        z
          .array(
            record({
              /** The item's place in the invoice, from 1. */
              position: field('position', wholeNumber(1, 1000)),
              /** Pieces, or 0 where an amount is credited. */
              quantity: field('quantity', wholeNumber(0, 2 ** 31 - 1)),
              /** With tax, or 0 where pieces are credited. */
              amount: field('amount', rupees),
            }),
          )
          .max(200),
      ),
      /** What was left of all items of the invoice when the caller saw it; 409 if that has changed. */
      seenLeft: field('seen_left', rupees),
      /** Why these pieces came back; left out if nothing did. */
      cameBack: field('came_back', z.enum(comeBackReasons).optional()),
      /** Printed on the credit note. */
      reason: field('reason', formText(200)),
    }),
    output: record({
      number: field('number', z.string()),
      credited: field('credited', rupees),
      /** The part that was due and isn't any more. */
      settled: field('settled', rupees),
      refund: field('refund', rupees),
      byHand: field('by_hand', rupees),
    }),
    rules: creditNoteRules,
  }),
  PrintAgain: operation({
    summary:
      'Makes items of an order again at no charge, as an order of its own with their die, artwork and the cause. The customer is mailed.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({
      orderId,
      lines: field(
        'lines',
        z
          .array(
            record({
              /** The item's place in the order, from 1. */
              position: field('position', wholeNumber(1, 1000)),
              quantity: field('quantity', wholeNumber(1, 2 ** 31 - 1)),
            }),
          )
          .max(200),
      ),
      cause: field('cause', z.enum(reprintCauses)),
      /** For staff; the customer and the papers get the cause. */
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
      /** How many reprints of the order the caller saw; 409 if there is another one. */
      seen: field('seen', wholeNumber(0, 2 ** 31 - 1)),
    }),
    output: record({ orderId, number: field('number', z.string()) }),
    rules: printAgainRules,
  }),
  IssueDebitNote: operation({
    summary:
      'Issues a debit note that adds an amount to items of the invoice, each at its own rate; it is due within the days of a balance.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      orderId,
      lines: field(
        'lines',
        z
          .array(
            record({
              /** The item's place in the invoice, from 1. */
              position: field('position', wholeNumber(1, 1000)),
              /** With tax. */
              amount: field('amount', rupees),
            }),
          )
          .max(200),
      ),
      /** The due amount that the caller saw; 409 if it has changed. */
      seenDue: field('seen_due', rupees),
      /** Printed on the debit note. */
      reason: field('reason', formText(200)),
    }),
    output: record({
      number: field('number', z.string()),
      debited: field('debited', rupees),
      due: field('due', rupees),
    }),
    rules: debitNoteRules,
  }),
  WaivePayment: operation({
    summary: 'Lets an order go on up to a step although what the step waits for isn’t paid; an alert names who did it.',
    method: 'POST',
    access: { staff: 'payment-waivers' },
    input: record({
      orderId,
      step: field('step', z.enum(paidSteps)),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ step: field('step', z.enum(paidSteps)) }),
    rules: waivePaymentRules,
  }),
  WithdrawPaymentWaiver: operation({
    summary:
      'Ends what let an order go on without its money: its next step waits for the money again; an alert names who did it.',
    method: 'POST',
    access: { staff: 'payment-waivers' },
    input: record({ orderId }),
    output: record({ orderId }),
  }),
  NoteMobileCall: operation({
    summary: 'Records that staff have spoken to the mobile number of an order that is to be paid in cash on delivery.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ orderId }),
    output: record({ orderId }),
  }),
  NotePurchaseOrder: operation({
    summary: 'Notes the buyer’s own number of a purchase, until the invoice is issued; empty takes it away.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ orderId, purchaseOrder: field('purchase_order', ruledText) }),
    output: record({ purchaseOrder: field('purchase_order', z.string()) }),
    rules: purchaseOrderRules,
  }),
  CorrectAddress: operation({
    summary:
      'Corrects name, company, mobile, e-mail and street of an order’s addresses: billing until the invoice is issued, delivery while it isn’t on its way. The customer is mailed.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({
      orderId,
      which,
      companyName: field('company', ruledText),
      contactName: field('contact', ruledText),
      mobile: field('mobile', formMobile),
      email: field('email', ruledText),
      flat: field('flat', ruledText),
      area: field('area', ruledText),
      landmark: field('landmark', ruledText),
    }),
    output: record({ which }),
    rules: correctAddressRules,
  }),
  CorrectOrder: operation({
    summary:
      'Corrects GSTIN, state, city, pincode and quantities of a placed order: taxes, price, sheets and what is due follow. An issued invoice is credited in full and replaced. What follows has to be agreed. The customer is mailed.',
    method: 'POST',
    access: { staff: 'place-of-supply', also: { quantities: 'order-changes', amend: 'refunds' } },
    input: record({
      orderId,
      /** When the order was changed last, as the caller saw it; 409 if it has changed. */
      seen: field('seen', moment),
      gstin: field('gstin', formGstin),
      /** GST codes of states. */
      billingState: field('billing_state', formText(2)),
      billingCity: field('billing_city', formText(60)),
      billingPincode: field('billing_pincode', formPincode),
      /** For an order that is collected, this and what follows are ignored. */
      shippingState: field('shipping_state', formText(2)),
      shippingCity: field('shipping_city', formText(60)),
      shippingPincode: field('shipping_pincode', formPincode),
      /** By the items' places in the order, from 1; items that aren't named stay. */
      quantities: field(
        'quantities',
        z
          .array(
            record({
              position: field('position', wholeNumber(1, 1000)),
              quantity: field('quantity', wholeNumber(1, 2 ** 31 - 1)),
            }),
          )
          .max(200),
      ),
      /** The caller has read what follows, as the refusal without it says: another total, another invoice. */
      isAgreed: field('agreed', z.boolean().optional()),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ total: field('total', rupees) }),
    rules: correctOrderRules,
  }),
  AddOrderNote: operation({
    summary: 'Adds a note about an order, for staff only.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ orderId, text: noteText }),
    output: record({ id: field('note_id', z.int()) }),
    rules: orderNoteRules,
  }),
  ChangeOrderNote: operation({
    summary: 'Changes one of your own notes about an order; 409 if it was changed since it was read.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ noteId, version, text: noteText }),
    output: record({ version: field('version', z.int()) }),
    rules: orderNoteRules,
  }),
  DeleteOrderNote: operation({
    summary: 'Deletes one of your own notes about an order; 409 if it was changed since it was read.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ noteId, version }),
    output: record({ deleted: field('deleted', z.boolean()) }),
  }),
};
