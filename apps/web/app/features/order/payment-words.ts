import { formatRupees, type Paise } from '@boxwright/money';
import { dayToPayBy, isPaidByTransfer, isPaidInCash } from '@boxwright/orders';
import { formatDay } from '../../ui/moment.ts';
import type { Cancellation } from './cancel/load-cancellation.ts';
import { refundWords } from './cancel/refund-words.ts';
import type { LoadedOrder } from './load-order.ts';

/** What of an order is paid, due and on its way back, for its customer. The contract's codec guarantees whole paise. */
export function paymentWords([head]: LoadedOrder, refunds: Cancellation['refunds']): string {
  const { paid, due, paymentMode, paymentStatus, paymentDueOn, status, kept } = head;
  const rupees = (amount: number) => formatRupees(amount as Paise);
  if (paymentStatus === 'Refunded') return 'Refunded';
  if (status === 'Cancelled' && kept > 0)
    return due > 0 ? `${rupees(due)} due for the carriage` : `${rupees(kept)} kept for the carriage`;
  if (status === 'Cancelled') return paid > 0 ? `${rupees(paid)} not paid back yet${stateOf(refunds)}` : 'Nothing paid';
  // Nobody is asked for money while the goods are back with us.
  if (status === 'Returned' && due > 0) return paid > 0 ? `${rupees(paid)} paid` : 'Nothing to pay now';
  const excess = paid - head.totalWithTax;
  const becomesOfIt = refunds.some(({ isUndecided }) => isUndecided)
    ? 'we mail you what becomes of it'
    : 'we pay it back';
  if (excess > 0) return `Paid in full. ${rupees(excess)} was overpaid: ${becomesOfIt}`;
  if (due === 0) return 'Paid in full';
  if (isPaidInCash(paymentMode)) return `${rupees(due)} in cash on delivery`;
  const day = dayToPayBy({ due, paymentDueOn });
  const how = isPaidByTransfer(paymentMode) && paid === 0 ? ' by bank transfer' : '';
  const otherwise = how !== '' && status === 'IN-PROCESS' ? ', or the order is cancelled' : '';
  const left = `${rupees(due)} due${how}${day === null ? '' : `${how && ','} by ${formatDay(day)}${otherwise}`}`;
  return paid > 0 ? `${rupees(paid)} paid, ${left}` : left;
}

/** How far its refunds are: ": refund requested"; nothing where they are in different states, which its page lists. */
function stateOf(refunds: Cancellation['refunds']): string {
  const waiting = refunds.filter(({ state }) => state === 'requested' || state === 'asked' || state === 'by-hand');
  const [state, ...others] = new Set(waiting.map((refund) => refundWords(refund).state.toLowerCase()));
  return state === undefined || others.length > 0 ? '' : `: refund ${state}`;
}
