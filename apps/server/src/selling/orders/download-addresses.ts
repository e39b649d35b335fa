/** Addresses of an order's files, with the token that gives access. */
export const downloadAddresses = {
  invoice: (token: string) => `/downloads/invoice/${token}`,
  keyLine: (token: string) => `/downloads/key-line/${token}`,
} as const;

/** The kind under which issued invoices are stored. */
export const invoiceKind = 'invoice';
