/** Where an order's files lie, by the token that opens them. */
export const downloadAddresses = {
  invoice: (token: string) => `/downloads/invoice/${token}`,
  keyLine: (token: string) => `/downloads/key-line/${token}`,
} as const;

/** The kind under which issued invoices are stored. */
export const invoiceKind = 'invoice';
