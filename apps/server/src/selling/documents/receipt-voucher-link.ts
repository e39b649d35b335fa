import { findDocumentMadeFrom, type LedgerEntry } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { downloadAddresses } from '../orders/download-addresses.ts';
import type { OrderMail } from '../orders/order-mails.ts';
import { causeOfEntry } from './issue-document.ts';

/** The link to a payment's receipt voucher, if the payment was an advance. */
export async function receiptVoucherLink(
  { db }: Pick<Services, 'db'>,
  { stored: { order }, publicUrl, token }: OrderMail,
  entry: Pick<LedgerEntry, 'id'> | undefined,
): Promise<{ receiptVoucher?: string }> {
  if (!entry) return {};
  const cause = { orderId: order.id, kind: 'receipt-voucher', madeFrom: causeOfEntry(entry) } as const;
  const voucher = await findDocumentMadeFrom(db, cause);
  return voucher ? { receiptVoucher: publicUrl + downloadAddresses.document(token, voucher) } : {};
}
