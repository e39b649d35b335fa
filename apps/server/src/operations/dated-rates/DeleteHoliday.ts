import { fail, ok } from '@boxwright/contract';
import { deleteHoliday, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';

export const DeleteHoliday: Handler<'DeleteHoliday'> = async ({ day }, { services, visitor }) => {
  const { db, now } = services;
  if (day < indianDay(now())) return fail('not_possible', 'This day has passed. It stays in the list.');
  const deleted = await inTransaction(db, async (tx) => {
    const holiday = await deleteHoliday(tx, day);
    if (!holiday) return undefined;
    await noted(tx, { services, visitor }, 'DeleteHoliday', ['holiday', day, `Holiday ${day}`], {
      before: { name: holiday.name },
    });
    return holiday;
  });
  if (!deleted) return fail('not_found', 'This holiday is taken back already.');
  forgetCatalogue(services);
  return ok(deleted);
};
