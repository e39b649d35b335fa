import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import {
  correctOrder,
  findCustomer,
  inTransaction,
  linesOfOrders,
  lockOrderWithCart,
  type Order,
  raiseAlert,
  refundsOf,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { type PlannedCorrection, planCorrection } from '../../selling/desk/plan-correction.ts';
import { refundableNow } from '../../selling/desk/refundable-now.ts';
import { leftOfInvoice } from '../../selling/documents/credit-invoice.ts';
import { issueCreditNote } from '../../selling/documents/issue-credit-note.ts';
import { causeOfAmendment, replaceInvoice } from '../../selling/documents/issue-invoice.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { choiceOfLine } from '../../selling/goods/read-goods.ts';
import { moneyFrom, orderMoneyOf, writePaymentStatus } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { giveTimeToPay } from '../../selling/orders/time-to-pay.ts';
import { reserveAgain } from '../../selling/production/reserve-again.ts';

export const CorrectOrder: Handler<'CorrectOrder'> = async (input, call, may) => {
  const { orderId, seen, isAgreed = false, reason, ...wanted } = input;
  const { services, visitor } = call;
  const { db } = services;
  const company = await readCompany(db);
  const catalogue = await freshCatalogue(services);
  if (wanted.quantities.length > 0)
    await layOut(call, catalogue, (await linesOfOrders(db, [orderId])).map(choiceOfLine));
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    const customer = order && (await findCustomer(tx, order.customerId));
    if (!order || !customer) return noSuchOrder;
    if (customer.erasedAt !== null) return fail('conflict', 'This customer’s data were erased.');
    if (+order.updatedAt !== +seen) {
      return fail('conflict', 'This order has changed meanwhile. Please look at it again before you correct it.');
    }
    const planned = await planCorrection({ db, catalogue, company }, tx, order, wanted);
    if (!planned.ok) return planned;
    const { replaced, recounted, changed } = planned.value;
    if (recounted.length > 0 && !may.quantities) return fail('forbidden', 'Only the order desk changes quantities.');
    if (replaced && !may.amend)
      return fail('forbidden', 'The invoice is issued. Only who may pay money back can have it replaced.');
    const consequences = consequencesOf(order, planned.value);
    if (consequences !== '' && !isAgreed) return fail('conflict', consequences, { field: 'isAgreed' });

    if (replaced) {
      const amount = paise((await leftOfInvoice(tx, order)) ?? 0);
      const cause = causeOfAmendment(replaced);
      await issueCreditNote(services, tx, {
        order,
        cause,
        amount,
        takesPieces: true,
        reason: `Replaced by an invoice with the right ${changed.join(', ')}`,
      });
    }
    const after = await correctOrder(tx, orderId, planned.value);
    if (replaced) await replaceInvoice(services, tx, after, replaced);
    if (recounted.length > 0) await reserveAgain(services, tx, after, recounted);
    const money = await orderMoneyOf(tx, after);
    await writePaymentStatus(tx, after, money);
    if (money.due > moneyFrom(order, money).due) await giveTimeToPay(services, tx, after, money);
    const at = services.now();
    const { overpaid } = refundableNow(after, money, await refundsOf(tx, orderId));
    if (overpaid > 0 && after.totalPaise < order.totalPaise) {
      await raiseAlert(tx, {
        key: `overpaid:${orderId}:${at.toISOString()}`,
        kind: 'overpaid' satisfies AlertKind,
        orderId,
        message: `${orderNumber(order)} was corrected, and is overpaid by ${formatRupees(paise(overpaid))} now: pay it back on the order’s page, or keep what was paid by transfer, cheque or cash on the customer’s account.`,
      });
    }
    await noteOrderChange(tx, {
      order,
      staff: visitor.staff,
      operation: 'CorrectOrder',
      at,
      // Names of what changed, and no address: audit entries outlive an erased account.
      before: { totalPaise: order.totalPaise, placeOfSupply: order.placeOfSupply },
      after: { changed: changed.join(', '), totalPaise: after.totalPaise, placeOfSupply: after.placeOfSupply },
      reason,
    });
    await services.jobs.enqueue(tx, 'WriteMail', {
      mail: 'order-corrected',
      orderId,
      what: changed.join(', '),
      at: at.toISOString(),
    });
    return ok({ total: after.totalPaise });
  });
};

/** What follows besides the correction itself, for whoever has to agree; empty for nothing. */
function consequencesOf({ totalPaise }: Order, { order, replaced }: PlannedCorrection): string {
  const parts = [
    ...(order.totalPaise === totalPaise
      ? []
      : [`The total becomes ${formatRupees(paise(order.totalPaise))} instead of ${formatRupees(paise(totalPaise))}.`]),
    ...(replaced
      ? [`A credit note takes back the whole invoice ${replaced.number ?? ''}, and a new invoice is issued.`]
      : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(' ')} Please agree below.`;
}
