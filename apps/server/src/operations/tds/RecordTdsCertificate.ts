import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { quarterName } from '@boxwright/orders';
import { findCustomer, findTdsCertificate, insertTdsCertificate, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';

export const RecordTdsCertificate: Handler<'RecordTdsCertificate'> = async (input, call) => {
  const { services, visitor } = call;
  const { customerId, quarter, amount, receivedOn } = input;
  const now = services.now();
  const today = indianDay(now);
  const badDay = refuseDay(receivedOn, today, 'receivedOn');
  if (badDay) return badDay;
  if (quarter > today) return fail('invalid', 'This quarter is still to come.', { field: 'quarter' });
  const number = input.number.trim().replace(/\s+/g, ' ').toUpperCase();
  return inTransaction(services.db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer) return noSuchCustomer;
    const certificate = await insertTdsCertificate(tx, {
      ...{ customerId, quarter, number, amountPaise: amount, receivedOn, staffId: visitor.staff.id, createdAt: now },
    });
    if (!certificate) {
      const known = await findTdsCertificate(tx, { customerId, quarter, number });
      // A double click.
      if (known?.amountPaise === amount) return ok({ certificateId: known.id });
      const text = known
        ? `${number} is recorded already, with ${formatRupees(paise(known.amountPaise))}.`
        : 'Somebody else has changed this certificate. Please look again.';
      return fail('conflict', text, { field: 'number' });
    }
    await noted(tx, call, 'RecordTdsCertificate', ['customer', customerId, customer.name], {
      after: { certificate: number, quarter: quarterName(quarter), amountPaise: amount, receivedOn },
    });
    return ok({ certificateId: certificate.id });
  });
};
