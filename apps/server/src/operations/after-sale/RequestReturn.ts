import { fail, ok, type Result } from '@boxwright/contract';
import { countWaitingPhotos, insertReturnRequest, inTransaction, returnRequestsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { lockOwnOrder } from '../../selling/orders/own-order.ts';
import { returnWindow } from '../../selling/returns/return-window.ts';

export const RequestReturn: Handler<'RequestReturn'> = async (input, { services, visitor }) => {
  const { orderId, reason, wish, manufacturedOn, ...details } = input;
  const now = services.now();
  if (reason === '' || wish === '') return fail('invalid', 'Please choose what is wrong.', { field: 'reason' });
  const badDate = refuseDate(manufacturedOn, indianDay(now));
  if (badDate) return badDate;
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnOrder(tx, visitor.customer, orderId);
    if (!own.ok) return own;
    const { problem } = await returnWindow(tx, own.value.order, await returnRequestsOf(tx, orderId), now);
    if (problem !== null) return fail('conflict', problem);
    if ((await countWaitingPhotos(tx, orderId)) === 0) {
      return fail('invalid', 'Please add a photograph of the fault.', { field: 'photos' });
    }
    const stored = { ...details, orderId, reason, wish, manufacturedOn, createdAt: now };
    const { id } = await insertReturnRequest(tx, stored);
    for (const mail of ['return-received', 'return-alert'] as const) {
      await services.jobs.enqueue(tx, 'WriteMail', { mail, returnRequestId: id });
    }
    return ok({ id });
  });
};

/** A day that doesn't exist, or is still to come. */
function refuseDate(day: string, today: string): Result<never> | undefined {
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (isDay && day <= today) return undefined;
  const text = isDay
    ? 'The manufacturing date can’t be in the future.'
    : 'There is no such day. Please look at the date.';
  return fail('invalid', text, { field: 'manufacturedOn' });
}
