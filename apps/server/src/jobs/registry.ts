import type { JobHandlers } from './handler.ts';
import { AskToPay } from './handlers/AskToPay.ts';
import { MailAlerts } from './handlers/MailAlerts.ts';
import { MakeDocument } from './handlers/MakeDocument.ts';
import { MakeUploadRoom } from './handlers/MakeUploadRoom.ts';
import { RefundPayment } from './handlers/RefundPayment.ts';
import { RemindOfPayments } from './handlers/RemindOfPayments.ts';
import { RemindOfReorders } from './handlers/RemindOfReorders.ts';
import { RemoveArtwork } from './handlers/RemoveArtwork.ts';
import { RemoveDocuments } from './handlers/RemoveDocuments.ts';
import { RemovePicture } from './handlers/RemovePicture.ts';
import { RemoveReturnFile } from './handlers/RemoveReturnFile.ts';
import { SendMail } from './handlers/SendMail.ts';
import { SweepArtworks } from './handlers/SweepArtworks.ts';
import { SweepCounters } from './handlers/SweepCounters.ts';
import { SweepEnquiries } from './handlers/SweepEnquiries.ts';
import { SweepMessages } from './handlers/SweepMessages.ts';
import { SweepPayments } from './handlers/SweepPayments.ts';
import { SweepSignIns } from './handlers/SweepSignIns.ts';
import { VerifyPayment } from './handlers/VerifyPayment.ts';
import { WriteMail } from './handlers/WriteMail.ts';

/** Every job's code by its name. A missing handler doesn't compile. */
export const jobHandlers = {
  AskToPay,
  MailAlerts,
  MakeDocument,
  MakeUploadRoom,
  RefundPayment,
  RemindOfPayments,
  RemindOfReorders,
  RemoveArtwork,
  RemoveDocuments,
  RemovePicture,
  RemoveReturnFile,
  SendMail,
  SweepArtworks,
  SweepCounters,
  SweepEnquiries,
  SweepMessages,
  SweepPayments,
  SweepSignIns,
  VerifyPayment,
  WriteMail,
} as const satisfies JobHandlers;
