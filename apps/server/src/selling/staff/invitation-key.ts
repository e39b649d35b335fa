/** Begins the keys of the mails that invite somebody to the staff. */
export const invitationKey = 'staff-invitation:';

/** Whether the mail with this key contains the link of an invitation. */
export const isInvitationMail = (key: string): boolean => key.startsWith(invitationKey);
