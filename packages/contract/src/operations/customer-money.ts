import { z } from 'zod';
import { allotRules, mostAllotments, payBackRules, receiptRules } from '../forms/customer-money.ts';
import {
  chequeBankMaxLength,
  orderTextMaxLength,
  paymentReferenceMaxLength,
  recordedPayments,
  reversalCauses,
  reversePaymentRules,
} from '../forms/desk-order.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, formText, id, rupees } from '../kernel/values.ts';

const text = z.string();
const customerId = field('customer_id', id);
const orderId = field('orderid', id);
/** What the caller saw; 409 if it has changed. */
const seenDue = field('seen_due', rupees);
const seenHeld = field('seen_held', rupees);
const held = field('held', rupees);
const day = (name: string) => field(name, formText(20));

const payable = record({
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', text),
  invoice: field('invoice', text.nullable()),
  total: field('total', rupees),
  due: field('due', rupees),
  /** `YYYY-MM-DD`; null if it has no day yet. */
  dueOn: field('due_on', text.nullable()),
  late: field('late', z.int()),
  /** 0.1 % of its value without GST, as a buyer of more than ₹50 lakh a year deducts it. */
  usualTds: field('usual_tds', rupees),
});
export type PayableRow = z.output<typeof payable>;

const accountEntry = record({
  id: field('entry_id', z.int()),
  kind: field('kind', z.enum(['receipt', 'allotted', 'returned', 'moved', 'moved-back', 'paid-back', 'reversal'])),
  amount: field('amount', rupees),
  how: field('how', z.enum(recordedPayments).nullable()),
  reference: field('reference', text),
  /** `YYYY-MM-DD`. */
  day: field('day', text),
  orderId: field('order_id', z.int().nullable()),
  orderNumber: field('order_number', text),
  /** The member of staff; empty if the customer did it. */
  by: field('by', text),
  at: field('at', text),
  cause: field('cause', z.enum(reversalCauses).nullable()),
  isReversible: field('reversible', z.boolean()),
});
export type AccountEntryRow = z.output<typeof accountEntry>;

export const customerMoneyOperations = {
  GetMoneyOnAccount: operation({
    summary: 'What is held for a customer beside their orders, how it came there, and the orders that it can pay.',
    method: 'POST',
    access: { staff: 'payments', also: { reversals: 'payment-reversals', refunds: 'refunds', accounts: 'accounts' } },
    input: record({ customerId }),
    output: record({
      customerId: field('customer_id', z.int()),
      name: field('name', text),
      companyName: field('company', text),
      isErased: field('erased', z.boolean()),
      held,
      payable: field('payable', z.array(payable)),
      /** Newest first. */
      entries: field('entries', z.array(accountEntry)),
      today: field('today', text),
      may: field(
        'may',
        record({
          reversals: field('reversals', z.boolean()),
          refunds: field('refunds', z.boolean()),
          accounts: field('accounts', z.boolean()),
        }),
      ),
    }),
  }),
  RecordReceipt: operation({
    summary:
      'Records money that a customer sent for several orders, or in advance: what is given to orders is paid there, the rest is held on account. The same reference is recorded once; with another customer or order only if the caller says so.',
    method: 'POST',
    access: { staff: 'payments' },
    input: record({
      customerId,
      how: field('how', z.enum(recordedPayments)),
      amount: field('amount', rupees),
      reference: field('reference', formText(paymentReferenceMaxLength)),
      /** Of a cheque: the bank on which it is drawn. */
      bank: field('bank', formText(chequeBankMaxLength).optional()),
      /** `YYYY-MM-DD`, in India; for a cheque, the day on which it cleared. */
      receivedOn: day('received_on'),
      allotments: field(
        'allotments',
        z
          .array(
            record({
              orderId,
              amount: field('amount', rupees),
              /** Tax that the buyer has kept from what it owes for this order, beside the amount. */
              tds: field('tds', rupees),
              seenDue,
            }),
          )
          .max(mostAllotments),
      ),
      isShared: field('shared_reference', z.boolean().optional()),
    }),
    output: record({ held }),
    rules: receiptRules,
  }),
  AllotMoney: operation({
    summary: 'Pays an order, or a part of it, with money that is held on its customer’s account.',
    method: 'POST',
    access: { staff: 'payments' },
    input: record({ orderId, amount: field('amount', rupees), seenDue, seenHeld }),
    output: record({ held, due: field('due', rupees) }),
    rules: allotRules,
  }),
  MoveToAccount: operation({
    summary:
      'Keeps what was paid for an order beyond what is due on its customer’s account, in place of paying it back.',
    method: 'POST',
    access: { staff: 'payments' },
    input: record({
      orderId,
      /** All that is overpaid, as the caller saw it; 409 if it has changed. */
      amount: field('amount', rupees),
    }),
    output: record({ held }),
    rules: allotRules,
  }),
  PayBackFromAccount: operation({
    summary: 'Notes that money that was held on a customer’s account was paid back to them.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      customerId,
      how: field('how', z.enum(['transfer', 'cash'])),
      amount: field('amount', rupees),
      seenHeld,
      reference: field('reference', formText(paymentReferenceMaxLength)),
      paidOn: day('paid_on'),
    }),
    output: record({ held }),
    rules: payBackRules,
  }),
  ReverseAccountEntry: operation({
    summary:
      'Takes back a receipt (with what was allotted at once), a repayment, or an overpayment that was moved to the account, by an entry of its own.',
    method: 'POST',
    access: { staff: 'payment-reversals' },
    input: record({
      customerId,
      entryId: field('entry_id', id),
      cause: field('cause', z.enum(reversalCauses)),
      reversedOn: day('reversed_on'),
      /** What the bank charged for taking it back. */
      bankFee: field('bank_fee', rupees.optional()),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ held }),
    rules: reversePaymentRules,
  }),
};
