import { fail, ok } from '@boxwright/contract';
import { addTaxRate, inTransaction, listTaxRates } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readFigure } from '../../selling/price-tables/figure.ts';
import { whyNotFrom } from '../../selling/price-tables/valid-from.ts';
import { presentTaxRate } from '../../selling/tax-rates/present-tax-rate.ts';

/** The highest slab of GST, 40 %. */
const share = { kind: 'share', least: 0, most: 4000, unit: '%' } as const;

export const AddTaxRate: Handler<'AddTaxRate'> = async ({ hsn, rate, validFrom }, { services, visitor }) => {
  const { db, now } = services;
  const today = indianDay(now());
  if (!/^\d{4}(\d{2}){0,2}$/.test(hsn))
    return fail('invalid', 'Please enter an HSN of four, six or eight digits.', { field: 'hsn' });
  const read = readFigure(share, rate);
  if (!read.ok) return fail('invalid', read.problem, { field: 'rate' });
  const wrongDay = whyNotFrom(validFrom, today);
  if (wrongDay !== null) return fail('invalid', wrongDay, { field: 'validFrom' });
  const row = { hsn, validFrom, rateBps: Number(read.value) };
  const isAdded = await inTransaction(db, async (tx) => {
    if (!(await addTaxRate(tx, row))) return false;
    await noted(tx, { services, visitor }, 'AddTaxRate', ['tax-rate', hsn, `GST of HSN ${hsn}`], {
      after: { valid_from: validFrom, rate_bps: row.rateBps },
    });
    return true;
  });
  if (!isAdded)
    return fail('conflict', 'This HSN has a rate from this day already. Please choose another day.', {
      field: 'validFrom',
    });
  forgetCatalogue(services);
  return ok(presentTaxRate(row, await listTaxRates(db), today));
};
