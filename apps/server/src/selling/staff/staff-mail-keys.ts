/** Keys of mails that invite somebody to the staff begin with this. */
export const invitationKey = 'staff-invitation:';

/** Keys of mails with a link for a new password of staff begin with this. */
export const staffPasswordKey = 'staff-password-link:';

/** Whether the mail with this key contains a link that opens an account of the back office. */
export const opensStaffAccount = (key: string): boolean =>
  key.startsWith(invitationKey) || key.startsWith(staffPasswordKey);
