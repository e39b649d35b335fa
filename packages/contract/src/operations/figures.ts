import { z } from 'zod';
import { accountPeriodRules } from '../forms/accounts.ts';
import { figureLists } from '../forms/figures.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, rupees } from '../kernel/values.ts';

const access = { staff: 'accounts' } as const;
const text = z.string();
const count = z.int();
const period = { from: field('from', formText(10)), to: field('to', formText(10)) };

/** An ordered item that was sent: what it was sold for, what it costs by its price, and what was used. */
const job = record({
  /** Null for orders from before there were jobs. */
  jobId: field('fld_job_id', count.nullable()),
  orderId: field('fld_order_id', count),
  code: field('fld_job_code', text),
  customer: field('fld_customer', text),
  item: field('item_name', text),
  ordered: field('fld_ordered', count),
  /** Null if nobody has counted. */
  good: field('fld_good', count.nullable()),
  spoiled: field('fld_spoiled', count),
  /** Null where its price was stored without them. */
  sheetsPlanned: field('fld_sheets_planned', count.nullable()),
  sheetsUsed: field('fld_sheets_used', count),
  plates: field('fld_plates', count),
  dies: field('fld_dies', count),
  minutes: field('fld_minutes', count),
  /** Before tax. */
  sales: field('sales', rupees),
  /** Entered at the job, such as outwork. */
  further: field('further', rupees),
  /** By the rate card of its price, with further costs; null where a price isn't made from costs. */
  cost: field('cost', rupees.nullable()),
});
export type JobFiguresRow = z.output<typeof job>;

const margin = record({
  name: field('name', text),
  jobs: field('jobs', count),
  sales: field('sales', rupees),
  /** The part of the sales whose cost is known, and that cost. */
  costedSales: field('costed_sales', rupees),
  cost: field('cost', rupees),
});
export type MarginFiguresRow = z.output<typeof margin>;

const complaint = record({
  reason: field('reason', text),
  count: field('count', count),
  /** Null for orders that came back on their way, which nobody decides. */
  accepted: field('accepted', count.nullable()),
});
export type ComplaintFiguresRow = z.output<typeof complaint>;

const look = record({
  event: field('event', text),
  page: field('page', text),
  label: field('label', text),
  count: field('count', count),
});
export type LookFiguresRow = z.output<typeof look>;

export const figuresOperations = {
  GetFigures: operation({
    summary:
      'How a period went: jobs that were sent with cost and margin, by customer and style; what was late; complaints; what quotations and carts became; what visitors look at.',
    method: 'POST',
    access,
    input: record(period),
    rules: accountPeriodRules,
    output: record({
      sent: field('sent', count),
      promised: field('promised', count),
      onTime: field('on_time', count),
      quotations: field('quotations', count),
      quotationsOrdered: field('quotations_ordered', count),
      carts: field('carts', count),
      cartsOrdered: field('carts_ordered', count),
      /** The newest first; not all of a long period. */
      jobs: field('jobs', z.array(job)),
      hasMoreJobs: field('more_jobs', z.boolean()),
      /** Those with the largest sales; the file has all. */
      orders: field('orders', z.array(margin)),
      customers: field('customers', z.array(margin)),
      styles: field('styles', z.array(margin)),
      complaints: field('complaints', z.array(complaint)),
      looks: field('looks', z.array(look)),
    }),
  }),
  ExportFigures: operation({
    summary: 'A list of these figures as CSV, with all of its rows. The download is noted.',
    method: 'POST',
    access,
    input: record({ ...period, list: field('list', z.enum(figureLists)) }),
    rules: accountPeriodRules,
    output: record({ fileName: field('file_name', text), csv: field('csv', text) }),
  }),
};
