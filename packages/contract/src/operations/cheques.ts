import { z } from 'zod';
import { chequeEnds, chequeLists, chequeRules, endChequeRules } from '../forms/cheques.ts';
import { chequeBankMaxLength } from '../forms/desk-order.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, rupees, wholeNumber } from '../kernel/values.ts';

const access = { staff: 'payments' } as const;
const text = z.string();

const cheque = record({
  /** Null for one that was recorded as cleared without having been noted before. */
  chequeId: field('cheque_id', z.int().nullable()),
  /** Null for a receipt on account. */
  orderId: field('order_id', z.int().nullable()),
  orderNumber: field('order_number', text),
  customerId: field('customer_id', z.int()),
  customerName: field('customer', text),
  number: field('number', text),
  bank: field('bank', text),
  /** The day that is written on it; empty where only its payment is known. */
  datedOn: field('dated_on', text),
  /** The day on which it was noted, cleared, or bounced. */
  day: field('day', text),
  amount: field('amount', rupees),
  /** What is due of the order now. */
  due: field('due', rupees),
  /** The order's payment, with which it was recorded as cleared. */
  ledgerId: field('ledger_id', z.int().nullable()),
  /** Whether the bank doesn't take it yet, or not any more. */
  when: field('when', z.enum(['good', 'later', 'too-late'])),
  isGivenBack: field('given_back', z.boolean()),
  /** What the bank charged for not paying it. */
  bankFee: field('bank_fee', rupees),
});
export type ChequeRow = z.output<typeof cheque>;

export const chequeOperations = {
  GetCheques: operation({
    summary:
      'A page of the cheques that wait for the bank, the longest first; or that cleared or bounced, newest first.',
    method: 'POST',
    access,
    input: record({
      list: field('list', z.enum(chequeLists)),
      page: field('page', wholeNumber(1, 100_000).optional()),
    }),
    output: record({
      cheques: field('cheques', z.array(cheque)),
      hasMore: field('has_more', z.boolean()),
      today: field('today', text),
    }),
  }),
  NoteCheque: operation({
    summary: 'Notes a cheque that was handed in for an order. It is no money until it has cleared.',
    method: 'POST',
    access,
    input: record({
      /** Its number as people read it, or the digits of it. */
      order: field('order', formText(20)),
      number: field('number', formText(20)),
      bank: field('bank', formText(2 * chequeBankMaxLength)),
      datedOn: field('dated_on', formText(20)),
      amount: field('amount', rupees),
    }),
    rules: chequeRules,
    output: record({ chequeId: field('cheque_id', z.int()) }),
  }),
  EndCheque: operation({
    summary:
      'Notes that a cheque which never cleared bounced or was given back; or that it was noted by mistake, which takes its end and the bank’s charge back, too. It can be noted again.',
    method: 'POST',
    access,
    input: record({
      chequeId: field('cheque_id', id),
      end: field('end', z.enum(chequeEnds)),
      endedOn: field('ended_on', formText(20)),
      /** Whether the list that was seen had it among those that ended: a mistake takes no end back that wasn't seen. */
      hasEnded: field('has_ended', z.boolean().optional()),
      /** What the bank charged for not paying it. */
      bankFee: field('bank_fee', rupees.optional()),
      /** What was wrong with the note; for staff alone. */
      reason: field('reason', formText(500).optional()),
    }),
    rules: endChequeRules,
    output: record({ chequeId: field('cheque_id', z.int()) }),
  }),
};
