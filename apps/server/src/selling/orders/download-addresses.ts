import type { StoredDocument } from '@boxwright/storage';

/** Addresses of an order's files, with the token that gives access. */
export const downloadAddresses = {
  orderForm: (token: string) => `/downloads/order-form/${token}`,
  invoice: (token: string) => `/downloads/invoice/${token}`,
  proforma: (token: string) => `/downloads/proforma/${token}`,
  keyLine: (token: string) => `/downloads/key-line/${token}`,
  /** An issued document. */
  document: (token: string, document: Pick<StoredDocument, 'id' | 'number'>) =>
    `/downloads/document/${token}/${documentFileName(document)}`,
  /** The same with the copies for transporter and supplier, for staff who are signed in. */
  allCopies: (token: string, document: Pick<StoredDocument, 'id' | 'number'>) =>
    `${downloadAddresses.document(token, document)}?copies=all`,
} as const;

/** A document's file name: its number with hyphens for slashes, or its id. */
export const documentFileName = ({ id, number }: Pick<StoredDocument, 'id' | 'number'>): string =>
  `${number?.replaceAll('/', '-') ?? id}.pdf`;
