import type { MailRow } from '@boxwright/contract';

/** The states of a mail as shown to staff. */
export const mailStateNames: Readonly<Record<MailRow['state'], string>> = {
  queued: 'Being sent',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Not sent: will be tried again',
};
