import { fail, type Result } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { missingBefore, type OrderStatus, type PaidStep, paidStepOf, paidSteps } from '@boxwright/orders';
import { type DbOrTx, findPaymentWaiver, type Order, type PaymentWaiver } from '@boxwright/storage';
import { type OrderMoney, orderMoneyOf } from './balance.ts';

/** What is to be paid before a step, as the beginning of a sentence; null if it may be taken. */
export function whyUnpaid(
  step: PaidStep,
  { paymentMode: mode, confirmedAt, totalPaise: total }: Pick<Order, 'paymentMode' | 'confirmedAt' | 'totalPaise'>,
  { due }: Pick<OrderMoney, 'due'>,
  waiver: Pick<PaymentWaiver, 'step'> | undefined,
): string | null {
  if (waiver && paidSteps.indexOf(step) <= paidSteps.indexOf(waiver.step)) return null;
  const isConfirmed = confirmedAt !== null;
  const missing = missingBefore(step, { mode, isConfirmed, total, due });
  if (missing === 0) return null;
  const come = due === total ? ', and nothing has come' : '';
  return `${rupees(missing)} of ${rupees(total)} are to be paid before ${step}${come}`;
}

/** Refuses to move an order to a status for which money is missing. */
export async function refuseUnpaid(db: DbOrTx, order: Order, to: OrderStatus): Promise<Result<never> | undefined> {
  const step = paidStepOf(to);
  const why = step === undefined ? null : await whyUnpaidNow(db, order, step);
  return why === null
    ? undefined
    : fail('not_possible', `${why}. Record the payment, or have it let through with a reason.`);
}

/** The same for an order of which nothing has been read. */
export async function whyUnpaidNow(db: DbOrTx, order: Order, step: PaidStep): Promise<string | null> {
  const money = await orderMoneyOf(db, order);
  const why = whyUnpaid(step, order, money, undefined);
  return why === null ? null : whyUnpaid(step, order, money, await findPaymentWaiver(db, order.id));
}

const rupees = (amount: number) => formatRupees(amount as Paise);
