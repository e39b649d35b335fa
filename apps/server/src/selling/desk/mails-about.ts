import { type MailToCustomer, mailsSince, type Order } from '@boxwright/storage';

/** At most this many mails to the customer since the order was placed are searched. */
const mostMails = 500;

interface Named {
  readonly orderId: number;
  readonly txnids: readonly string[];
  readonly ledgerIds: readonly number[];
  readonly refundIds: readonly number[];
  readonly returnIds: readonly number[];
  readonly messageIds: readonly number[];
}

/** The mails to the customer about an order, newest first. A mail's key says its kind and what it is about. */
export async function mailsAboutOrder(
  db: Parameters<typeof mailsSince>[0],
  order: Pick<Order, 'placedAt'>,
  email: string,
  about: Named,
): Promise<MailToCustomer[]> {
  const keys = keysAbout(about);
  const sent = await mailsSince(db, email, order.placedAt, mostMails);
  return sent.filter(({ key }) => {
    const [kind = '', subject = ''] = key.split(':');
    return keys.has(`${kind}:${subject}`);
  });
}

const keysAbout = ({ orderId, txnids, ledgerIds, refundIds, returnIds, messageIds }: Named): ReadonlySet<string> => {
  const each = (kinds: readonly string[], subjects: readonly (string | number)[]) =>
    kinds.flatMap((kind) => subjects.map((subject) => `${kind}:${subject}`));
  return new Set([
    ...each(['order-received', 'order-moved', 'payment-reminder', 'payment-link', 'order-again'], [orderId]),
    ...each(
      ['address-corrected', 'order-corrected', 'order-reprint', 'parcel-moved', 'credit-note', 'debit-note'],
      [orderId],
    ),
    ...each(['proof-sent', 'proof-decided', 'proof-reminder', 'print-waived'], [orderId]),
    ...each(['order-received', 'payment-received', 'payment-failed'], txnids),
    ...each(['payment-recorded', 'payment-reversed'], ledgerIds),
    ...each(['refund-asked', 'refund-done'], refundIds),
    ...each(['return-received', 'return-decided'], returnIds),
    ...each(['order-message'], messageIds),
  ]);
};
