import type { OrderDocument } from '@boxwright/contract';
import type { DocumentKind, Order, StoredDocument } from '@boxwright/storage';
import { downloadAddresses } from '../orders/download-addresses.ts';
import { documentKinds } from './document-kinds.ts';
import { hasProforma } from './proforma.ts';

/** The documents of an order that its buyer may have, those that are made on request first. */
export function orderDocuments({
  order,
  due,
  issued,
  hasKeyLine,
  token,
}: {
  readonly order: Pick<Order, 'status'>;
  /** What is to be paid, in paise. */
  readonly due: number;
  /** Oldest first. */
  readonly issued: readonly StoredDocument[];
  readonly hasKeyLine: boolean;
  readonly token: string;
}): OrderDocument[] {
  const canBePaid = hasProforma(order, due);
  // While there is something to pay, the proforma is the one that says how the order stands then.
  const numbered = issued.filter(({ kind, number }) => number !== null && !(canBePaid && kind === 'proforma'));
  return [
    onRequest('order-form', downloadAddresses.orderForm(token)),
    ...(hasKeyLine ? [onRequest('key-line', downloadAddresses.keyLine(token))] : []),
    ...(canBePaid ? [onRequest('proforma', downloadAddresses.proforma(token))] : []),
    ...numbered.map((document) => ({
      kind: document.kind,
      title: documentKinds[document.kind].title,
      number: document.number,
      issuedAt: document.issuedAt,
      file: downloadAddresses.document(token, document),
    })),
  ];
}

const onRequest = (kind: DocumentKind, file: string): OrderDocument => ({
  kind,
  title: documentKinds[kind].title,
  number: null,
  issuedAt: null,
  file,
});
