import { z } from 'zod';
import { orderTextMaxLength } from '../forms/desk-order.ts';
import {
  longestReport,
  oddnessWords,
  settledKindWords,
  settlementAsideRules,
  withdrawalRules,
} from '../forms/settlements.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { paragraphs } from '../kernel/text.ts';
import { formParagraphs, formText, id, moment, rupees, wholeNumber } from '../kernel/values.ts';

const access = { staff: 'accounts' } as const;
const text = z.string();
const kind = field('kind', z.enum(Object.keys(settledKindWords) as (keyof typeof settledKindWords)[]));
const oddness = field('odd', z.enum(Object.keys(oddnessWords) as (keyof typeof oddnessWords)[]).nullable());
const order = { orderId: field('order_id', z.int().nullable()), orderNumber: field('order_number', text) };
const figures = {
  amount: field('amount', rupees),
  fee: field('fee', rupees),
  /** CGST, SGST and IGST on the fee. */
  gst: field('gst', rupees),
  net: field('net', rupees),
};

const plannedRow = record({
  line: field('line', z.int()),
  ...{ kind, utr: field('utr', text), day: field('settled_on', text), txnid: field('txnid', text) },
  ...order,
  ...figures,
  /** Whether it was read in before, and does nothing. */
  isKnown: field('known', z.boolean()),
  oddness,
  /** What it does, or why somebody has to look at it. */
  text: field('text', text),
});
export type PlannedSettlementRow = z.output<typeof plannedRow>;

const settlement = record({
  utr: field('utr', text),
  /** `YYYY-MM-DD`, like all days here. */
  settledOn: field('settled_on', text),
  bookedOn: field('booked_on', text),
  payments: field('payments', rupees),
  /** Below zero, like chargebacks. */
  refunds: field('refunds', rupees),
  chargebacks: field('chargebacks', rupees),
  adjustments: field('adjustments', rupees),
  fee: field('fee', rupees),
  gst: field('gst', rupees),
  net: field('net', rupees),
  odd: field('odd_rows', z.int()),
});
export type SettlementRowSum = z.output<typeof settlement>;

const settledRow = record({
  id: field('row_id', z.int()),
  ...{ kind, utr: field('utr', text), day: field('settled_on', text), txnid: field('txnid', text) },
  payuId: field('payu_id', text),
  /** PayU's own word. */
  action: field('action', text),
  ...order,
  ...figures,
  /** What we have of it; null without a match. */
  ours: field('ours', rupees.nullable()),
  oddness,
  /** Why it needs no look; null unless somebody has put it aside. */
  aside: field('aside', text.nullable()),
});
export type SettledRowShown = z.output<typeof settledRow>;

const unsettled = record({
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', text),
  txnid: field('txnid', text),
  payuId: field('payu_id', text),
  /** Below zero for a refund. */
  amount: field('amount', rupees),
  day: field('paid_on', text),
});
export type UnsettledRow = z.output<typeof unsettled>;

const imported = record({
  id: field('import_id', z.int()),
  at: field('imported_on', moment),
  by: field('imported_by', text),
  rows: field('rows', z.int()),
  net: field('net', rupees),
  from: field('from', text),
  to: field('to', text),
  /** Why it was taken back; null if it counts. */
  withdrawn: field('withdrawn', text.nullable()),
  /** Whether a month of it is closed, so that it can't be taken back. */
  isLocked: field('locked', z.boolean()),
});
export type SettlementImportRow = z.output<typeof imported>;

const list = field('list', paragraphs(longestReport));

export const settlementOperations = {
  GetSettlements: operation({
    summary:
      'What PayU has settled by transfer, fifty at a time, what should have come by now and hasn’t, rows that somebody has to look at, and the reports that were read in.',
    method: 'POST',
    access,
    input: record({
      page: field('page', wholeNumber(1, 100_000).optional()),
      /** With it, the rows of this settlement too. */
      utr: field('utr', formText(120)),
    }),
    output: record({
      settlements: field('settlements', z.array(settlement)),
      hasMore: field('more', z.boolean()),
      rows: field('rows', z.array(settledRow)),
      /** At most a hundred, as are the next. */
      odd: field('odd', z.array(settledRow)),
      unsettled: field('unsettled', z.array(unsettled)),
      unsettledSum: field('unsettled_sum', rupees),
      /** Whether a report settles payments: what isn’t settled is known from then on. */
      isBegun: field('begun', z.boolean()),
      /** After how many days a payment should have come. */
      days: field('days', z.int()),
      imports: field('imports', z.array(imported)),
    }),
  }),
  CheckSettlement: operation({
    summary: 'Reads PayU’s settlement report as CSV or pasted cells and says what each row would do. Changes nothing.',
    method: 'POST',
    access,
    input: record({ list }),
    output: record({
      rows: field('rows', z.array(plannedRow)),
      /** Rows without a transfer yet; they come with a later report. */
      waiting: field('waiting', z.int()),
      /** Of the rows that are new. */
      net: field('net', rupees),
    }),
  }),
  ImportSettlement: operation({
    summary:
      'Reads PayU’s settlement report in: books fees and their tax, and matches payments and refunds. Rows that were read in before change nothing.',
    method: 'POST',
    access,
    input: record({ list }),
    output: record({
      imported: field('imported', z.int()),
      known: field('known', z.int()),
      odd: field('odd', z.int()),
    }),
  }),
  MatchSettlementRow: operation({
    summary:
      'Says to which payment a row of a settlement belongs, by its transaction number; an empty one takes a wrong match back.',
    method: 'POST',
    access,
    input: record({
      rowId: field('row_id', id),
      txnid: field('txnid', formText(40)),
      /** The order that was seen with the row, 0 for none; 409 if it has changed. */
      seenOrder: field('seen_order', wholeNumber(0, 2 ** 31 - 1)),
    }),
    output: record({ orderId: field('order_id', z.int().nullable()) }),
  }),
  SetSettlementRowAside: operation({
    summary:
      'Puts a row that doesn’t agree with our payments aside, with the reason, so that nobody has to look at it any more; or takes that back. What is booked stays.',
    method: 'POST',
    access,
    input: record({
      rowId: field('row_id', id),
      isAside: field('aside', z.boolean()),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    rules: settlementAsideRules,
    output: record({ isAside: field('aside', z.boolean()) }),
  }),
  WithdrawSettlement: operation({
    summary: 'Takes a report that was read in back, with a reason, while its months are open.',
    method: 'POST',
    access,
    input: record({
      importId: field('import_id', id),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    rules: withdrawalRules,
    output: record({ rows: field('rows', z.int()) }),
  }),
};
