import { AskToPay } from './AskToPay.ts';
import { CheckArtwork } from './CheckArtwork.ts';
import type { JobHandlers } from './handler.ts';
import { MailAlerts } from './MailAlerts.ts';
import { MakeDocument } from './MakeDocument.ts';
import { MakeUploadRoom } from './MakeUploadRoom.ts';
import { RefundPayment } from './RefundPayment.ts';
import { RemindOfPayments } from './RemindOfPayments.ts';
import { RemindOfProofs } from './RemindOfProofs.ts';
import { RemindOfReorders } from './RemindOfReorders.ts';
import { RemoveArtwork } from './RemoveArtwork.ts';
import { RemoveDocuments } from './RemoveDocuments.ts';
import { RemovePicture } from './RemovePicture.ts';
import { RemoveReturnFile } from './RemoveReturnFile.ts';
import { RemoveUploadParts } from './RemoveUploadParts.ts';
import { SendMail } from './SendMail.ts';
import { SweepArtworks } from './SweepArtworks.ts';
import { SweepCounters } from './SweepCounters.ts';
import { SweepEnquiries } from './SweepEnquiries.ts';
import { SweepMessages } from './SweepMessages.ts';
import { SweepPayments } from './SweepPayments.ts';
import { SweepSignIns } from './SweepSignIns.ts';
import { VerifyPayment } from './VerifyPayment.ts';
import { WatchEWayBills } from './WatchEWayBills.ts';
import { WatchSettlements } from './WatchSettlements.ts';
import { WriteMail } from './WriteMail.ts';

/** Every job's code by its name. A missing handler doesn't compile. */
export const jobHandlers = {
  AskToPay,
  CheckArtwork,
  MailAlerts,
  MakeDocument,
  MakeUploadRoom,
  RefundPayment,
  RemindOfPayments,
  RemindOfProofs,
  RemindOfReorders,
  RemoveArtwork,
  RemoveDocuments,
  RemovePicture,
  RemoveReturnFile,
  RemoveUploadParts,
  SendMail,
  SweepArtworks,
  SweepCounters,
  SweepEnquiries,
  SweepMessages,
  SweepPayments,
  SweepSignIns,
  VerifyPayment,
  WatchEWayBills,
  WatchSettlements,
  WriteMail,
} as const satisfies JobHandlers;
