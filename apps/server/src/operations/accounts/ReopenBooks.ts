import { fail, formatDay, monthBefore, ok } from '@boxwright/contract';
import { closeBooksThrough, inTransaction, lockSettings } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';

export const ReopenBooks: Handler<'ReopenBooks'> = async ({ seenThrough, reason }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    await lockSettings(tx);
    const before = await closedThrough(tx);
    if (before === '' || before !== seenThrough) {
      return fail('conflict', 'Somebody has closed or reopened a month meanwhile. Please look again.');
    }
    const through = monthBefore(before);
    await closeBooksThrough(tx, through);
    await noted(tx, { services, visitor }, 'ReopenBooks', ['books', before, formatDay(before)], {
      before: { through: before },
      after: { through },
      reason,
    });
    return ok({ through });
  });
