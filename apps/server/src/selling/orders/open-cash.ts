import { type Company, fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import {
  askForCall,
  type DbOrTx,
  isMobileProven,
  lockOpenCash,
  type Order,
  openCashBeside,
  raiseAlert,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';

type Terms = Company['cashOnDelivery'];

/** Why this order would leave too much open in cash, as a text for the buyer; null when it wouldn't. */
export async function openCashProblem(
  db: DbOrTx,
  order: Pick<Order, 'id' | 'totalPaise'>,
  { mostPaise }: Terms,
): Promise<string | null> {
  if ((await openCashBeside(db, order.id)) + order.totalPaise <= mostPaise) return null;
  const most = formatRupees(paise(mostPaise));
  return `Cash on delivery is offered up to ${most} for all orders together of one customer, mobile number or address that aren’t delivered yet. Please pay this order online, or choose cash again after a delivery.`;
}

/**
 * Refuses an order that would leave too much to be collected in cash, or whose mobile number nobody has called yet:
 * then the desk is asked to call it. The caller holds the order's lock. From here on, orders become cash on delivery
 * one after the other, so that simultaneous ones are counted too.
 *
 * @param isOnPhone whether the desk is speaking with the customer
 */
export async function refuseCash(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  order: Order,
  terms: Terms,
  isOnPhone: boolean,
): Promise<Result<never> | undefined> {
  await lockOpenCash(tx);
  const problem = await openCashProblem(tx, order, terms);
  if (problem !== null) return fail('not_possible', problem);
  if (isOnPhone || order.totalPaise < terms.provenFromPaise || (await isMobileProven(tx, order))) return undefined;
  const { mobile } = order.shippingAddress;
  await askForCall(tx, order, now());
  await raiseAlert(tx, {
    key: `cash-call:${order.id}`,
    kind: 'cash-call' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)} is to be paid in cash on delivery: please call its mobile number, and note on its page that you have spoken.`,
  });
  const from = formatRupees(paise(terms.provenFromPaise));
  return fail(
    'not_possible',
    `From ${from} we call ${mobile} before an order is paid in cash on delivery. We have noted it and call you in our hours; after the call, choose cash on delivery here again. Or pay online now.`,
  );
}
