import { createHash } from 'node:crypto';
import { isPaidInCash, wasSent } from '@boxwright/orders';
import { inTransaction, lockOrder, type Order, type StoredDocument } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { bankLines } from '../company/bank-lines.ts';
import { issueDocument } from './issue-document.ts';
import { readTaxFacts, taxDocumentData } from './tax-document-data.ts';

/** Whether an order can have a proforma: something is to be paid, and there is no invoice yet. */
export const hasProforma = (order: Pick<Order, 'status'>, due: number): boolean =>
  due > 0 && order.status !== 'Cancelled' && !wasSent(order.status);

/**
 * The proforma of an order that is to be paid, issued on request: the same one until the order or its payments change,
 * and a new one then. Undefined when there is nothing to pay, or when the invoice has replaced it.
 */
export const proforma = (services: Services, orderId: number): Promise<StoredDocument | undefined> =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return undefined;
    const facts = await readTaxFacts(services, tx, order);
    if (!hasProforma(order, facts.money.due)) return undefined;
    // What is collected at the door contains a charge for that, so no transfer of it is asked for.
    const bank = isPaidInCash(order.paymentMode) ? [] : bankLines(facts.papers, order);
    const data = taxDocumentData(facts, { lines: facts.lines, ...(bank.length > 0 ? { bank } : {}) });
    const cause = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
    const { isDemonstration } = facts;
    return issueDocument(services, tx, { order, kind: 'proforma', cause, isDemonstration, data });
  });
