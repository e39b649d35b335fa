import { fail, ok, type Result } from '@boxwright/contract';
import {
  type Customer,
  findCustomer,
  findOrder,
  linkVersionOf,
  type Order,
  type OrderStep,
  stepsOfOrder,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { NumberedLink } from './numbered-link.ts';
import { trackedUntil } from './tracking.ts';

export interface LinkedOrder {
  readonly order: Order;
  readonly customer: Customer;
  readonly steps: OrderStep[];
}

const unknown = fail('not_found', 'This link doesn’t open an order. Please open it from the mail once more.');
const stopped = fail('not_found', 'This link was stopped by the customer who ordered.');

/**
 * The order that a link opens; a failure for links that this shop didn't make, that were stopped or have expired.
 *
 * @param expired what to do about a link that has expired
 */
export async function openNumbered(
  { db, now }: Pick<Services, 'db' | 'now'>,
  link: NumberedLink | null,
  expired: string,
): Promise<Result<LinkedOrder>> {
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
  if (trackedUntil(order, steps) <= now()) return fail('not_found', expired);
  return ok({ order, customer, steps });
}
