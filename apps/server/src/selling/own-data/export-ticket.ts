import type { NamedTicket } from '@boxwright/storage';
import { proofHash } from '../customers/passwords/proofs.ts';

/** Names the ticket with which a customer downloads their data, once. */
export const exportTicket = (userId: string, token: string): NamedTicket => ({
  tokenHash: proofHash(token),
  userId,
  purpose: 'export',
});

/** The address of the download, which also needs the session of the ticket's customer. */
export const exportAddress = (token: string): string => `/account/data/${token}`;

/** The same for staff whom the customer has asked; it also needs the session of somebody with that right. */
export const deskExportAddress = (customerId: string, token: string): string =>
  `/manage/customers/${customerId}/data/${token}`;
