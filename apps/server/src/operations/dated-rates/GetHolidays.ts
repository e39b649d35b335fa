import { ok } from '@boxwright/contract';
import { listHolidays } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';

export const GetHolidays: Handler<'GetHolidays'> = async (_, { services: { db, now } }) => {
  const today = indianDay(now());
  const from = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return ok({ today, holidays: (await listHolidays(db)).filter(({ day }) => day >= from) });
};
