import type { TaxDocumentData, TaxDocumentLine } from '@boxwright/documents';
import { add, paise } from '@boxwright/money';
import type { SuppliedItem } from '@boxwright/orders';
import { documentsOf, type Order, type StoredDocument, stepsOfOrder, type Tx } from '@boxwright/storage';
import { askForEWayBill } from './e-way-bill.ts';
import { causeOfEntry, type Issuing, issueDocument } from './issue-document.ts';
import { causeOfParcel, parcelChallans } from './parcel-challan.ts';
import { printedOn } from './printed-on.ts';
import { printedReference } from './printed-reference.ts';
import { standingInvoice } from './standing-invoice.ts';
import { paymentOf, readTaxFacts, type TaxFacts, taxDocumentData } from './tax-document-data.ts';
import { grossOf, linesOfPieces, missingOf, withFree } from './tax-lines.ts';

type Transport = TaxDocumentData['transport'];

/**
 * Issues the tax invoice (CGST Rule 46) and the delivery challan (Rule 55) for what is sent of an order, with the
 * advances received, in the transaction that dispatches the order or hands it over. The caller holds the order's lock.
 *
 * @param supplied what is sent of each line; all of it if left out
 * @throws RangeError when the order's lines don't sum to its total: it gets no invoice, and isn't dispatched
 */
export async function issueInvoice(
  services: Issuing,
  tx: Tx,
  order: Order,
  transport: Transport,
  supplied: readonly SuppliedItem[] = [],
): Promise<StoredDocument> {
  const facts = await readTaxFacts(services, tx, order);
  const isWhole = supplied.every(({ ordered, charged }) => charged === ordered);
  const lines = isWhole ? facts.lines : linesOfPieces(facts.lines, supplied);
  const invoice = await issueTaxInvoice(services, tx, facts, { cause: 'dispatch', transport, lines });
  await issueDocument(services, tx, {
    ...{ order, cause: 'dispatch', isDemonstration: facts.isDemonstration },
    kind: 'delivery-challan',
    refersTo: invoice,
    data: {
      ...taxDocumentData(facts, {
        ...{ lines, payment: paymentFor(facts, lines) },
        ...(transport ? { transport } : {}),
        ...printedReference(invoice),
      }),
      lines: withFree(
        lines,
        supplied.map(({ sent, charged }) => sent - charged),
      ),
    },
  });
  if (!facts.isDemonstration) {
    const { stateCode: supplierState } = facts.company;
    await askForEWayBill(tx, order, invoice, { courier: transport?.courier, supplierState, now: services.now() });
  }
  return invoice;
}

/**
 * Issues the papers of a parcel of an order that goes in parts (CGST Rule 55(5)): with the first one the complete invoice,
 * and for each a challan of its own that names the invoice. The caller holds the order's lock.
 *
 * @param quantities the parcel's pieces of each line of the order, and how many of them are `free`
 */
export async function issuePartPapers(
  services: Issuing,
  tx: Tx,
  order: Order,
  {
    parcel,
    quantities,
    free,
    transport,
  }: {
    readonly parcel: { readonly id: number; readonly number: number };
    readonly quantities: readonly number[];
    readonly free: readonly number[];
    readonly transport: Transport;
  },
): Promise<void> {
  const facts = await readTaxFacts(services, tx, order);
  const { lines } = facts;
  const issued = standingInvoice(await documentsOf(tx, order.id))?.invoice;
  const invoice = issued ?? (await issueTaxInvoice(services, tx, facts, { cause: 'dispatch', transport, lines }));
  const pieces = lines.map(({ quantity }, index) => ({
    ordered: quantity,
    charged: (quantities[index] ?? 0) - (free[index] ?? 0),
  }));
  const challan = await issueDocument(services, tx, {
    ...{ order, cause: causeOfParcel(parcel), isDemonstration: facts.isDemonstration },
    kind: 'delivery-challan',
    refersTo: invoice,
    data: taxDocumentData(facts, {
      lines: withFree(linesOfPieces(lines, pieces), free).filter((line) => line.quantity + (line.free ?? 0) > 0),
      reason: `Parcel ${parcel.number} of several: the invoice is for all of them`,
      ...(transport ? { transport } : {}),
      ...printedReference(invoice),
    }),
  });
  if (facts.isDemonstration) return;
  const { stateCode: supplierState } = facts.company;
  await askForEWayBill(tx, order, challan, { courier: transport?.courier, supplierState, now: services.now() });
}

/**
 * Issues the invoice that replaces one which was credited in full, because its order was corrected. It names the courier
 * who carried the goods in the end; for an order in parts, the one of its first parcel, because each parcel has a challan.
 * The caller holds the order's lock.
 */
export async function replaceInvoice(
  services: Issuing,
  tx: Tx,
  order: Order,
  wrong: StoredDocument,
): Promise<StoredDocument> {
  const facts = await readTaxFacts(services, tx, order);
  const isInParts = parcelChallans(await documentsOf(tx, order.id)).length > 0;
  const transport = isInParts ? printedOn(wrong).transport : await lastTransport(tx, order);
  return issueTaxInvoice(services, tx, facts, { cause: causeOfAmendment(wrong), transport, lines: facts.lines });
}

/** Undefined where the goods were collected. */
async function lastTransport(tx: Tx, order: Order): Promise<Transport> {
  const sent = (await stepsOfOrder(tx, order.id)).findLast(({ status }) => status === 'Dispatched');
  if (!sent?.courier) return undefined;
  return { courier: sent.courier, ...(sent.trackingNumber ? { trackingNumber: sent.trackingNumber } : {}) };
}

/** The cause of the documents that put another invoice in the place of this one. */
export const causeOfAmendment = ({ id }: Pick<StoredDocument, 'id'>): string => `amended:${id}`;

/** What is paid and still to be paid for these lines; missing pieces aren’t owed. */
function paymentFor(facts: TaxFacts, lines: readonly TaxDocumentLine[]): TaxDocumentData['payment'] {
  const payment = paymentOf(facts);
  return { ...payment, due: paise(Math.max(0, payment.due - missingOf(facts.lines, lines))) };
}

async function issueTaxInvoice(
  services: Issuing,
  tx: Tx,
  facts: TaxFacts,
  { cause, transport, lines }: { readonly cause: string; readonly transport: Transport } & Pick<TaxFacts, 'lines'>,
): Promise<StoredDocument> {
  const { order, isDemonstration } = facts;
  const sum = add(...facts.lines.map(grossOf));
  if (sum !== order.totalPaise) throw new RangeError(`Lines of ${sum} paise in an order of ${order.totalPaise}`);
  const receipts = await documentsOf(tx, order.id, 'receipt-voucher');
  const { ledger } = facts.money;
  const takenBack = new Set(
    ledger.flatMap(({ reverses }) => (reverses === null ? [] : causeOfEntry({ id: reverses }))),
  );
  const standing = receipts.filter(({ madeFrom }) => !takenBack.has(madeFrom ?? ''));
  const advances = standing.map((receipt) => {
    const { number, issuedAt, total: amount } = printedOn(receipt);
    return { number, issuedAt, amount };
  });
  return issueDocument(services, tx, {
    ...{ order, cause, isDemonstration },
    kind: 'tax-invoice',
    data: taxDocumentData(facts, {
      lines,
      ...(transport ? { transport } : {}),
      payment: { ...paymentFor(facts, lines), advances },
    }),
  });
}
