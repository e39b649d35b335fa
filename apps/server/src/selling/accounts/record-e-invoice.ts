import type { PortalAnswer } from '@boxwright/accounting';
import {
  findEInvoice,
  insertDocument,
  insertEInvoice,
  inTransaction,
  lockOrder,
  type StoredDocument,
} from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { printedOn } from '../documents/printed-on.ts';
import { toSnapshot } from '../documents/snapshot.ts';

export type Recorded = 'recorded' | 'known' | 'another';

/**
 * Stores the portal's answer about a document once, with a copy of the document that prints the answer; the document
 * itself stays as it was issued. `known`: this answer was stored before; `another`: a different answer was.
 */
export async function recordEInvoice(
  services: Pick<Services, 'db' | 'now' | 'jobs'>,
  document: StoredDocument,
  { irn, ackNumber, ackAt, signedQr }: PortalAnswer,
  staffId: number,
): Promise<Recorded> {
  const { db, jobs, now } = services;
  const createdAt = now();
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, document.orderId);
    const stored = await insertEInvoice(tx, {
      documentId: document.id,
      irn,
      ackNumber,
      ackAt,
      signedQr,
      staffId,
      createdAt,
    });
    if (!stored) {
      const before = await findEInvoice(tx, document.id);
      return before?.irn === irn && before.ackNumber === ackNumber && before.signedQr === signedQr
        ? 'known'
        : 'another';
    }
    const copy = await insertDocument(tx, {
      orderId: document.orderId,
      kind: 'e-invoice',
      madeFrom: `document:${document.id}`,
      refersTo: document.id,
      snapshot: toSnapshot({ ...printedOn(document), eInvoice: { irn, signedQr, ackNumber, ackAt } }),
      issuedAt: createdAt,
    });
    await jobs.enqueue(tx, 'MakeDocument', { documentId: copy.id });
    await notedBy(
      tx,
      { staffId, operation: 'RecordEInvoices', at: createdAt },
      ['order', document.orderId, document.number ?? ''],
      { after: { document: document.number, irn, acknowledgement: ackNumber } },
    );
    return 'recorded';
  });
}
