/** Whether a mail was written by the shop or by a person, for the other side's automatic answers (RFC 3834, section 5). */
export type AutoSubmitted = 'auto-generated' | 'auto-replied' | null;

/** Mails that a member of staff has written and expects an answer to. */
const byPeople = ['enquiry-answer', 'order-message'];

/** Mails that acknowledge a message to us. */
const acknowledgements = ['enquiry-received', 'return-received'];

/**
 * How the mail with this key was written; null if a person wrote it. Where staff only press a button, as for a
 * quotation or a payment link, the words are the shop's.
 */
export const autoSubmitted = (key: string): AutoSubmitted => {
  const [kind = ''] = key.split(':');
  if (byPeople.includes(kind)) return null;
  return acknowledgements.includes(kind) ? 'auto-replied' : 'auto-generated';
};
