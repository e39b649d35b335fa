import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { appendAccount, findCustomer, heldFor, inTransaction, lockAccount } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { heldChanged, mailAbout } from '../../selling/payments/money-on-account.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const PayBackFromAccount: Handler<'PayBackFromAccount'> = async (input, call) => {
  const { services, visitor } = call;
  const { customerId, how, amount, seenHeld, paidOn } = input;
  const now = services.now();
  const badDay = refuseDay(paidOn, indianDay(now), 'paidOn') ?? (await refuseClosedDay(services.db, paidOn, 'paidOn'));
  if (badDay) return badDay;
  const reference = input.reference.trim().replace(/\s+/g, ' ').toUpperCase();
  return inTransaction(services.db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer) return noSuchCustomer;
    await lockAccount(tx, customerId);
    const held = await heldFor(tx, customerId);
    if (held !== seenHeld) return heldChanged(held);
    if (amount > held) {
      return fail('invalid', `Only ${formatRupees(paise(held))} are held.`, { field: 'amount' });
    }
    const entry = await appendAccount(tx, {
      ...{ customerId, kind: 'paid-back', amountPaise: -amount, how, reference, receivedOn: paidOn },
      staffId: visitor.staff.id,
      createdAt: now,
    });
    await mailAbout(services, tx, entry);
    await noted(tx, call, 'PayBackFromAccount', ['customer', customerId, customer.name], {
      before: { heldPaise: held },
      after: { heldPaise: held - amount, amountPaise: amount, how, reference, paidOn },
    });
    return ok({ held: held - amount });
  });
};
