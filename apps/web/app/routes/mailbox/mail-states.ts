import type { MailRow } from '@boxwright/contract';

/** What became of a mail, in the order desk's words. */
export const stateNames: Readonly<Record<MailRow['state'], string>> = {
  queued: 'Being sent',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Not sent: will be tried again',
};
