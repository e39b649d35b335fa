import { MailAlerts } from './jobs/handlers/MailAlerts.ts';
import { RemovePicture } from './jobs/handlers/RemovePicture.ts';
import { SendMail } from './jobs/handlers/SendMail.ts';
import { SweepCounters } from './jobs/handlers/SweepCounters.ts';
import { SweepEnquiries } from './jobs/handlers/SweepEnquiries.ts';
import { SweepMessages } from './jobs/handlers/SweepMessages.ts';
import { SweepPayments } from './jobs/handlers/SweepPayments.ts';
import { VerifyPayment } from './jobs/handlers/VerifyPayment.ts';
import { WriteMail } from './jobs/handlers/WriteMail.ts';
import type { JobHandlers } from './jobs/queue.ts';

/** Every job's code by its name. A missing handler doesn't compile. */
export const jobHandlers = {
  MailAlerts,
  RemovePicture,
  SendMail,
  SweepCounters,
  SweepEnquiries,
  SweepMessages,
  SweepPayments,
  VerifyPayment,
  WriteMail,
} as const satisfies JobHandlers;
