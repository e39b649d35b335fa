import { fail, ok } from '@boxwright/contract';
import {
  type Cheque,
  endCheque,
  findCheque,
  findWaitingCheque,
  inTransaction,
  lockOrderWithCart,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { closedThrough, refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const EndCheque: Handler<'EndCheque'> = async (input, { services, visitor: { staff } }) => {
  const { chequeId, end, endedOn, hasEnded = false, bankFee = 0, reason } = input;
  const now = services.now();
  const badDay = refuseDay(endedOn, indianDay(now), 'endedOn');
  if (badDay) return badDay;
  return inTransaction(services.db, async (tx) => {
    const found = await findCheque(tx, chequeId);
    const order = found && (await lockOrderWithCart(tx, found.orderId));
    // Somebody may have ended it while the order was locked.
    const known = order && (await findCheque(tx, chequeId));
    if (!known || !order) return fail('not_found', 'There is no such cheque.');
    if (end !== 'mistake' && endedOn < indianDay(known.createdAt)) {
      return fail('invalid', 'The day is before that on which it was noted.', { field: 'endedOn' });
    }
    const isBooked = bankFee > 0 ? await refuseClosedDay(tx, endedOn, 'endedOn') : undefined;
    if (isBooked) return isBooked;
    if (known.bankFeePaise !== null && (known.endedOn ?? '') <= (await closedThrough(tx))) {
      return fail(
        'not_possible',
        'The bank’s charge is in a closed month. Have the month reopened under Accounts, or correct it in Tally.',
      );
    }
    const waiting = await findWaitingCheque(tx, known);
    const isOpen = waiting?.id === chequeId || (end === 'mistake' && hasEnded && isEnded(known));
    const ended = { end, endedOn, endedBy: staff.id, bankFeePaise: bankFee === 0 ? null : bankFee };
    if (!isOpen || !(await endCheque(tx, known, ended))) {
      return fail('conflict', 'This cheque doesn’t wait any more. Please look at the lists again.');
    }
    await noteOrderChange(tx, {
      ...{ order, staff, operation: 'EndCheque', at: now },
      ...(known.end === null
        ? {}
        : { before: { end: known.end, endedOn: known.endedOn, ...feeOf(known.bankFeePaise) } }),
      after: {
        ...{ amountPaise: known.amountPaise, cheque: `${known.number} ${known.bank}`, end, endedOn },
        ...feeOf(ended.bankFeePaise),
      },
      ...(reason ? { reason } : {}),
    });
    return ok({ chequeId });
  });
};

/** Whether the cheque's end is noted already; that note can be a mistake, too. */
const isEnded = ({ end }: Cheque): boolean => end === 'bounced' || end === 'given-back';

const feeOf = (bankFeePaise: number | null) => (bankFeePaise === null ? {} : { bankFeePaise });
