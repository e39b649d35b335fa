import { endedMonth, fail, formatDay, ok } from '@boxwright/contract';
import { closeBooksThrough, inTransaction, lockSettings } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';

export const CloseBooks: Handler<'CloseBooks'> = async ({ through }, { services, visitor }) => {
  if (!endedMonth(through, indianDay(services.now()))) {
    return fail('invalid', 'A month is closed once it has ended.', { field: 'through' });
  }
  return inTransaction(services.db, async (tx) => {
    await lockSettings(tx);
    const before = await closedThrough(tx);
    // A double click, or a month inside those that are closed.
    if (through <= before) return ok({ through: before });
    await closeBooksThrough(tx, through);
    await noted(tx, { services, visitor }, 'CloseBooks', ['books', through, formatDay(through)], {
      before: { through: before },
      after: { through },
    });
    return ok({ through });
  });
};
