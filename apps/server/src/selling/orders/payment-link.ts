import { fail, ok, type Result } from '@boxwright/contract';
import { type Customer, findCustomer, findOrder, linkVersionOf, type Order, stepsOfOrder } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { openSealed, sealText } from '../../process/sealed-text.ts';
import { trackedUntil } from './tracking.ts';

const unknown = fail('not_found', 'This link doesn’t open an order. Please open it from the mail once more.');
const stopped = fail('not_found', 'This link was stopped by the customer who ordered.');
const expired = fail('not_found', 'This link has expired. Please sign in to pay, or ask us for another.');

/** The absolute address where anybody who has it can pay an order without signing in. It stops with the tracking link. */
export const paymentUrl = (
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  orderId: number,
  version: number,
): string => `${env.publicUrl}/pay/${sealText(secrets.paymentLink, 'pay', `${orderId}.${version}`)}`;

/** The order that a payment link opens, with its customer; a failure for links that were stopped or have expired. */
export async function openLinkedOrder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<{ order: Order; customer: Customer }>> {
  const parts = /^(\d{1,10})\.(\d{1,10})$/.exec(openSealed(secrets.paymentLink, token) ?? '');
  if (!parts) return unknown;
  const orderId = Number(parts[1]);
  const [order, steps, version] = await Promise.all([
    findOrder(db, orderId),
    stepsOfOrder(db, orderId),
    linkVersionOf(db, orderId),
  ]);
  const customer = order && (await findCustomer(db, order.customerId));
  if (!order || !customer) return unknown;
  if (Number(parts[2]) !== version || customer.erasedAt !== null) return stopped;
  if (trackedUntil(order, steps) <= now()) return expired;
  return ok({ order, customer });
}
