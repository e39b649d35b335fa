import { ok } from '@boxwright/contract';
import { copiesOf, listEInvoices } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { downloadAddresses } from '../../selling/orders/download-addresses.ts';
import { orderToken } from '../../selling/orders/order-token.ts';

const pageSize = 25;

export const GetEInvoices: Handler<'GetEInvoices'> = async ({ before }, { services: { db, secrets } }) => {
  const found = await listEInvoices(db, { before, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const copies = await copiesOf(
    db,
    page.map(({ documentId }) => documentId),
  );
  return ok({
    eInvoices: page.map(({ documentId, number, orderId, issuedAt, irn, ackNumber, ackAt, staffName, createdAt }) => ({
      id: documentId,
      number: number ?? '',
      orderId,
      issuedAt,
      irn,
      ackNumber,
      ackAt,
      recordedBy: staffName,
      recordedAt: createdAt,
      file: downloadAddresses.allCopies(orderToken(secrets.orderToken, orderId), {
        id: copies.get(documentId) ?? documentId,
        number: null,
      }),
    })),
    next: found.length > pageSize ? (page.at(-1)?.documentId ?? null) : null,
  });
};
