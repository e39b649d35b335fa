import { fail, ok } from '@boxwright/contract';
import { addHoliday, findHoliday, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { whyNotFrom } from '../../selling/price-tables/valid-from.ts';

export const AddHoliday: Handler<'AddHoliday'> = async ({ day, name }, { services, visitor }) => {
  const { db, now } = services;
  if (whyNotFrom(day, indianDay(now())) !== null)
    return fail('invalid', 'Please choose today or a later day within the next 2 years.', { field: 'day' });
  if (name === '') return fail('invalid', 'Please enter what the holiday is called.', { field: 'name' });
  const isAdded = await inTransaction(db, async (tx) => {
    if (!(await addHoliday(tx, { day, name }))) return false;
    await noted(tx, { services, visitor }, 'AddHoliday', ['holiday', day, `Holiday ${day}`], { after: { name } });
    return true;
  });
  if (!isAdded) {
    const known = await findHoliday(db, day);
    return fail('conflict', `This day is a holiday already: ${known?.name ?? name}.`, { field: 'day' });
  }
  forgetCatalogue(services);
  return ok({ day, name });
};
