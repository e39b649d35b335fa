import { z } from 'zod';
import { accountPeriodRules } from '../forms/accounts.ts';
import { creditTermsRules } from '../forms/receivables.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, rupees, wholeNumber } from '../kernel/values.ts';

const text = z.string();
const customerId = field('customer_id', id);

/** What is open by its age: not due yet, then late by up to 30, 60 and 90 days, and by more. */
const ages = field('ages', z.array(rupees));

const receivable = record({
  customerId: field('customer_id', z.int()),
  name: field('name', text),
  companyName: field('company', text),
  mobile: field('mobile', text),
  orders: field('orders', z.int()),
  open: field('open', rupees),
  ages,
  /** By how many days the latest payment is late. */
  mostLate: field('most_late', z.int()),
  refundsDue: field('refunds_due', rupees),
  /** Held on account. */
  held: field('held', rupees),
});
export type ReceivableRow = z.output<typeof receivable>;

const entry = record({
  /** `YYYY-MM-DD`. */
  day: field('day', text),
  what: field('what', text),
  reference: field('reference', text),
  /** Null for money on account. */
  orderId: field('order_id', z.int().nullable()),
  orderNumber: field('order_number', text),
  /** Above zero it is owed; below, it isn't any more. */
  amount: field('amount', rupees),
  balance: field('balance', rupees),
});
export type StatementRow = z.output<typeof entry>;

const item = record({
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', text),
  invoice: field('invoice', text.nullable()),
  due: field('due', rupees),
  /** `YYYY-MM-DD`; null if it has no day yet. */
  dueOn: field('due_on', text.nullable()),
  late: field('late', z.int()),
  interest: field('interest', rupees),
});
export type OpenItemRow = z.output<typeof item>;

const period = { from: field('from', formText(10)), to: field('to', formText(10)) };

export const receivableOperations = {
  GetReceivables: operation({
    summary:
      'Customers who owe something or are owed a refund, by age of what is open, who owes longest first; fifty at a time.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({
      page: field('page', wholeNumber(1, 100_000).optional()),
      isOverdueOnly: field('overdue', z.boolean().optional()),
    }),
    output: record({
      customers: field('customers', z.array(receivable)),
      hasMore: field('more', z.boolean()),
      /** Of all customers. */
      sums: field(
        'sums',
        record({
          customers: field('customers', z.int()),
          open: field('open', rupees),
          ages,
          refundsDue: field('refunds_due', rupees),
          held: field('held', rupees),
        }),
      ),
    }),
  }),
  GetCustomerAccount: operation({
    summary: 'A customer’s account in a period, by default since April, with what is open now.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({ customerId, ...period }),
    output: record({
      customerId: field('customer_id', z.int()),
      name: field('name', text),
      companyName: field('company', text),
      isErased: field('erased', z.boolean()),
      from: field('from', text),
      to: field('to', text),
      opening: field('opening', rupees),
      entries: field('entries', z.array(entry)),
      /** Below zero: owed to the customer. */
      closing: field('closing', rupees),
      open: field('open_items', z.array(item)),
      openSum: field('open', rupees),
      ages,
      /** On what is late, at the yearly rate of the settings; 0 if none is asked. */
      interest: field('interest', rupees),
      interestBps: field('interest_bps', z.int()),
      refundsDue: field('refunds_due', rupees),
      held: field('held', rupees),
      /** The customer's own terms; days and limit are null for the usual ones. */
      terms: field(
        'terms',
        record({
          days: field('days', z.int().nullable()),
          limit: field('limit', rupees.nullable()),
          /** To be sent with `SaveCreditTerms`; 0 for the usual terms. */
          version: field('version', z.int()),
          by: field('by', text),
        }),
      ),
    }),
  }),
  SaveCreditTerms: operation({
    summary:
      'Gives a customer days to pay and a limit within which orders are on account, or the usual terms again; 409 if they were changed since they were read.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({
      customerId,
      /** Empty with no limit: the usual terms. */
      days: field('days', formText(10)),
      /** For all open orders together; 0: paying later isn't offered. */
      limit: field('limit', rupees.nullable()),
      seen: field('seen', wholeNumber(0, 2 ** 31 - 1)),
    }),
    rules: creditTermsRules,
    output: record({ version: field('version', z.int()) }),
  }),
  SendStatement: operation({
    summary: 'Mails a customer their statement of account for a period, as a link to its PDF.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({ customerId, ...period }),
    rules: accountPeriodRules,
    output: record({ recipient: field('recipient', text) }),
  }),
};
