import {
  failedJobsWithoutAlert,
  findAttempt,
  findMail,
  inTransaction,
  raiseAlert,
  type UnreportedJob,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { jobDefinitions } from '../../jobs/definitions.ts';
import { messageIn } from '../../jobs/queue.ts';
import { orderNumber } from '../company/order-number.ts';
import type { AlertKind } from './alert-kinds.ts';
import { isAlertsMail } from './alerts-mail.ts';
import { failedWork } from './failed-work.ts';

/** Further failed jobs are handled in the next run, a minute later. */
const mostAtOnce = 200;

/** Raises an alert about each job that failed for good, once for each failure. */
export async function alertOfFailedJobs(services: Services): Promise<void> {
  const { db, now } = services;
  const kind: AlertKind = 'failed-job';
  for (const job of await failedJobsWithoutAlert(db, mostAtOnce)) {
    const { what, mend, orderId, isAboutAlerts } = await describeJob(services, job);
    const message = [`${what}: ${messageIn(job.output).slice(0, 300)}`, mend].filter(Boolean).join('\n');
    // When a mail about alerts fails, its alert is only shown to staff: mailing that would fail too, in an endless loop.
    const mailedAt = isAboutAlerts ? now() : null;
    const alert = {
      key: job.alertKey,
      kind,
      message,
      mailedAt,
      createdAt: job.failedAt,
      ...(orderId ? { orderId } : {}),
    };
    await inTransaction(db, (tx) => raiseAlert(tx, alert));
  }
}

interface JobDescription {
  readonly what: string;
  readonly mend?: string;
  readonly orderId?: number;
  readonly isAboutAlerts?: boolean;
}

/** Describes a job's task for staff. */
async function describeJob({ db }: Services, { name, data }: UnreportedJob): Promise<JobDescription> {
  const mailJob = name === 'SendMail' ? jobDefinitions.SendMail.payload.safeParse(data).data : undefined;
  const mail = mailJob && (await findMail(db, mailJob.mailId));
  if (mail) {
    return {
      what: `The mail "${mail.subject}" to ${mail.recipient} could not be sent`,
      isAboutAlerts: isAlertsMail(mail.key),
    };
  }
  const payment = name === 'VerifyPayment' ? jobDefinitions.VerifyPayment.payload.safeParse(data).data : undefined;
  const known = payment && (await findAttempt(db, payment.txnid));
  if (known) {
    const { order, attempt } = known;
    return {
      what: `${orderNumber(order)}: the gateway could not be asked about payment ${attempt.txnid}`,
      orderId: order.id,
    };
  }
  return failedWork(name);
}
