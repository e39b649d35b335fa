import { amountForPurpose } from './balance.ts';
import type { OrderStatus } from './status.ts';
import { type PaymentMode, ways } from './way/table.ts';
import { type PaidStep, paidSteps } from './way/way.ts';

/** What of an order decides whether its steps may be taken. Amounts in whole paise. */
export interface OrderToPay {
  readonly mode: PaymentMode;
  /** Whether the buyer has committed to a way without paying at once. */
  readonly isConfirmed: boolean;
  readonly total: number;
  /** What is still to be paid; 0 of a cancelled order. */
  readonly due: number;
}

const steps: ReadonlyMap<string, PaidStep> = new Map<OrderStatus, PaidStep>([
  ['Order Accepted', 'acceptance'],
  ['In Production', 'production'],
  ['Dispatched', 'dispatch'],
]);

/** The step that waits for money when an order is moved to this status; undefined if none does. */
export const paidStepOf = (status: string): PaidStep | undefined => steps.get(status);

/**
 * What must come before a step of an order, in whole paise; 0 if it may be taken. Each way to pay has its own demands:
 * `Way.demands`. Where the buyer's word is enough and they haven't given it, half of the total counts as their word.
 */
export function missingBefore(step: PaidStep, { mode, isConfirmed, total, due }: OrderToPay): number {
  const demand = ways[mode].demands[paidSteps.indexOf(step)];
  if (demand === 'all') return due;
  if (demand === 'commitment' && isConfirmed) return 0;
  return Math.min(due, amountForPurpose(total, total - due, 'half'));
}
