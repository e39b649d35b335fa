import { accountEntriesShown, ok } from '@boxwright/contract';
import { tdsOn } from '@boxwright/orders';
import { accountEntriesOf, findCustomer, heldFor, inSnapshot, payableItemsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

/** What can be taken back on the account itself; an allotment is taken back at its order. */
const reversible: readonly string[] = ['receipt', 'paid-back', 'moved'];

export const GetMoneyOnAccount: Handler<'GetMoneyOnAccount'> = async ({ customerId }, { services }, may) => {
  const today = indianDay(services.now());
  return inSnapshot(services.db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer) return noSuchCustomer;
    const payable = await payableItemsOf(tx, customerId, today);
    const entries = await accountEntriesOf(tx, customerId, accountEntriesShown);
    return ok({
      customerId,
      name: customer.name,
      companyName: customer.companyName ?? '',
      isErased: customer.erasedAt !== null,
      held: await heldFor(tx, customerId),
      payable: payable.map((item) => ({
        orderId: item.orderId,
        orderNumber: orderNumber(item),
        invoice: item.invoice,
        total: item.total,
        due: item.due,
        dueOn: item.dueOn,
        late: item.late,
        usualTds: tdsOn(item.taxable),
      })),
      entries: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        amount: entry.amountPaise,
        how: entry.how,
        reference: entry.reference ?? '',
        day: entry.receivedOn,
        orderId: entry.orderId,
        orderNumber: entry.order === null ? '' : orderNumber(entry.order),
        by: entry.by ?? '',
        at: entry.createdAt.toISOString(),
        cause: entry.reversalCause,
        isReversible: !entry.isReversed && isTakenBackHere(entry),
      })),
      today,
      may: { reversals: may.reversals, refunds: may.refunds, accounts: may.accounts },
    });
  });
};

/** A refund that was kept on account isn't due again, so it is only paid back or allotted. */
const isTakenBackHere = ({ kind, reference }: { readonly kind: string; readonly reference: string | null }): boolean =>
  reversible.includes(kind) && !(kind === 'moved' && reference !== null);
