import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { findOrder, findOrderByReference, findOrderByTxnid, type Order } from '@boxwright/storage';
import { signedOut } from '../../calls/access.ts';
import type { Call } from '../../calls/call.ts';
import { openByToken } from './open-by-token.ts';
import { noSuchOrder } from './own-order.ts';
import { txnidOf } from './payment-reference.ts';

type Names = Input<'GetWebsiteOrderDetails'>['where'];

/**
 * The order that a filter names. By id or transaction number, customers find only their own orders, because these
 * numbers appear at banks, in logs and in browser histories. The token from its mails finds any order. Staff with the
 * permission for orders find all.
 */
export async function findNamedOrder(
  { services, visitor }: Call,
  where: Names,
  seesAll: boolean,
): Promise<Result<Order>> {
  const { db } = services;
  const { customer } = visitor;
  const isSignedIn = customer !== null || seesAll;
  const ownOf = (order: Order | undefined) => (seesAll || order?.customerId === customer?.id ? order : undefined);
  const found: (Order | undefined)[] = [];
  if (where.orderId !== undefined) {
    if (!isSignedIn) return signedOut;
    found.push(ownOf(await findOrder(db, where.orderId)));
  }
  if (where.paymentReference !== undefined) {
    if (!isSignedIn) return signedOut;
    const txnid = txnidOf(where.paymentReference);
    found.push(ownOf((await findOrderByTxnid(db, txnid)) ?? (await findOrderByReference(db, txnid))));
  }
  if (where.downloadToken !== undefined) {
    const orderId = await openByToken(services, where.downloadToken, seesAll);
    found.push(orderId === null ? undefined : await findOrder(db, orderId));
  }
  const [order, ...others] = found;
  if (found.length === 0) return fail('invalid', 'Please say which order.');
  // Several names must refer to the same order.
  if (!order || others.some((other) => other?.id !== order.id)) return noSuchOrder;
  return ok(order);
}
