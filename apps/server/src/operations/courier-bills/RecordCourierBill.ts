import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { findCourierBill, insertCourierBill, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';

export const RecordCourierBill: Handler<'RecordCourierBill'> = async (input, call) => {
  const { services, visitor } = call;
  const { billedOn, sentFrom, sentTo, taxable, cgst, sgst, igst, isReverseCharge } = input;
  const now = services.now();
  const today = indianDay(now);
  const badDay =
    refuseDay(billedOn, today, 'billedOn') ??
    (sentFrom === '' ? undefined : (refuseDay(sentFrom, today, 'sentFrom') ?? refuseDay(sentTo, today, 'sentTo')));
  if (badDay) return badDay;
  const courier = input.courier.trim().replace(/\s+/g, ' ');
  const number = input.number.trim().replace(/\s+/g, ' ').toUpperCase();
  return inTransaction(services.db, async (tx) => {
    // A bill of a closed month is booked in the open one, where its tax is claimed.
    const bookedOn = billedOn <= (await closedThrough(tx)) ? today : billedOn;
    const typed = {
      ...{ billedOn, sentFrom: sentFrom || null, sentTo: sentTo || null, taxablePaise: taxable },
      ...{ cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst, isReverseCharge },
    };
    const bill = await insertCourierBill(tx, {
      ...{ kind: 'bill', courier, number, bookedOn, ...typed },
      ...{ staffId: visitor.staff.id, createdAt: now },
    });
    if (!bill) {
      const known = await findCourierBill(tx, { kind: 'bill', courier, number });
      // A double click.
      const isSame = (field: string) => known?.[field as keyof typeof typed] === typed[field as keyof typeof typed];
      if (known && Object.keys(typed).every(isSame)) return ok({ billId: known.id, bookedOn: known.bookedOn });
      const amount = formatRupees(paise(known?.taxablePaise ?? 0));
      return fail(
        'conflict',
        `${number} of ${courier} is recorded already, with ${amount} before tax. To correct it, take it back first.`,
        {
          field: 'number',
        },
      );
    }
    await noted(tx, call, 'RecordCourierBill', ['courier-bill', bill.id, `${courier} ${number}`], {
      after: {
        billedOn,
        bookedOn,
        taxablePaise: taxable,
        cgstPaise: cgst,
        sgstPaise: sgst,
        igstPaise: igst,
        isReverseCharge,
      },
    });
    return ok({ billId: bill.id, bookedOn });
  });
};
