import type { NamedTicket } from '@boxwright/storage';
import { proofHash } from '../customers/passwords/proofs.ts';

/** Names the ticket with which a customer downloads their data, once. */
export const exportTicket = (userId: string, token: string): NamedTicket => ({
  tokenHash: proofHash(token),
  userId,
  purpose: 'export',
});

/** The address of the download; the session of the ticket's customer is needed besides. */
export const exportAddress = (token: string): string => `/account/data/${token}`;

/** The same for staff, as the customer asked them; a session of somebody who may is needed besides. */
export const deskExportAddress = (customerId: string, token: string): string =>
  `/manage/customers/${customerId}/data/${token}`;
