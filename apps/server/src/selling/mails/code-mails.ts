import { passwordMailPrefix } from '../customers/passwords/password-mails.ts';
import { opensStaffAccount } from '../staff/staff-mail-keys.ts';

/** Whether the mail with this key contains a one-time code and a link that sets a password, or that opens an account. */
export const isCodeMail = (key: string): boolean => key.startsWith(passwordMailPrefix) || opensStaffAccount(key);

/** Shown in the staff's mailbox instead of a code and a link. */
export const hiddenCodeText = 'A code or a link that only the person it was sent to can read.';
