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
   * How many a process takes at once; default 8. Taking and completing them costs about as much as a quick job itself,
   * and while customers are served, each batch rests. All must end within a minute.
   */
  readonly batchSize?: number;
  /** Of jobs with the same key only one waits at a time; enqueuing another makes the waiting one due when that would be. */
  readonly onceFor?: (payload: z.output<P>) => string | undefined;
  /** Jobs of a batch with the same line run one after the other, by their place; a batch comes in no order. */
  readonly inTurn?: (payload: z.output<P>) => { readonly line: string; readonly place: number } | undefined;
  /** Nobody waits for it: looked for every five seconds instead of every half second, like jobs with a schedule. */
  readonly mayWait?: true;
  /** Runs on this schedule (cron, in UTC), with an empty payload. */
  readonly cron?: string;
}

const job = <P extends z.ZodType>(definition: JobDefinition<P>) => definition;
const id = z.int().positive();

/** Every kind of job by its stable name. */
export const jobDefinitions = {
  /** Composes a mail from what is stored when it runs, once for each subject, and passes it on to SendMail. */
  WriteMail: job({
    payload: z.discriminatedUnion('mail', [
      z.strictObject({ mail: z.literal('welcome'), customerId: id }),
      /** When it happened: each change has its own mail. */
      z.strictObject({ mail: z.literal('password-changed'), customerId: id, at: z.iso.datetime() }),
      /** Somebody has signed in with a browser that the account didn't know. */
      z.strictObject({ mail: z.literal('new-device'), signInId: id }),
      /** To the order desk: how an order stands. */
      z.strictObject({ mail: z.literal('order-alert'), orderId: id }),
      /** An order to be paid on delivery or later; with an attempt, the request to finish a payment, see AskToPay. */
      z.strictObject({ mail: z.literal('order-received'), orderId: id, txnid: z.string().nullable() }),
      /** A step of an order: each is taken once. */
      z.strictObject({
        mail: z.literal('order-moved'),
        orderId: id,
        status: z.enum(orderStatuses).exclude(['IN-PROCESS']),
      }),
      /** For an order to be paid later. */
      z.strictObject({
        mail: z.literal('payment-reminder'),
        orderId: id,
        stage: z.enum(['soon', 'today', 'overdue']),
      }),
      /** The reminder that a customer has set; `since` is when, because what they have ordered since counts. */
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
      /** The link at which the customer pays; each time that staff send it. */
      z.strictObject({ mail: z.literal('payment-link'), orderId: id, at: z.iso.datetime() }),
      /** To the customer: what the order desk has written. */
      z.strictObject({ mail: z.literal('order-message'), messageId: id }),
      /** That money goes back, and that it has gone back. */
      z.strictObject({ mail: z.literal('refund-asked'), refundId: id }),
      z.strictObject({ mail: z.literal('refund-done'), refundId: id }),
      /** To the order desk, with the photographs. */
      z.strictObject({ mail: z.literal('return-alert'), returnRequestId: id }),
      /** To the customer: the request has come, and the decision. */
      z.strictObject({ mail: z.literal('return-received'), returnRequestId: id }),
      z.strictObject({ mail: z.literal('return-decided'), returnRequestId: id }),
      /** To the order desk. */
      z.strictObject({ mail: z.literal('enquiry-alert'), enquiryId: id }),
      /** To the visitor: an acknowledgement. */
      z.strictObject({ mail: z.literal('enquiry-received'), enquiryId: id }),
      /** To the visitor: what staff have answered. */
      z.strictObject({ mail: z.literal('enquiry-answer'), entryId: id }),
    ]),
    retries: 8,
    retryDelaySeconds: 5,
    batchSize: 50,
    // A notice about an order that is about to be paid waits a little, and then tells both.
    onceFor: (subject) => (subject.mail === 'order-alert' ? `order-alert:${subject.orderId}` : undefined),
    // Whoever moves an order on several times in quick succession mails its steps in their order.
    inTurn: (subject) =>
      subject.mail === 'order-moved'
        ? { line: String(subject.orderId), place: orderStatuses.indexOf(subject.status) }
        : undefined,
  }),
  /** Hands a composed mail to the mail server. */
  SendMail: job({ payload: z.strictObject({ mailId: id }), retries: 12, retryDelaySeconds: 5 }),
  /**
   * Asks by mail for a payment that was begun half an hour before and isn't finished. Every payment that is begun enqueues
   * it, so WriteMail, whose jobs are due at once, would search for them among thousands of these.
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
    // Whoever opens it before has it made then.
    mayWait: true,
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
