import { type JobName, jobDefinitions } from '../../jobs/definitions.ts';

/** What could not be done when a job of this name failed, as staff read it. */
const whatFailed: Readonly<Record<JobName, string>> = {
  WriteMail: 'A mail could not be written',
  SendMail: 'A mail could not be sent',
  AskToPay: 'A customer could not be asked to finish a payment',
  CheckArtwork: 'The artwork of an order could not be checked',
  MakeDocument: 'The file of a document could not be made',
  VerifyPayment: 'The gateway could not be asked about a payment',
  RefundPayment: 'The gateway could not be asked to pay money back',
  RemoveReturnFile: 'A photograph of a complaint could not be deleted',
  RemovePicture: 'A former profile picture could not be deleted',
  RemoveUploadParts: 'Parts of a sent file could not be deleted',
  RemoveArtwork: 'Files of an artwork could not be deleted',
  RemoveDocuments: 'Documents of a customer whose data were erased could not be deleted',
  SweepPayments: 'Open payments and refunds could not be checked',
  RemindOfPayments: 'Customers could not be reminded of payments that are due',
  RemindOfReorders: 'Customers could not be reminded to order again',
  RemindOfProofs: 'Customers could not be reminded of artwork and proofs that wait for them',
  WatchSettlements: 'Payments that PayU hasn’t settled could not be looked for',
  WatchEWayBills: 'E-way bills that end could not be looked for',
  MailAlerts: 'New alerts could not be mailed to the company',
  SweepCounters: 'Old counts of requests could not be deleted',
  SweepMessages: 'Old payment messages could not be deleted',
  SweepEnquiries: 'Old enquiries could not be deleted',
  SweepSignIns: 'Old sign-ins could not be deleted',
  MakeUploadRoom: 'No room could be made for uploads',
  SweepArtworks: 'Artworks that nothing was ordered with could not be deleted',
};

const isJobName = (name: string): name is JobName => Object.hasOwn(whatFailed, name);

/** What a failed job was to do and how that is mended. A job of another release may have a name that isn't known here. */
export function failedWork(name: string): { readonly what: string; readonly mend: string } {
  const isScheduled = isJobName(name) && 'cron' in jobDefinitions[name];
  return {
    what: isJobName(name) ? whatFailed[name] : 'Work in the background could not be done',
    mend: isScheduled
      ? 'It is tried again by itself at its next time. If this alert comes again tomorrow, show it to whoever runs the server.'
      : 'Press “Run again” beside this alert. If it fails again, show it to whoever runs the server.',
  };
}
