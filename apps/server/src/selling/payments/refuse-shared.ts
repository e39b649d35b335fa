import { fail, type Result } from '@boxwright/contract';
import { type AccountLedgerEntry, othersWithReference, receiptsWithReference, type Tx } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

interface Recorded {
  /** The order for which it is recorded now; none for money on account. */
  readonly orderId?: number;
  readonly how: NonNullable<AccountLedgerEntry['how']>;
  readonly reference: string;
}

/**
 * Asks whether one transfer really paid others too: the reference may have been taken from the wrong line. Two who record it
 * at once wait for each other.
 */
export async function refuseShared(tx: Tx, { orderId, how, reference }: Recorded): Promise<Result<never> | undefined> {
  const orders = await othersWithReference(tx, { orderId: orderId ?? 0, kind: how, reference });
  const named = [
    ...(await receiptsWithReference(tx, how, reference)).map(({ name }) => `the account of ${name}`),
    ...orders.map((order) => {
      const { companyName, contactName } = order.billingAddress;
      return `${orderNumber(order)} of ${companyName || contactName}`;
    }),
  ];
  if (named.length === 0) return undefined;
  const what = orderId === undefined ? 'this customer’s orders' : 'this order';
  return fail('conflict', `${reference} is recorded with ${named.join(', ')}. Did it pay ${what} too?`, {
    field: 'isShared',
  });
}
