import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { accountKindNames, reversals } from '@boxwright/orders';
import { findAccountEntry, findCustomer, heldFor, inTransaction, raiseAlert } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { NotReversible, takeBack } from '../../selling/payments/money-on-account.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const ReverseAccountEntry: Handler<'ReverseAccountEntry'> = async (input, call) => {
  const { services, visitor } = call;
  const { customerId, entryId, cause, reversedOn, bankFee = 0, reason } = input;
  const now = services.now();
  const badDay =
    refuseDay(reversedOn, indianDay(now), 'reversedOn') ??
    (await refuseClosedDay(services.db, reversedOn, 'reversedOn'));
  if (badDay) return badDay;
  try {
    return await inTransaction(services.db, async (tx) => {
      const customer = await findCustomer(tx, customerId);
      const entry = await findAccountEntry(tx, entryId);
      if (!customer || entry?.customerId !== customerId) return noSuchCustomer;
      if (reversedOn < entry.receivedOn) {
        return fail('invalid', 'The day is before that of the entry.', { field: 'reversedOn' });
      }
      const { id: staffId, name } = visitor.staff;
      const orders = await takeBack(services, tx, entry, { cause, reversedOn, bankFee, staffId });
      const held = await heldFor(tx, customerId);
      const amount = formatRupees(paise(Math.abs(entry.amountPaise)));
      await noted(tx, call, 'ReverseAccountEntry', ['customer', customerId, customer.name], {
        after: {
          ...{ entry: accountKindNames[entry.kind], amountPaise: entry.amountPaise, reference: entry.reference },
          ...{ reversedOn, cause, heldPaise: held },
          ...(bankFee > 0 ? { bankFeePaise: bankFee } : {}),
          ...(orders.length > 0 ? { orders: orders.map(orderNumber).join(', ') } : {}),
        },
        reason,
      });
      await raiseAlert(tx, {
        key: `account-reversed:${entry.id}`,
        kind: 'payment-reversed' satisfies AlertKind,
        orderId: orders[0]?.id ?? null,
        message: [
          `Account of ${customer.companyName || customer.name}: ${name} took back ${amount} (${accountKindNames[entry.kind].toLowerCase()}), reference ${entry.reference ?? 'none'}.`,
          `${reversals[cause].paper}: ${reason}`,
          ...(orders.length > 0 ? [`Due again: ${orders.map(orderNumber).join(', ')}.`] : []),
        ].join(' '),
        createdAt: now,
      });
      return ok({ held });
    });
  } catch (error) {
    if (!(error instanceof NotReversible)) throw error;
    return fail('not_possible', wordsOf(error.why));
  }
};

function wordsOf(why: NotReversible['why']): string {
  if (why === 'reversed') return 'This entry is taken back already. Please look at the account again.';
  if (why === 'other') return 'This entry isn’t taken back here. What was allotted is taken back at its order.';
  if ('paidBack' in why) {
    return `What was allotted to ${orderNumber(why.paidBack)}, or a part of it, is paid back already, so it can’t be reversed.`;
  }
  const { missing, held } = why;
  return `Only ${formatRupees(paise(held))} are held: ${formatRupees(paise(missing))} of it were allotted or paid back since. Take that back first, at its order.`;
}
