/** What a mailed link hands over behind its #: whose password it sets, and the ticket that does it. */
export interface MailedLink {
  readonly email: string;
  readonly ticket: string;
}

/** Null where the address holds no such link. */
export const mailedLinkIn = (hash: string): MailedLink | null => {
  const handed = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, ticket] = [handed.get('email'), handed.get('ticket')];
  return email && ticket ? { email, ticket } : null;
};
