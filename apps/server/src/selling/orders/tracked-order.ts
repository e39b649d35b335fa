import { fail, ok, type Result } from '@boxwright/contract';
import { findCustomer, findOrder, linkVersionOf, type Order, type OrderStep, stepsOfOrder } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { linkOfToken } from './track-token.ts';
import { trackedUntil } from './tracking.ts';

const unknown = fail('not_found', 'This link doesn’t open an order. Please open it from the mail once more.');
const stopped = fail('not_found', 'This link was stopped by the customer who ordered.');
const expired = fail('not_found', 'This link has expired.');

/** The order that a tracking link opens, with its steps; a failure for links that were stopped or have expired. */
export async function openTrackedOrder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<{ order: Order; steps: OrderStep[] }>> {
  const link = linkOfToken(secrets.trackToken, token);
  if (link === null) return unknown;
  const [order, steps, version] = await Promise.all([
    findOrder(db, link.orderId),
    stepsOfOrder(db, link.orderId),
    linkVersionOf(db, link.orderId),
  ]);
  if (!order) return unknown;
  const customer = await findCustomer(db, order.customerId);
  // An erased account has no links, not even those that were sent on before.
  if (link.version !== version || !customer || customer.erasedAt !== null) return stopped;
  if (trackedUntil(order, steps) <= now()) return expired;
  return ok({ order, steps });
}
