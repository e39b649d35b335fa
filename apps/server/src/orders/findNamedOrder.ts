import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { findOrder, findOrderByReference, findOrderByTxnid, type Order } from '@boxwright/storage';
import type { Call } from '../door/call.ts';
import { signedOutText } from '../door/invoke.ts';
import { orderOfToken } from './orderToken.ts';
import { txnidOf } from './paymentReference.ts';

type Names = Input<'GetWebsiteOrderDetails'>['where'];

/**
 * The order that a filter names: one's own by its id or by a transaction number, which banks, logs and histories of
 * browsers see; any by the token of its mails. Staff see every order.
 */
export async function findNamedOrder({ services, visitor }: Call, where: Names): Promise<Result<Order>> {
  const { db, secrets } = services;
  const { customer, staff } = visitor;
  const mayOwn = customer !== null || staff !== null;
  const ownOf = (order: Order | undefined) =>
    staff !== null || order?.customerId === customer?.id ? order : undefined;
  const found: (Order | undefined)[] = [];
  if (where.orderId !== undefined) {
    if (!mayOwn) return fail('signed_out', signedOutText);
    found.push(ownOf(await findOrder(db, where.orderId)));
  }
  if (where.paymentReference !== undefined) {
    if (!mayOwn) return fail('signed_out', signedOutText);
    const txnid = txnidOf(where.paymentReference);
    found.push(ownOf((await findOrderByTxnid(db, txnid)) ?? (await findOrderByReference(db, txnid))));
  }
  if (where.downloadToken !== undefined) {
    const orderId = orderOfToken(secrets.orderToken, where.downloadToken);
    found.push(orderId === null ? undefined : await findOrder(db, orderId));
  }
  const [order, ...others] = found;
  if (found.length === 0) return fail('invalid', 'Please say which order.');
  // Two names must mean the same order.
  if (!order || others.some((other) => other?.id !== order.id)) return fail('not_found', 'There is no such order.');
  return ok(order);
}
