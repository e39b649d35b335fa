import { fail, ok } from '@boxwright/contract';
import { endCheque, findCheque, findWaitingCheque, inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';

export const EndCheque: Handler<'EndCheque'> = async ({ chequeId, end, endedOn }, { services, visitor: { staff } }) => {
  const now = services.now();
  const badDay = refuseDay(endedOn, indianDay(now), 'endedOn');
  if (badDay) return badDay;
  return inTransaction(services.db, async (tx) => {
    const known = await findCheque(tx, chequeId);
    const order = known && (await lockOrderWithCart(tx, known.orderId));
    if (!known || !order) return fail('not_found', 'There is no such cheque.');
    if (endedOn < indianDay(known.createdAt)) {
      return fail('invalid', 'The day is before that on which it was noted.', { field: 'endedOn' });
    }
    const waiting = await findWaitingCheque(tx, known);
    const hasEnded = waiting?.id === chequeId && (await endCheque(tx, chequeId, { end, endedOn, endedBy: staff.id }));
    if (!hasEnded) return fail('conflict', 'This cheque doesn’t wait any more. Please look at the lists again.');
    await noteOrderChange(tx, {
      ...{ order, staff, operation: 'EndCheque', at: now },
      after: { amountPaise: known.amountPaise, cheque: `${known.number} ${known.bank}`, end, endedOn },
    });
    return ok({ chequeId });
  });
};
