import type { OrderDocument } from '@boxwright/contract';
import type { DocumentKind, LedgerEntry, Order, StoredDocument } from '@boxwright/storage';
import { downloadAddresses } from '../orders/download-addresses.ts';
import { cancelledVouchers } from './cancelled-vouchers.ts';
import { documentKinds } from './document-kinds.ts';
import { hasProforma } from './proforma.ts';

/** The documents of an order that its buyer may open; those that are made on request come first. */
export function orderDocuments({
  order,
  due,
  issued,
  ledger,
  hasKeyLine,
  token,
}: {
  readonly order: Pick<Order, 'status'>;
  /** The amount still to be paid, in paise. */
  readonly due: number;
  /** Oldest first. */
  readonly issued: readonly StoredDocument[];
  readonly ledger: readonly LedgerEntry[];
  readonly hasKeyLine: boolean;
  readonly token: string;
}): OrderDocument[] {
  const cancelled = cancelledVouchers(issued, ledger);
  const canBePaid = hasProforma(order, due);
  // While something is to be paid, the proforma made on request replaces the issued ones.
  const numbered = issued.filter(({ kind, number }) => number !== null && !(canBePaid && kind === 'proforma'));
  // A copy is listed with the number of its original.
  const copies = Map.groupBy(
    issued.filter(({ kind }) => kind === 'e-invoice' || kind === 'e-way-bill'),
    ({ refersTo }) => refersTo,
  );
  return [
    onRequest('order-form', downloadAddresses.orderForm(token)),
    ...(hasKeyLine ? [onRequest('key-line', downloadAddresses.keyLine(token))] : []),
    ...(canBePaid ? [onRequest('proforma', downloadAddresses.proforma(token))] : []),
    ...numbered.flatMap((document) => {
      return [document, ...(copies.get(document.id) ?? [])].map((each) => ({
        kind: each.kind,
        title: cancelled.includes(each) ? 'Cancelled receipt voucher' : documentKinds[each.kind].title,
        number: document.number,
        issuedAt: each.issuedAt,
        file: downloadAddresses.document(token, each),
      }));
    }),
  ];
}

const onRequest = (kind: DocumentKind, file: string): OrderDocument => ({
  kind,
  title: documentKinds[kind].title,
  number: null,
  issuedAt: null,
  file,
});
