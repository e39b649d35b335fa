import { fail, ok, type Result } from '@boxwright/contract';
import type { TaxDocumentLine } from '@boxwright/documents';
import { add, allocate, paise } from '@boxwright/money';
import { documentsOf, type Order, refundsOf, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { grossOf, type LineCredit } from '../documents/tax-lines.ts';
import { orderMoneyOf } from '../orders/balance.ts';
import { creditOrder } from '../refunds/credit-order.ts';
import { creditableOf } from '../refunds/creditable.ts';
import { refuseToPayBack } from '../refunds/refuse-to-pay-back.ts';
import { refundable } from '../refunds/request-refunds.ts';

interface Pieces {
  /** The pieces of each line that aren't supplied, from what the invoice's lines have left. */
  readonly of: (left: readonly TaxDocumentLine[]) => readonly number[];
  readonly reason: string;
  readonly staffId: number | null;
  readonly at: Date;
}

/**
 * Credits pieces of the invoice that aren't supplied, at most what earlier notes have left of their lines; what was paid
 * for them goes back. The caller holds the order's lock. Returns the amount with tax, in paise.
 */
export async function creditPieces(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  { of, reason, staffId, at }: Pieces,
): Promise<Result<number>> {
  const creditable = creditableOf(await documentsOf(tx, order.id), await refundsOf(tx, order.id));
  if (!creditable) return fail('not_possible', 'There is no invoice yet, so there is nothing to credit.');
  const quantities = of(creditable.left);
  const credits = new Map<number, LineCredit>();
  for (const [index, line] of creditable.lines.entries()) {
    const rest = creditable.left[index];
    const quantity = Math.min(quantities[index] ?? 0, rest?.quantity ?? 0);
    if (quantity === 0 || !rest) continue;
    const [ofPieces = paise(0)] = allocate(grossOf(line), [quantity, line.quantity - quantity]);
    const amount = paise(Math.min(ofPieces, grossOf(rest)));
    if (amount > 0) credits.set(index, { amount, quantity });
  }
  const amount = add(...[...credits.values()].map((credit) => credit.amount));
  if (amount === 0) return ok(0);
  const { due } = await orderMoneyOf(tx, order);
  const left = await refundable(tx, order);
  const payBack = Math.min(left, Math.max(0, amount - due));
  const refused = await refuseToPayBack(tx, order, { left, amount: payBack }, 'amount');
  if (refused) return refused;
  await creditOrder(services, tx, order, { creditable, credits, amount, payBack, reason, staffId, at });
  return ok(amount);
}
