import { ok } from '@boxwright/contract';
import { listTaxRates } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { presentTaxRate } from '../../selling/tax-rates/present-tax-rate.ts';

export const GetTaxRates: Handler<'GetTaxRates'> = async (_, { services: { db, now } }) => {
  const today = indianDay(now());
  const rates = await listTaxRates(db);
  return ok({ today, rates: rates.map((rate) => presentTaxRate(rate, rates, today)) });
};
