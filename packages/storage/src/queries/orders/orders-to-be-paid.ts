import { isPaidByTransfer, paymentModes } from '@boxwright/orders';
import { and, asc, eq, gt, gte, inArray, lte, ne, or } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Order } from '../../rows.ts';
import { orders } from '../../schema/orders.ts';

/**
 * Orders not paid in full whose last day to pay is in this period (`YYYY-MM-DD`, both ends included), and those of any
 * earlier day that wait for a transfer: they are cancelled, however late.
 */
export function listOrdersToBePaidBy(
  db: DbOrTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<Order, 'id' | 'number' | 'placedAt' | 'status' | 'paymentDueOn' | 'paymentMode' | 'paymentStatus'>[]> {
  const { id, number, placedAt, paymentDueOn, paymentMode, paymentStatus, status } = orders;
  const isOpen = inArray(paymentStatus, ['Payment Pending', 'Partially Paid']);
  const isUntransferred = and(
    inArray(paymentMode, paymentModes.filter(isPaidByTransfer)),
    eq(paymentStatus, 'Payment Pending'),
    eq(status, 'IN-PROCESS'),
  );
  const isAsked = and(ne(status, 'Returned'), or(ne(status, 'Cancelled'), gt(orders.keptPaise, 0)));
  const isDue = or(gte(paymentDueOn, from), isUntransferred);
  return db
    .select({ id, number, placedAt, status, paymentDueOn, paymentMode, paymentStatus })
    .from(orders)
    .where(and(lte(paymentDueOn, to), isDue, isOpen, isAsked))
    .orderBy(asc(paymentDueOn), asc(id));
}
