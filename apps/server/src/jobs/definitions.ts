import { orderStatuses } from '@boxwright/orders';
import { z } from 'zod';

/** A kind of job. Its name and payload must stay compatible with jobs that already wait in the database. */
export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  /** Ids only: the handler reads the current data when it runs. */
  readonly payload: P;
  /** Number of retries after the first try, with exponential back-off. */
  readonly retries: number;
  /** Seconds before the second try; doubles, up to an hour. */
  readonly retryDelaySeconds: number;
  /**
   * How many jobs a process takes at once; default 8. Fetching and completing a batch costs about as much as a quick
   * job, and each batch waits while customers are served. A batch must end within a minute.
   */
  readonly batchSize?: number;
  /** Only one job with this key waits at a time; enqueuing another one moves the waiting job to the new one's time. */
  readonly onceFor?: (payload: z.output<P>) => string | undefined;
  /** Jobs of a batch with the same line run one after the other, by their place, because a batch is unsorted. */
  readonly inTurn?: (payload: z.output<P>) => { readonly line: string; readonly place: number } | undefined;
  /** Not urgent: looked for every five seconds instead of every half second, like jobs with a schedule. */
  readonly mayWait?: true;
  /** Runs on this schedule (cron, in UTC), with an empty payload. */
  readonly cron?: string;
}

const job = <P extends z.ZodType>(definition: JobDefinition<P>) => definition;
const id = z.int().positive();

/** Every kind of job by its stable name. */
export const jobDefinitions = {
  /** Composes a mail from the data stored when it runs, once for each subject, and enqueues SendMail. */
  WriteMail: job({
    payload: z.discriminatedUnion('mail', [
      z.strictObject({ mail: z.literal('welcome'), customerId: id }),
      /** When it happened: each change has its own mail. */
      z.strictObject({ mail: z.literal('password-changed'), customerId: id, at: z.iso.datetime() }),
      /** Somebody has signed in with a browser that the account didn't know. */
      z.strictObject({ mail: z.literal('new-device'), signInId: id }),
      /** To the order desk: the state of an order. */
      z.strictObject({ mail: z.literal('order-alert'), orderId: id }),
      /** An order to be paid on delivery or later; with an attempt, the request to finish a payment, see AskToPay. */
      z.strictObject({ mail: z.literal('order-received'), orderId: id, txnid: z.string().nullable() }),
      /** A step of an order. Jobs that an earlier release has stored don’t name it: they mean the latest to this status. */
      z.strictObject({
        mail: z.literal('order-moved'),
        orderId: id,
        status: z.enum(orderStatuses).exclude(['IN-PROCESS']),
        stepId: id.optional(),
      }),
      /** A step of a parcel of an order that goes in parts. */
      z.strictObject({ mail: z.literal('parcel-moved'), orderId: id, stepId: id }),
      /** For an order to be paid later; the step counts further reminders of one that is late, from 2. */
      z.strictObject({
        mail: z.literal('payment-reminder'),
        orderId: id,
        stage: z.enum(['soon', 'today', 'overdue']),
        step: z.int().min(2).optional(),
      }),
      /** A customer's reminder to order again, unless they have ordered the same `since` they set it. */
      z.strictObject({
        mail: z.literal('order-again'),
        orderId: id,
        dueOn: z.iso.date(),
        since: z.iso.datetime(),
      }),
      /** Jobs that an earlier release has stored don’t name the order. */
      z.strictObject({ mail: z.literal('payment-received'), txnid: z.string(), orderId: id.optional() }),
      z.strictObject({ mail: z.literal('payment-failed'), txnid: z.string() }),
      /** A bank transfer or cash that staff have recorded. */
      z.strictObject({ mail: z.literal('payment-recorded'), ledgerId: id }),
      /** A recorded payment that is taken back; the entry is the reversal. */
      z.strictObject({ mail: z.literal('payment-reversed'), ledgerId: id }),
      /** What became of money that is held for a customer. */
      z.strictObject({ mail: z.literal('on-account'), entryId: id }),
      /** The link at which the customer pays, each time that staff send it. */
      z.strictObject({ mail: z.literal('payment-link'), orderId: id, at: z.iso.datetime() }),
      /** To the customer: an address of their order as the desk has corrected it. */
      z.strictObject({
        mail: z.literal('address-corrected'),
        orderId: id,
        which: z.enum(['billing', 'shipping', 'both']),
        at: z.iso.datetime(),
      }),
      /** To the customer: what staff have corrected of their order. */
      z.strictObject({ mail: z.literal('order-corrected'), orderId: id, what: z.string(), at: z.iso.datetime() }),
      /** To the customer: goods of their order are made again, as this order. */
      z.strictObject({ mail: z.literal('order-reprint'), orderId: id }),
      /** To the customer: a message from the order desk. */
      z.strictObject({ mail: z.literal('order-message'), messageId: id }),
      /** To the customer: a proof to decide, what was decided, and what their order waits for. */
      z.strictObject({ mail: z.literal('proof-sent'), proofId: id }),
      z.strictObject({ mail: z.literal('proof-decided'), proofId: id, at: z.iso.datetime() }),
      z.strictObject({ mail: z.literal('proof-reminder'), orderId: id, at: z.iso.datetime() }),
      /** To the customer: staff let an item be printed without an approved proof. */
      z.strictObject({ mail: z.literal('print-waived'), orderId: id, lineId: id, at: z.iso.datetime() }),
      /** To the order desk: what the customer sent or wrote about artwork and proofs, since the mail before. */
      z.strictObject({ mail: z.literal('artwork-alert'), orderId: id, since: z.iso.datetime().optional() }),
      /** To the customer: a note that names items. */
      z.strictObject({ mail: z.literal('credit-note'), documentId: id }),
      z.strictObject({ mail: z.literal('debit-note'), documentId: id }),
      /** To the customer: a refund was requested, and it was paid. */
      z.strictObject({ mail: z.literal('refund-asked'), refundId: id }),
      z.strictObject({ mail: z.literal('refund-done'), refundId: id }),
      /** To the order desk: a return request with its photographs. */
      z.strictObject({ mail: z.literal('return-alert'), returnRequestId: id }),
      /** To the customer: the return request was received, and the decision. */
      z.strictObject({ mail: z.literal('return-received'), returnRequestId: id }),
      z.strictObject({ mail: z.literal('return-decided'), returnRequestId: id }),
      /** To the order desk: an enquiry. */
      z.strictObject({ mail: z.literal('enquiry-alert'), enquiryId: id }),
      /** To the visitor: an acknowledgement. */
      z.strictObject({ mail: z.literal('enquiry-received'), enquiryId: id }),
      /** To the visitor: the answer of staff. */
      z.strictObject({ mail: z.literal('enquiry-answer'), entryId: id }),
    ]),
    retries: 8,
    retryDelaySeconds: 5,
    batchSize: 50,
    // These wait a little, so that one reports what follows too: a payment, more files, what other checks find.
    onceFor: (subject) =>
      subject.mail === 'order-alert' || subject.mail === 'artwork-alert' || subject.mail === 'proof-reminder'
        ? `${subject.mail}:${subject.orderId}`
        : undefined,
    // Steps that follow each other quickly are mailed in their order.
    inTurn: (subject) =>
      subject.mail === 'order-moved'
        ? { line: String(subject.orderId), place: orderStatuses.indexOf(subject.status) }
        : undefined,
  }),
  /** Hands a composed mail to the mail server. */
  SendMail: job({ payload: z.strictObject({ mailId: id }), retries: 12, retryDelaySeconds: 5 }),
  /**
   * Asks by mail for a payment that was begun half an hour before and isn't finished. Separate from WriteMail, whose
   * jobs are due at once: every begun payment enqueues this job, and WriteMail would search among thousands of them.
   */
  AskToPay: job({
    payload: z.strictObject({ orderId: id, txnid: z.string() }),
    retries: 8,
    retryDelaySeconds: 5,
    batchSize: 50,
    mayWait: true,
  }),
  /** Makes the file of an issued document. */
  MakeDocument: job({
    payload: z.strictObject({ documentId: id }),
    retries: 12,
    retryDelaySeconds: 5,
    // If somebody opens the document earlier, its file is made then.
    mayWait: true,
  }),
  /** Checks a file against the line of an order that it came for; it may wait for its turn among uploads. */
  CheckArtwork: job({
    payload: z.strictObject({ lineArtworkId: id }),
    retries: 12,
    retryDelaySeconds: 5,
    batchSize: 2,
  }),
  /** Asks the payment gateway for the state of an attempt. */
  VerifyPayment: job({
    payload: z.strictObject({ txnid: z.string() }),
    retries: 20,
    retryDelaySeconds: 5,
    onceFor: ({ txnid }) => txnid,
  }),
  /** Has the payment gateway pay money back, and asks what became of it. */
  RefundPayment: job({
    payload: z.strictObject({ refundId: id }),
    retries: 20,
    retryDelaySeconds: 5,
    onceFor: ({ refundId }) => String(refundId),
  }),
  /** Deletes a photograph of a complaint that is not, or no longer, kept. */
  RemoveReturnFile: job({
    payload: z.strictObject({ token: z.string(), fileKey: z.string() }),
    retries: 8,
    retryDelaySeconds: 60,
    mayWait: true,
  }),
  /** Deletes a former profile picture from the file storage. */
  RemovePicture: job({
    payload: z.strictObject({ customerId: id, name: z.string() }),
    retries: 8,
    retryDelaySeconds: 60,
    mayWait: true,
  }),
  /** Deletes files of an artwork that is not, or no longer, kept. */
  RemoveArtwork: job({
    payload: z.strictObject({ token: z.string(), names: z.array(z.string()) }),
    retries: 8,
    retryDelaySeconds: 60,
    mayWait: true,
  }),
  /** Deletes the parts of files that were sent in parts, once nothing needs them. */
  RemoveUploadParts: job({
    payload: z.strictObject({ keys: z.array(z.string()) }),
    retries: 8,
    retryDelaySeconds: 60,
    mayWait: true,
  }),
  /** Deletes generated documents of orders that came to nothing, after their customer's data were erased. */
  RemoveDocuments: job({
    payload: z.strictObject({ fileKeys: z.array(z.string()) }),
    retries: 8,
    retryDelaySeconds: 60,
    mayWait: true,
  }),
  /** Finds payment attempts whose browser never returned, and refunds that aren't paid yet. */
  SweepPayments: job({ payload: z.strictObject({}), retries: 0, retryDelaySeconds: 0, cron: '* * * * *' }),
  /** Reminds customers of orders to be paid later; at ten in the morning in India. */
  RemindOfPayments: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '30 4 * * *' }),
  /** Reminds customers who asked to be reminded to order again; at half past ten in the morning in India. */
  RemindOfReorders: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '0 5 * * *' }),
  /** Reminds customers of proofs that wait for their decision; each hour of the day in India. */
  RemindOfProofs: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '20 4-12 * * *' }),
  /** Alerts of e-way bills that end while their goods are on their way; when the portal begins to prolong them. */
  WatchSettlements: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '15 5 * * *' }),
  WatchEWayBills: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '45 10 * * *' }),
  /** Mails the company its new alerts, including failed jobs. */
  MailAlerts: job({ payload: z.strictObject({}), retries: 0, retryDelaySeconds: 0, cron: '* * * * *' }),
  /** Deletes old rate-limit counts and idempotency keys. */
  SweepCounters: job({ payload: z.strictObject({}), retries: 1, retryDelaySeconds: 60, cron: '17 * * * *' }),
  /** Deletes old payment messages without a valid signature. */
  SweepMessages: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '23 21 * * *' }),
  /** Deletes enquiries after the retention period that the forms promise. */
  SweepEnquiries: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '41 20 * * *' }),
  /** Deletes sign-ins after a year, and mails to former addresses of erased accounts. */
  SweepSignIns: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '53 20 * * *' }),
  /** Removes unused uploads, the oldest first, while they or the disk take more than they may. */
  MakeUploadRoom: job({ payload: z.strictObject({}), retries: 0, retryDelaySeconds: 0, cron: '*/5 * * * *' }),
  /** Forgets uploaded artworks that nothing has been ordered or quoted with. */
  SweepArtworks: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '11 20 * * *' }),
} as const;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<J extends JobName> = z.output<(typeof jobDefinitions)[J]['payload']>;

export const jobNames = Object.keys(jobDefinitions) as JobName[]; // the keys of this very object
