import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, moment, rupees } from '../kernel/values.ts';

const waiting = record({
  kind: field(
    'fld_kind',
    z.enum([
      'new-orders',
      'due-orders',
      'overdue-orders',
      'packed-orders',
      'plates',
      'reprints',
      'unpaid-orders',
      'transfers',
      'doubtful-gstins',
      'alerts',
      'enquiries',
      'returns',
      'messages',
      'refunds-by-hand',
      'proofs-for-us',
      'proofs-for-customers',
      'quotations',
      'ending-quotations',
      'overdue-customers',
      'settlements',
      'courier-cash',
      'low-stock',
      'failed-jobs',
    ]),
  ),
  /** Counted up to 100, which means 100 or more. */
  count: field('fld_count', z.int()),
});
export type WaitingRow = z.output<typeof waiting>;

const sales = record({
  /** A day (YYYY-MM-DD) or a month (YYYY-MM) in India. */
  time: field('fld_time', z.string()),
  orders: field('fld_orders', z.int()),
  /** For the same day or month a year before. */
  ordersBefore: field('fld_orders_before', z.int()),
  /** Without cancelled orders. Null, like the next field, for roles that don't see money. */
  sales: field('fld_sales', rupees.nullable()),
  salesBefore: field('fld_sales_before', rupees.nullable()),
});
export type SalesRow = z.output<typeof sales>;

const bestCustomer = record({
  id: field('fld_customer_id', z.int()),
  name: field('fld_name', z.string()),
  company: field('fld_company_name', z.string().nullable()),
  orders: field('fld_orders', z.int()),
  sales: field('fld_sales', rupees),
});
export type BestCustomerRow = z.output<typeof bestCustomer>;

const bestBox = record({
  variantId: field('fld_variant_id', z.int()),
  name: field('fld_name', z.string()),
  /** Lines of orders; one order may have two of a box. */
  orders: field('fld_orders', z.int()),
  pieces: field('fld_pieces', z.int()),
  /** Goods less discount, before tax; null for roles that don't see money. */
  sales: field('fld_sales', rupees.nullable()),
});
export type BestBoxRow = z.output<typeof bestBox>;

/** Goods that were made again at no charge for one cause. */
const reprintSum = record({
  cause: field('fld_cause', z.string()),
  orders: field('fld_orders', z.int()),
  /** What they cost when they were ordered, before tax; null for roles that don't see money. */
  worth: field('fld_worth', rupees.nullable()),
});
export type ReprintSumRow = z.output<typeof reprintSum>;

const failedJob = record({
  id: field('fld_job_id', z.string()),
  job: field('fld_job', z.string()),
  /** The ids that the job works on, as JSON. */
  about: field('fld_about', z.string()),
  error: field('fld_error', z.string()),
  failedAt: field('fld_failed_on', moment),
});
export type FailedJobRow = z.output<typeof failedJob>;

/** When something last succeeded, when it last failed, and why. */
const health = record({
  isSetUp: field('fld_is_set_up', z.boolean()),
  lastSuccess: field('fld_last_success', moment.nullable()),
  lastFailure: field('fld_last_failure', moment.nullable()),
  problem: field('fld_problem', z.string().nullable()),
});
export type HealthRow = z.output<typeof health>;

const paymentMessage = record({
  id: field('fld_event_id', z.int()),
  /** Whether it is a message posted to us (webhook, return) or the answer to our question (verify). */
  source: field('fld_source', z.string()),
  transactionNumber: field('fld_txnid', z.string().nullable()),
  /** Null for answers to our own questions, which have no signature. */
  isSigned: field('fld_is_signed', z.boolean().nullable()),
  /** What the message said. */
  said: field('fld_said', z.string()),
  /** The state that the payment has reached. */
  attemptState: field('fld_attempt_state', z.string().nullable()),
  orderId: field('fld_order_id', z.int().nullable()),
  orderNumber: field('fld_order_number', z.string().nullable()),
  receivedAt: field('fld_received_on', moment),
});
export type PaymentMessageRow = z.output<typeof paymentMessage>;

export const officeWorkOperations = {
  GetToday: operation({
    summary: 'What waits for the signed-in member of staff, and what was ordered in the last 30 days and 12 months.',
    method: 'POST',
    access: {
      staff: 'overview',
      also: {
        steps: 'order-steps',
        changes: 'order-changes',
        alerts: 'alerts',
        allAlerts: 'all-alerts',
        enquiries: 'enquiries',
        refunds: 'refunds',
        jobs: 'jobs',
        money: 'payments',
        customers: 'customers',
        proofs: 'proofs',
        supply: 'place-of-supply',
        selling: 'selling',
        accounts: 'accounts',
        stock: 'stock',
        production: 'production',
      },
    },
    input: record({}),
    output: record({
      waiting: field('waiting', z.array(waiting)),
      days: field('days', z.array(sales)),
      months: field('months', z.array(sales)),
      /** Null for roles that don't see customers. */
      bestCustomers: field('best_customers', z.array(bestCustomer).nullable()),
      /** Reprints of the last 90 days by cause, without cancelled ones. */
      reprints: field('reprints', z.array(reprintSum)),
      /** Of the last 30 and 90 days, without cancelled orders: by sales for roles that see money, else by pieces. */
      bestBoxes: field(
        'best_boxes',
        z.array(record({ days: field('fld_days', z.int()), boxes: field('fld_boxes', z.array(bestBox)) })),
      ),
    }),
  }),
  GetJobs: operation({
    summary:
      'Background jobs that wait, run or failed, with the errors of failed ones, and the state of mail and payments.',
    method: 'POST',
    access: { staff: 'jobs' },
    input: record({}),
    output: record({
      counts: field(
        'counts',
        z.array(
          record({
            job: field('fld_job', z.string()),
            waiting: field('fld_waiting', z.int()),
            running: field('fld_running', z.int()),
            retried: field('fld_retried', z.int()),
            failed: field('fld_failed', z.int()),
          }),
        ),
      ),
      failed: field('failed', z.array(failedJob)),
      mailServer: field('mail_server', health),
      paymentProvider: field('payment_provider', health),
    }),
  }),
  RetryJobs: operation({
    summary:
      'Gives one failed job, or up to 500 of a kind, all their tries again. Jobs that are no longer failed are left alone.',
    method: 'POST',
    access: { staff: 'jobs' },
    input: record({
      job: field('fld_job', formText(60)),
      /** Only this job; without it, all failed ones of the kind. */
      jobId: field('fld_job_id', z.uuid().optional()),
    }),
    output: record({ queued: field('fld_queued', z.int()) }),
  }),
  GetPaymentMessages: operation({
    summary: 'What the payment provider has sent and answered, newest first, with the result.',
    method: 'POST',
    access: { staff: 'jobs' },
    input: record({ before: field('before', id.optional()) }),
    output: record({
      messages: field('messages', z.array(paymentMessage)),
      next: field('next', z.int().nullable()),
    }),
  }),
};
