import { fail, ok } from '@boxwright/contract';
import { courierBillById, inTransaction, withdrawCourierBill } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const WithdrawCourierBill: Handler<'WithdrawCourierBill'> = async ({ billId }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const bill = await courierBillById(tx, billId);
    if (!bill) return fail('not_found', 'There is no such bill.');
    const closed = await refuseClosedDay(tx, bill.bookedOn, 'billId');
    if (closed) {
      return fail(
        'not_possible',
        'Its month is closed. Have the month reopened under Accounts, or correct it in Tally.',
      );
    }
    const by = { staffId: call.visitor.staff.id, at: call.services.now() };
    if (!(await withdrawCourierBill(tx, billId, by))) {
      return fail('conflict', 'It is taken back already. Please look again.');
    }
    await noted(tx, call, 'WithdrawCourierBill', ['courier-bill', billId, `${bill.courier} ${bill.number}`], {
      before: { taxablePaise: bill.taxablePaise, billedOn: bill.billedOn },
    });
    return ok({ billId });
  });
