import { findAttempt, findMail, inTransaction, raiseAlert, type UntoldJob, untoldFailedJobs } from '@boxwright/storage';
import { jobDefinitions } from '../jobs/definitions.ts';
import { messageIn } from '../jobs/queue.ts';
import { orderNumber } from '../orders/orderNumber.ts';
import type { Services } from '../services.ts';
import type { AlertKind } from './alertKinds.ts';
import { isAlertsMail } from './alertsMail.ts';

/** More than these wait for the next minute. */
const mostAtOnce = 200;

/** Raises an alert about each job that failed for good, once for each failure. */
export async function noteFailedJobs(services: Services): Promise<void> {
  const { db, now } = services;
  const kind: AlertKind = 'failed-job';
  for (const job of await untoldFailedJobs(db, mostAtOnce)) {
    const { what, orderId, isToldOfItself } = await about(services, job);
    const message = `${what}: ${messageIn(job.output).slice(0, 300)}`;
    // A mail about alerts that can't be sent is shown to staff; a mail about that would fail as well, for ever.
    const mailedAt = isToldOfItself ? now() : null;
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

interface About {
  readonly what: string;
  readonly orderId?: number;
  readonly isToldOfItself?: boolean;
}

/** What a job was to do, in words. */
async function about({ db }: Services, { name, data }: UntoldJob): Promise<About> {
  const mailJob = name === 'SendMail' ? jobDefinitions.SendMail.payload.safeParse(data).data : undefined;
  const mail = mailJob && (await findMail(db, mailJob.mailId));
  if (mail) {
    return {
      what: `The mail "${mail.subject}" to ${mail.recipient} could not be sent`,
      isToldOfItself: isAlertsMail(mail.key),
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
  return { what: `The work ${name} could not be done` };
}
