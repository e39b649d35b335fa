/** The data in a mailed link's fragment: the account's e-mail and the ticket. */
export interface MailedLink {
  readonly email: string;
  readonly ticket: string;
}

/** Null if the URL has no such fragment. */
export const mailedLinkIn = (hash: string): MailedLink | null => {
  const handed = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, ticket] = [handed.get('email'), handed.get('ticket')];
  return email && ticket ? { email, ticket } : null;
};
