/** What a member of staff can be allowed to do. An operation of the back office names one of these. */
export const staffRights = [
  /** Change one's own password, authenticator app and sessions. */
  'own-account',
  /** See the start page: what waits for staff, and how business is. */
  'overview',
  /** See orders with their files, documents and messages. */
  'orders',
  /** Move orders through the steps from accepted to delivered. */
  'order-steps',
  /** Cancel orders, write notes and messages, decide about returns. */
  'order-changes',
  /** Make orders and quotations for customers, at prices that may differ from the engine's. */
  'selling',
  /** Record money that came in by bank transfer, in cash or by cheque. */
  'payments',
  /** Take back a payment that was recorded wrongly, or that the bank didn’t pay. */
  'payment-reversals',
  /** Let an order be made or sent although its customer hasn’t paid what that step waits for. */
  'payment-waivers',
  /** Decide where an order is supplied, and so which taxes it has. */
  'place-of-supply',
  /** Pay money back. */
  'refunds',
  /** Job tickets, the production board and gang runs. */
  'production',
  /** See what waits for artwork, send proofs, and record what customers decide. */
  'proofs',
  /** Let an order be printed although no proof is approved. */
  'proof-waivers',
  /** Change the stock of boards, dies and plates. */
  'stock',
  /** Boxes, stickers, boards, coatings and the words of the search. */
  'catalogue',
  /** Rate cards, delivery and tax rates, limits and holidays. */
  'prices',
  /** Answer enquiries and requests for quotes. */
  'enquiries',
  /** See customers, their addresses and what they bought. */
  'customers',
  /** Export or erase a customer's data. */
  'personal-data',
  /** The company's identity and the shop's settings. */
  'settings',
  /** Read the mails that the shop has written. */
  'mails',
  /** See alerts that concern production, and mark them as seen. */
  'alerts',
  /** See all other alerts too, and run failed work again. */
  'all-alerts',
  /** See jobs and run failed ones again. */
  'jobs',
  /** Exports for the accountant. */
  'accounts',
  /** Reopen a month of the books that was closed. */
  'book-reopening',
  /** Invite staff, change their roles and end their access. */
  'staff',
  /** Read who changed what. */
  'audit',
] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ['Admin', 'Order desk', 'Production', 'Accounts'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The rights of each role. */
export const rightsOf = {
  Admin: staffRights,
  'Order desk': [
    'own-account',
    'overview',
    'orders',
    'order-steps',
    'order-changes',
    'selling',
    'payments',
    'place-of-supply',
    'production',
    'proofs',
    'proof-waivers',
    'catalogue',
    'enquiries',
    'customers',
    'mails',
    'alerts',
    'all-alerts',
  ],
  Production: ['own-account', 'overview', 'orders', 'order-steps', 'production', 'proofs', 'stock', 'alerts'],
  Accounts: [
    'own-account',
    'overview',
    'orders',
    'payments',
    'payment-reversals',
    'payment-waivers',
    'place-of-supply',
    'refunds',
    'customers',
    'alerts',
    'all-alerts',
    'accounts',
  ],
} as const satisfies Record<StaffRole, readonly StaffRight[]>;

/** Whether a role may do something; an unknown role may do nothing. */
export function mayDo(role: string, right: StaffRight): boolean {
  const known = staffRoles.find((name) => name === role);
  const rights: readonly StaffRight[] = known === undefined ? [] : rightsOf[known];
  return rights.includes(right);
}
