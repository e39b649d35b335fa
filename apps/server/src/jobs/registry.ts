import type { JobHandlers } from './handler.ts';
import { MailAlerts } from './handlers/MailAlerts.ts';
import { RemindOfPayments } from './handlers/RemindOfPayments.ts';
import { RemoveArtwork } from './handlers/RemoveArtwork.ts';
import { RemovePicture } from './handlers/RemovePicture.ts';
import { SendMail } from './handlers/SendMail.ts';
import { SweepArtworks } from './handlers/SweepArtworks.ts';
import { SweepCounters } from './handlers/SweepCounters.ts';
import { SweepEnquiries } from './handlers/SweepEnquiries.ts';
import { SweepMessages } from './handlers/SweepMessages.ts';
import { SweepPayments } from './handlers/SweepPayments.ts';
import { VerifyPayment } from './handlers/VerifyPayment.ts';
import { WriteMail } from './handlers/WriteMail.ts';

/** Every job's code by its name. A missing handler doesn't compile. */
export const jobHandlers = {
  MailAlerts,
  RemindOfPayments,
  RemoveArtwork,
  RemovePicture,
  SendMail,
  SweepArtworks,
  SweepCounters,
  SweepEnquiries,
  SweepMessages,
  SweepPayments,
  VerifyPayment,
  WriteMail,
} as const satisfies JobHandlers;
