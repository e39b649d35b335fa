import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { allocate, formatPieces, formatRupees, type Paise, paise } from '@boxwright/money';
import { comeBackWords } from '@boxwright/orders';
import { documentsOf, inTransaction, lockOrder, refundsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { grossOf, type LineCredit } from '../../selling/documents/tax-lines.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { creditOrder } from '../../selling/refunds/credit-order.ts';
import { type Creditable, creditableOf } from '../../selling/refunds/creditable.ts';
import { refuseToPayBack } from '../../selling/refunds/refuse-to-pay-back.ts';
import { refundable } from '../../selling/refunds/request-refunds.ts';

export const IssueCreditNote: Handler<'IssueCreditNote'> = async (input, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { orderId, lines, seenLeft, cameBack } = input;
    const reason = cameBack === undefined ? input.reason : `${comeBackWords[cameBack].name}: ${input.reason}`;
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const creditable = creditableOf(await documentsOf(tx, orderId), await refundsOf(tx, orderId));
    if (!creditable) {
      return fail('not_possible', 'There is no invoice yet, so there is nothing to credit.');
    }
    if (seenLeft !== creditable.left.reduce((sum, line) => sum + grossOf(line), 0)) {
      return fail('conflict', 'What is left of the invoice has changed meanwhile. Please look at the order again.');
    }
    const named = creditsOf(lines, creditable);
    if (!named.ok) return named;
    const credits = named.value;
    const amount = [...credits.values()].reduce((sum, credit) => sum + credit.amount, 0);
    const { due } = await orderMoneyOf(tx, order);
    const left = await refundable(tx, order);
    const payBack = Math.min(left, Math.max(0, amount - due));
    const refused = await refuseToPayBack(tx, order, { left, amount: payBack }, 'amount');
    if (refused) return refused;
    const at = services.now();
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const returned = cameBack === undefined ? {} : { cameBack, pieces };
    const { staff } = visitor;
    const credited = { creditable, credits, amount: paise(amount), payBack, reason, staffId: staff.id, at };
    const { note, sums } = await creditOrder(services, tx, order, credited);
    const number = note.number ?? '';
    await noteOrderChange(tx, {
      order,
      staff,
      operation: 'IssueCreditNote',
      at,
      after: { reference: number, creditedPaise: amount, refundPaise: payBack, ...returned },
      reason,
    });
    return ok({ number, credited: amount, settled: Math.min(amount, due), refund: sums.amount, byHand: sums.byHand });
  });

/** What is taken off each line, by its index; pieces cost what the invoice charged for them. */
function creditsOf(
  wanted: Input<'IssueCreditNote'>['lines'],
  { lines, left }: Creditable,
): Result<ReadonlyMap<number, LineCredit>> {
  const credits = new Map<number, LineCredit>();
  for (const { position, quantity, amount } of wanted) {
    const [line, rest] = [lines[position - 1], left[position - 1]];
    if (!line || !rest || credits.has(position - 1)) {
      return fail('invalid', 'The items of the invoice are others. Please load the page again.', { field: 'lines' });
    }
    if (quantity > line.quantity) {
      return fail('invalid', `Item ${position} has ${formatPieces(line.quantity)}.`, { field: `quantity-${position}` });
    }
    const [ofPieces = paise(0)] = allocate(grossOf(line), [quantity, line.quantity - quantity]);
    const credit = quantity > 0 ? ofPieces : (amount as Paise); // the contract's codec guarantees whole paise
    if (credit > grossOf(rest)) {
      const most = formatRupees(grossOf(rest));
      const text = `Only ${most} are left of item ${position} to be credited.`;
      return fail('invalid', text, { field: `${quantity > 0 ? 'quantity' : 'amount'}-${position}` });
    }
    if (quantity > rest.quantity) {
      const text = `Only ${formatPieces(rest.quantity)} ${rest.quantity === 1 ? 'is' : 'are'} left of item ${position} to be credited.`;
      return fail('invalid', text, { field: `quantity-${position}` });
    }
    credits.set(position - 1, quantity > 0 ? { amount: credit, quantity } : { amount: credit });
  }
  return ok(credits);
}
