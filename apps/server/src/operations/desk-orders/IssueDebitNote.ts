import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { formatRupees, type Paise, paise } from '@boxwright/money';
import { documentsOf, inTransaction, lockOrder, refundsOf, type Tx } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { type InvoiceLeft, invoiceLeft } from '../../selling/documents/invoice-left.ts';
import { grossOf } from '../../selling/documents/tax-lines.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { debitOrder } from '../../selling/refunds/debit-order.ts';
import { reducesSupply } from '../../selling/refunds/refund-causes.ts';

export const IssueDebitNote: Handler<'IssueDebitNote'> = async (input, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { orderId, lines, seenDue, reason } = input;
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const invoiced = invoiceLeft(await documentsOf(tx, orderId));
    if (!invoiced) return fail('not_possible', 'There is no invoice yet, so there is nothing to add to.');
    if (order.status === 'Cancelled') return fail('not_possible', 'This order is closed, and its invoice credited.');
    const before = await orderMoneyOf(tx, order);
    // A double click too: the first has raised what is due.
    if (before.due !== seenDue) {
      const due = formatRupees(paise(before.due));
      return fail('conflict', `What is due has changed meanwhile: it is ${due} now. Please look at the order again.`);
    }
    if (before.overpaid > 0 || (await wasPaidBack(tx, orderId))) {
      const text =
        'More was paid for this order than it owed, so what is added wouldn’t become due. Please sell it as an order of its own.';
      return fail('not_possible', text);
    }
    const named = debitsOf(lines, invoiced);
    if (!named.ok) return named;
    const at = services.now();
    const { staff } = visitor;
    const debited = { invoiced, debits: named.value, reason, staffId: staff.id, at };
    const { note, money } = await debitOrder(services, tx, order, debited);
    const debitedPaise = [...named.value.values()].reduce((sum, each) => sum + each, 0);
    const number = note.number ?? '';
    await noteOrderChange(tx, {
      order,
      staff,
      operation: 'IssueDebitNote',
      at,
      after: { reference: number, debitedPaise },
      reason,
    });
    return ok({ number, debited: debitedPaise, due: money.due });
  });

/** Whether money that wasn’t owed is back or on its way: what is added would be set off against it. */
const wasPaidBack = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await refundsOf(tx, orderId)).some(({ state, causeCode }) => state !== 'withdrawn' && !reducesSupply(causeCode));

/** What is added to each line, by its index. */
function debitsOf(
  wanted: Input<'IssueDebitNote'>['lines'],
  { lines }: InvoiceLeft,
): Result<ReadonlyMap<number, Paise>> {
  const debits = new Map<number, Paise>();
  for (const { position, amount } of wanted) {
    const line = lines[position - 1];
    if (!line || grossOf(line) === 0 || debits.has(position - 1)) {
      return fail('invalid', 'The items of the invoice are others. Please load the page again.', { field: 'lines' });
    }
    debits.set(position - 1, paise(amount));
  }
  return ok(debits);
}
