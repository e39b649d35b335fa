import { z } from 'zod';

/** A kind of background work: its name and payload are promises to jobs that already wait in the database. */
export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  /** Ids only: the handler reads the rest, as it stands when it runs. */
  readonly payload: P;
  /** Tries after the first, with growing pauses. */
  readonly retries: number;
  /** Seconds before the second try; doubles, up to an hour. */
  readonly retryDelaySeconds: number;
  /** Of jobs with the same key only one waits at a time; one more makes that one due. */
  readonly onceFor?: (payload: z.output<P>) => string;
  /** Runs by itself at these times (cron, in UTC); the payload is then empty. */
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
      /** That it happened, at a time: each change has its own mail. */
      z.strictObject({ mail: z.literal('password-changed'), customerId: id, at: z.iso.datetime() }),
      /** To the order desk. */
      z.strictObject({ mail: z.literal('order-alert'), orderId: id }),
      /** What the customer is about to pay; without an attempt, that the order is placed. */
      z.strictObject({ mail: z.literal('order-received'), orderId: id, txnid: z.string().nullable() }),
      z.strictObject({ mail: z.literal('payment-received'), txnid: z.string() }),
      z.strictObject({ mail: z.literal('payment-failed'), txnid: z.string() }),
      /** To the order desk. */
      z.strictObject({ mail: z.literal('enquiry-alert'), enquiryId: id }),
      /** To the visitor: what we got. */
      z.strictObject({ mail: z.literal('enquiry-received'), enquiryId: id }),
    ]),
    retries: 8,
    retryDelaySeconds: 5,
  }),
  /** Hands a composed mail to the mail server. */
  SendMail: job({ payload: z.strictObject({ mailId: id }), retries: 12, retryDelaySeconds: 5 }),
  /** Asks the payment provider what became of an attempt. */
  VerifyPayment: job({
    payload: z.strictObject({ txnid: z.string() }),
    retries: 20,
    retryDelaySeconds: 5,
    onceFor: ({ txnid }) => txnid,
  }),
  /** Removes a customer's picture from the files, unless it is the one they have. */
  RemovePicture: job({
    payload: z.strictObject({ customerId: id, name: z.string() }),
    retries: 8,
    retryDelaySeconds: 60,
  }),
  /** Finds payment attempts that nobody came back for. */
  SweepPayments: job({ payload: z.strictObject({}), retries: 0, retryDelaySeconds: 0, cron: '* * * * *' }),
  /** Mails the company what a person has to look at, failed jobs too. */
  MailAlerts: job({ payload: z.strictObject({}), retries: 0, retryDelaySeconds: 0, cron: '* * * * *' }),
  /** Forgets old counts of rate limits and answered idempotency keys. */
  SweepCounters: job({ payload: z.strictObject({}), retries: 1, retryDelaySeconds: 60, cron: '17 * * * *' }),
  /** Forgets messages about payments that nobody had signed. */
  SweepMessages: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '23 21 * * *' }),
  /** Forgets enquiries that are older than their forms promise. */
  SweepEnquiries: job({ payload: z.strictObject({}), retries: 3, retryDelaySeconds: 60, cron: '41 20 * * *' }),
} as const;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<J extends JobName> = z.output<(typeof jobDefinitions)[J]['payload']>;

export const jobNames = Object.keys(jobDefinitions) as JobName[]; // the keys of this very object
