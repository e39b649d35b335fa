import type { Paise } from '@boxwright/money';
import { addRefunded, appendLedger, type Order, type StoredDocument, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { printedReference } from '../documents/printed-reference.ts';
import { readTaxFacts, taxDocumentData } from '../documents/tax-document-data.ts';
import { type LineCredit, namedCreditLines } from '../documents/tax-lines.ts';
import { updatePaymentStatus } from '../orders/balance.ts';
import type { Creditable } from './creditable.ts';
import { causeOfCredit } from './refund-causes.ts';
import { requestRefunds, sumsRequestedAt } from './request-refunds.ts';

type Crediting = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>;

interface Credit {
  readonly creditable: Creditable;
  /** By the line's index. */
  readonly credits: ReadonlyMap<number, LineCredit>;
  /** Their sum. */
  readonly amount: Paise;
  /** The part that was paid beyond what is owed now. */
  readonly payBack: number;
  readonly reason: string;
  readonly staffId: number | null;
  readonly at: Date;
}

/**
 * Takes lines of the invoice back by a credit note (CGST Act s. 34), in the transaction that decides it: the note, the
 * credit in the ledger, the refund of what was paid beyond what is owed now, and a mail. The refund needs no paper of its
 * own. The caller holds the order's lock, and has checked the amounts.
 */
export async function creditOrder(
  services: Crediting,
  tx: Tx,
  order: Order,
  { creditable, credits, amount, payBack, reason, staffId, at }: Credit,
): Promise<{ readonly note: StoredDocument; readonly sums: ReturnType<typeof sumsRequestedAt> }> {
  const { invoice, notes, left } = creditable;
  const facts = await readTaxFacts(services, tx, order);
  const note = await issueDocument(services, tx, {
    order,
    kind: 'credit-note',
    cause: `credit:${notes.length + 1}`,
    isDemonstration: facts.isDemonstration,
    refersTo: invoice,
    data: taxDocumentData(facts, {
      lines: namedCreditLines(credits, left),
      reason,
      ...printedReference(invoice),
    }),
  });
  const entry = { orderId: order.id, kind: 'credit', amountPaise: amount, gatewayPaymentId: note.number } as const;
  await appendLedger(tx, { ...entry, staffId, createdAt: at });
  await addRefunded(tx, order.id, amount);
  await updatePaymentStatus(tx, order);
  const wanted = { cause: causeOfCredit(`Credit note ${note.number}`), most: payBack, at };
  const requested = payBack > 0 ? await requestRefunds(services, tx, order, wanted) : [];
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'credit-note', documentId: note.id });
  return { note, sums: sumsRequestedAt(at, requested) };
}
